import { lazy, Suspense } from "react";
import { useSession } from "#app/client/session/session.ts";
import { useActiveProfile } from "#app/features/profiles/active/active-profile.ts";
import type { PageWords } from "#app/locale/areas.ts";
import { addAreas } from "#app/locale/browser-i18n.ts";
import { useText } from "#app/locale/text.tsx";
import { SkeletonList } from "#app/ui/feedback/skeleton.tsx";
import { Page } from "#app/ui/layout/page.tsx";

/** Made once for each program of calendars: no other page waits for what it needs. */
const FeedsCard = lazy(async () => ({
  default: (await import("#app/features/calendar-feed/feeds-card.tsx")).FeedsCard,
}));

export const handle = { areas: ["document"] } satisfies PageWords;

export async function clientLoader() {
  await addAreas(handle.areas);
  return null;
}
clientLoader.hydrate = true as const;

export default function CalendarPage() {
  const { session } = useSession();
  return session && <AccountCalendar userId={session.user.id} />;
}

/** The planned doses of the chosen profile in another program. */
function AccountCalendar({ userId }: { userId: string }) {
  const t = useText();
  const { profileId, name, level } = useActiveProfile(userId);
  return (
    <Page title={t("feed.titleOf", { name: name ?? t("profiles.nameless") })} lead={t("feed.lead")}>
      {level === "own" ? (
        <Suspense fallback={<SkeletonList rows={2} rowClassName="h-40" />}>
          <FeedsCard key={profileId} profileId={profileId} />
        </Suspense>
      ) : (
        <p>{t("feed.ownersOnly")}</p>
      )}
    </Page>
  );
}

export { PageError as ErrorBoundary } from "./page-error.tsx";
