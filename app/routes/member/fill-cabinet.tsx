import ArrowLeft from "lucide-react/icons/arrow-left";
import { lazy, Suspense, useMemo } from "react";
import { Link } from "react-router";
import { queryClient } from "#app/client/queries/query-client.ts";
import { currentSession, useSession } from "#app/client/session/session.ts";
import { medicationsQuery } from "#app/features/inventory/queries.ts";
import {
  presumedProfileId,
  useActiveProfile,
} from "#app/features/profiles/active/active-profile.ts";
import type { PageWords } from "#app/locale/areas.ts";
import { addAreas } from "#app/locale/browser-i18n.ts";
import { useLocalePath } from "#app/locale/locale-path.ts";
import { useText } from "#app/locale/text.tsx";
import { buttonClasses } from "#app/ui/button/button-variants.ts";
import { SkeletonList } from "#app/ui/feedback/skeleton.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { may } from "#domain/sharing/profile-actions.ts";

/** What it needs is what dialogs of other pages need, and no other page waits for it. */
const FillCabinet = lazy(async () => ({
  default: (await import("#app/features/inventory/fill/fill-cabinet.tsx")).FillCabinet,
}));

export const handle = { areas: ["fill"] } satisfies PageWords;

/** Its words are not carried by the other pages. */
export async function clientLoader() {
  const session = await currentSession();
  if (session) {
    void queryClient.prefetchQuery(medicationsQuery(presumedProfileId(session.user.id)));
  }
  await addAreas(handle.areas);
  return null;
}
clientLoader.hydrate = true as const;

export default function FillCabinetPage() {
  const { session } = useSession();
  return session && <AccountCabinet userId={session.user.id} />;
}

function AccountCabinet({ userId }: { userId: string }) {
  const t = useText();
  const path = useLocalePath();
  const { profileId, level, name, people } = useActiveProfile(userId);
  const editable = useMemo(() => {
    const others = people.filter(
      ({ id, level }) => id !== profileId && may(level, "edit-medications"),
    );
    const shown = people.find(({ id }) => id === profileId) ?? { id: profileId, name, level };
    return [shown, ...others];
  }, [people, profileId, name, level]);
  return (
    <Page title={t("fill.title")} lead={t("fill.lead")}>
      <Link to={path("inventory")} className={`${buttonClasses("plain")} -mt-4 -ml-4 self-start`}>
        <ArrowLeft aria-hidden="true" className="size-5" />
        {t("fill.back")}
      </Link>
      {may(level, "edit-medications") ? (
        <Suspense fallback={<SkeletonList rows={2} rowClassName="h-40" />}>
          <FillCabinet key={profileId} profileId={profileId} people={editable} />
        </Suspense>
      ) : (
        <p>{t("fill.mayNot")}</p>
      )}
    </Page>
  );
}

export { PageError as ErrorBoundary } from "./page-error.tsx";
