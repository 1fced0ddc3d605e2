import { lazy, Suspense } from "react";
import { replace, useSearchParams } from "react-router";
import { useSession } from "#app/client/session/session.ts";
import { chooseProfile, useActiveProfile } from "#app/features/profiles/active/active-profile.ts";
import type { PageWords } from "#app/locale/areas.ts";
import { addAreas } from "#app/locale/browser-i18n.ts";
import { useText } from "#app/locale/text.tsx";
import { SkeletonList } from "#app/ui/feedback/skeleton.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { isUuid } from "#domain/uuid.ts";
import type { Route } from "./+types/prescriptions.ts";

/** Few open it often: no other page waits for what it needs. */
const PersonPrescriptions = lazy(async () => ({
  default: (await import("./prescriptions/person-prescriptions.tsx")).PersonPrescriptions,
}));

export const handle = { areas: ["prescriptions"] } satisfies PageWords;

/** The link of a message names a person. The address forgets them, so that another person may be chosen afterwards. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const person = searchParams.get("person");
  if (person !== null) {
    if (isUuid(person)) chooseProfile(person);
    searchParams.delete("person");
    throw replace(`${pathname}?${searchParams}`);
  }
  await addAreas(handle.areas);
  return null;
}
clientLoader.hydrate = true as const;

export default function PrescriptionsPage() {
  const { session } = useSession();
  return session && <AccountPrescriptions userId={session.user.id} />;
}

/** The prescriptions of the chosen profile; `?prescription=` names the one that a message is about. */
function AccountPrescriptions({ userId }: { userId: string }) {
  const t = useText();
  const { profileId, name, level } = useActiveProfile(userId);
  const [search] = useSearchParams();
  return (
    <Page
      title={t("prescriptions.titleOf", { name: name ?? t("profiles.nameless") })}
      lead={t("prescriptions.lead")}
    >
      <Suspense fallback={<SkeletonList rows={2} rowClassName="h-40" />}>
        <PersonPrescriptions
          key={profileId}
          profileId={profileId}
          person={name}
          level={level}
          linkedId={search.get("prescription")}
        />
      </Suspense>
    </Page>
  );
}

export { PageError as ErrorBoundary } from "./page-error.tsx";
