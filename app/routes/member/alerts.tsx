import { useMemo } from "react";
import { profileName } from "../../../domain/profiles/profile.ts";
import { useMay } from "../../client/capabilities.tsx";
import { useSession } from "../../client/session.ts";
import { prefetchCreateAlert, useCreateAlert } from "../../features/alerts/alert-dialogs.tsx";
import { Alerts } from "../../features/alerts/alerts.tsx";
import { useBoxes } from "../../features/inventory/queries.ts";
import { useActiveProfile } from "../../features/profiles/active-profile.ts";
import { LedgerCard } from "../../features/reminders/ledger-card.tsx";
import { ReminderChannelsCard } from "../../features/reminders/reminder-channels-card.tsx";
import { useText } from "../../locale/text.tsx";
import { MainDeedButton } from "../../ui/main-deed-button.tsx";
import { Page } from "../../ui/page.tsx";

export default function AlertsPage() {
  const { session } = useSession();
  return session && <ProfileAlerts userId={session.user.id} />;
}

function ProfileAlerts({ userId }: { userId: string }) {
  const t = useText();
  const may = useMay();
  const { profileId, profiles } = useActiveProfile(userId);
  const owned = useMemo(
    () =>
      profiles
        ?.filter(({ level }) => level === "own")
        .map((profile) => ({ id: profile.id, name: profileName(profile) })),
    [profiles],
  );
  const boxes = useBoxes(profileId);
  const { createAlert, dialog } = useCreateAlert(profileId, boxes.medications);
  return (
    <Page
      title={t("alerts.title")}
      actions={
        may("write-alerts") && (
          <MainDeedButton
            label={t("alerts.create")}
            onNear={prefetchCreateAlert}
            onPress={createAlert}
          />
        )
      }
    >
      <Alerts key={profileId} profileId={profileId} boxes={boxes} onCreate={createAlert} />
      <div className="grid items-start gap-6 max-lg:pb-16 lg:mt-8 lg:grid-cols-2 print:hidden">
        <ReminderChannelsCard userId={userId} profiles={owned} />
        <LedgerCard userId={userId} />
      </div>
      {dialog}
    </Page>
  );
}

export { PageError as ErrorBoundary } from "./page-error.tsx";
