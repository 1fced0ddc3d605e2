import { useMemo } from "react";
import { usePermissionCheck } from "#app/client/permissions/permission-level.tsx";
import { useSession } from "#app/client/session/session.ts";
import {
  prefetchCreateAlert,
  useCreateAlert,
} from "#app/features/alerts/create/use-create-alert.tsx";
import { Alerts } from "#app/features/alerts/list/alerts.tsx";
import { useMedicationList } from "#app/features/inventory/queries.ts";
import { useActiveProfile } from "#app/features/profiles/active/active-profile.ts";
import { ReminderChannelsCard } from "#app/features/reminders/channels/reminder-channels-card.tsx";
import { DeliveryLogCard } from "#app/features/reminders/deliveries/delivery-log-card.tsx";
import { useText } from "#app/locale/text.tsx";
import { ActionButton } from "#app/ui/button/action-button.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { profileName } from "#domain/profiles/profile.ts";

export default function AlertsPage() {
  const { session } = useSession();
  return session && <ProfileAlerts userId={session.user.id} />;
}

function ProfileAlerts({ userId }: { userId: string }) {
  const t = useText();
  const may = usePermissionCheck();
  const { profileId, profiles } = useActiveProfile(userId);
  const owned = useMemo(
    () =>
      profiles
        ?.filter(({ level }) => level === "own")
        .map((profile) => ({ id: profile.id, name: profileName(profile) })),
    [profiles],
  );
  const boxes = useMedicationList(profileId);
  const { createAlert, dialog } = useCreateAlert(profileId, boxes.medications);
  return (
    <Page
      title={t("alerts.title")}
      actions={
        may("write-alerts") && (
          <ActionButton
            label={t("alerts.create")}
            onPrefetch={prefetchCreateAlert}
            onPress={createAlert}
          />
        )
      }
    >
      <Alerts key={profileId} profileId={profileId} boxes={boxes} onCreate={createAlert} />
      <div className="grid items-start gap-6 lg:mt-8 lg:grid-cols-2 print:hidden">
        <ReminderChannelsCard userId={userId} profiles={owned} />
        <DeliveryLogCard userId={userId} />
      </div>
      {dialog}
    </Page>
  );
}

export { PageError as ErrorBoundary } from "./page-error.tsx";
