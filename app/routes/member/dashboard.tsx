import { useFeature } from "#app/client/preferences/feature-flags.ts";
import { queryClient } from "#app/client/queries/query-client.ts";
import { currentSession, useSession } from "#app/client/session/session.ts";
import { useToday } from "#app/client/time/today.ts";
import { useCreateAlert } from "#app/features/alerts/create/use-create-alert.tsx";
import { AlertsCard } from "#app/features/alerts/digest/alerts-card.tsx";
import { useIntakeDialogs } from "#app/features/intakes/intake-dialogs.tsx";
import { LastDose } from "#app/features/intakes/last-dose.tsx";
import { RecentIntakes } from "#app/features/intakes/recent-intakes.tsx";
import { useInventoryDialogs } from "#app/features/inventory/inventory-dialogs.tsx";
import { AddMedicationButton } from "#app/features/inventory/list/add-medication-button.tsx";
import { MedicationSummary } from "#app/features/inventory/list/medication-summary.tsx";
import { medicationsQuery, useMedicationList } from "#app/features/inventory/queries.ts";
import { useOrderDialog } from "#app/features/pharmacies/use-order-dialog.tsx";
import {
  presumedProfileId,
  useActiveProfile,
} from "#app/features/profiles/active/active-profile.ts";
import { ZoneChangeNotice } from "#app/features/reminders/channels/zone-change-notice.tsx";
import { DeliveryProblemNote } from "#app/features/reminders/deliveries/delivery-problem-note.tsx";
import { TodayCard } from "#app/features/reminders/today/today-card.tsx";
import { InvitationNote } from "#app/features/sharing/invitation/invitation-note.tsx";
import { EmergencyCard } from "#app/features/symptoms/emergency/emergency-card.tsx";
import { formatDay } from "#app/locale/format.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { Overview } from "./overview.tsx";
import { SymptomAnalysis } from "./symptom-analysis.tsx";

/** Asks for the boxes while the words and the code of the page are still on their way, and waits for nothing. */
export async function clientLoader() {
  const session = await currentSession();
  if (session) {
    void queryClient.prefetchQuery(medicationsQuery(presumedProfileId(session.user.id)));
  }
  return null;
}
clientLoader.hydrate = true as const;

export default function DashboardPage() {
  const { session } = useSession();
  return session && <AccountDashboard userId={session.user.id} />;
}

/** What to do now, who has a symptom, what is wrong, what we did; then the cabinet itself. */
function AccountDashboard({ userId }: { userId: string }) {
  const t = useText();
  const language = useLanguage();
  const today = useToday();
  const { profileId, name, profiles, people } = useActiveProfile(userId);
  const boxes = useMedicationList(profileId);
  const { medications } = boxes;
  const hasGuidance = useFeature("symptom_guidance");
  const intakes = useIntakeDialogs(profileId, people, medications);
  const alerts = useCreateAlert(profileId, medications);
  const ordering = useOrderDialog(userId, profileId);
  const inventory = useInventoryDialogs({
    profileId,
    person: name,
    medications,
    lastDoseOf: (medication) => <LastDose profileId={profileId} product={medication} />,
    onLogIntake: intakes.logIntake,
    onOrder: ordering.order,
  });
  const hasReminders = medications?.some(({ schedule }) => schedule.doses.length > 0) ?? false;
  const addMedication = () => inventory.perform({ kind: "add" });

  return (
    <Page
      title={t("dashboard.title")}
      lead={formatDay(today, language)}
      actions={<AddMedicationButton onPress={addMedication} />}
    >
      <InvitationNote userId={userId} />
      <div className="grid items-start gap-4 max-md:pb-16 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_auto_1fr] lg:gap-6">
        <div className="flex flex-col gap-4">
          <ZoneChangeNotice userId={userId} />
          <TodayCard userId={userId} profileId={profileId} />
          <DeliveryProblemNote userId={userId} hasReminders={hasReminders} />
          {/* At three in the morning nobody waits to hear whether it is there. */}
          {hasGuidance === false ? (
            <EmergencyCard />
          ) : (
            <SymptomAnalysis
              key={profileId}
              profileId={profileId}
              person={name}
              bornOn={profiles?.find(({ id }) => id === profileId)?.bornOn ?? null}
              onTake={intakes.logIntake}
            />
          )}
        </div>
        <AlertsCard profileId={profileId} boxes={boxes} onCreate={alerts.createAlert} />
        <div className="flex flex-col gap-4 lg:col-start-2 lg:row-span-3 lg:row-start-1 lg:gap-6">
          <RecentIntakes profileId={profileId} />
          <Overview
            userId={userId}
            profileId={profileId}
            boxes={boxes}
            onAddMedication={addMedication}
            onCreateAlert={alerts.createAlert}
          />
        </div>
        <MedicationSummary {...boxes} onAction={inventory.perform} />
      </div>
      {inventory.dialogs}
      {intakes.dialogs}
      {ordering.dialog}
      {alerts.dialog}
    </Page>
  );
}

export { PageError as ErrorBoundary } from "./page-error.tsx";
