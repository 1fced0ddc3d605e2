import { lazy, Suspense } from "react";
import { useSession } from "#app/client/session/session.ts";
import { useActiveProfile } from "#app/features/profiles/active/active-profile.ts";
import { addArea } from "#app/locale/browser-i18n.ts";
import { useText } from "#app/locale/text.tsx";
import { SkeletonList } from "#app/ui/feedback/skeleton.tsx";
import { Page } from "#app/ui/layout/page.tsx";

/** Few open it often: no other page waits for what it needs. */
const PersonPrescriptions = lazy(async () => ({
  default: (await import("./prescriptions/person-prescriptions.tsx")).PersonPrescriptions,
}));

export async function clientLoader() {
  await addArea("prescriptions");
  return null;
}
clientLoader.hydrate = true as const;

export default function PrescriptionsPage() {
  const { session } = useSession();
  return session && <AccountPrescriptions userId={session.user.id} />;
}

/** The prescriptions of the chosen profile. */
function AccountPrescriptions({ userId }: { userId: string }) {
  const t = useText();
  const { profileId, name, level } = useActiveProfile(userId);
  return (
    <Page
      title={t("prescriptions.titleOf", { name: name ?? t("profiles.nameless") })}
      lead={t("prescriptions.lead")}
    >
      <Suspense fallback={<SkeletonList rows={2} rowClassName="h-40" />}>
        <PersonPrescriptions key={profileId} profileId={profileId} person={name} level={level} />
      </Suspense>
    </Page>
  );
}

export { PageError as ErrorBoundary } from "./page-error.tsx";
