import { lazy, Suspense } from "react";
import { useSession } from "#app/client/session/session.ts";
import { useActiveProfile } from "#app/features/profiles/active/active-profile.ts";
import type { PageWords } from "#app/locale/areas.ts";
import { addAreas } from "#app/locale/browser-i18n.ts";
import { useText } from "#app/locale/text.tsx";
import { SkeletonList } from "#app/ui/feedback/skeleton.tsx";
import { Page } from "#app/ui/layout/page.tsx";

/** Few open it often: no other page waits for what it needs. */
const PersonCard = lazy(async () => ({
  default: (await import("./card/person-card.tsx")).PersonCard,
}));

export const handle = { areas: ["card"] } satisfies PageWords;

export async function clientLoader() {
  await addAreas(handle.areas);
  return null;
}
clientLoader.hydrate = true as const;

export default function CardPage() {
  const { session } = useSession();
  return session && <AccountCard userId={session.user.id} />;
}

/** The emergency card of the chosen profile. */
function AccountCard({ userId }: { userId: string }) {
  const t = useText();
  const { profileId, name, level } = useActiveProfile(userId);
  return (
    <Page
      title={t("card.titleOf", { name: name ?? t("profiles.nameless") })}
      lead={t("card.lead")}
      isTitlePrinted={false}
    >
      <Suspense fallback={<SkeletonList rows={3} rowClassName="h-40" />}>
        <PersonCard key={profileId} profileId={profileId} level={level} />
      </Suspense>
    </Page>
  );
}

export { PageError as ErrorBoundary } from "./page-error.tsx";
