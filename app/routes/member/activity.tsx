import { useQuery } from "@tanstack/react-query";
import { useMay } from "../../client/capabilities.tsx";
import { useSession } from "../../client/session.ts";
import { Activity } from "../../features/intakes/activity.tsx";
import { prefetchLogIntake, useIntakeDialogs } from "../../features/intakes/intake-dialogs.tsx";
import { medicationsQuery } from "../../features/inventory/queries.ts";
import { useActiveProfile } from "../../features/profiles/active-profile.ts";
import { useText } from "../../locale/text.tsx";
import { MainDeedButton } from "../../ui/main-deed-button.tsx";
import { Page } from "../../ui/page.tsx";

export default function ActivityPage() {
  const { session } = useSession();
  return session && <ProfileActivity userId={session.user.id} />;
}

function ProfileActivity({ userId }: { userId: string }) {
  const t = useText();
  const may = useMay();
  const { profileId, name } = useActiveProfile(userId);
  const { data: medications } = useQuery(medicationsQuery(profileId));
  const { logIntake, deleteIntake, dialogs } = useIntakeDialogs(profileId, name, medications);
  return (
    <Page
      title={t("intakes.title")}
      actions={
        may("log-intakes") && (
          <MainDeedButton
            label={t("intakes.log")}
            onNear={prefetchLogIntake}
            onPress={() => logIntake()}
          />
        )
      }
    >
      <Activity profileId={profileId} person={name} onDelete={deleteIntake} />
      {dialogs}
    </Page>
  );
}

export { PageError as ErrorBoundary } from "./page-error.tsx";
