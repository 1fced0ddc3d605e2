import { useFeature } from "../../client/feature-flags.ts";
import { queryClient } from "../../client/query-client.ts";
import { currentSession, useSession } from "../../client/session.ts";
import { useToday } from "../../client/today.ts";
import { useCreateAlert } from "../../features/alerts/alert-dialogs.tsx";
import { AlertsCard } from "../../features/alerts/alerts-card.tsx";
import { useIntakeDialogs } from "../../features/intakes/intake-dialogs.tsx";
import { RecentIntakes } from "../../features/intakes/recent-intakes.tsx";
import { AddMedicationButton } from "../../features/inventory/add-medication-button.tsx";
import { useInventoryDialogs } from "../../features/inventory/inventory-dialogs.tsx";
import { MedicationSummary } from "../../features/inventory/medication-summary.tsx";
import { medicationsQuery, useBoxes } from "../../features/inventory/queries.ts";
import { useOrderDialog } from "../../features/pharmacies/order-dialogs.tsx";
import { presumedProfileId, useActiveProfile } from "../../features/profiles/active-profile.ts";
import { ReachNote } from "../../features/reminders/reach-note.tsx";
import { TodayCard } from "../../features/reminders/today-card.tsx";
import { ZoneOffer } from "../../features/reminders/zone-offer.tsx";
import { InvitationNote } from "../../features/sharing/invitation-note.tsx";
import { EmergencyCard } from "../../features/symptoms/emergency-card.tsx";
import { formatDay } from "../../locale/format.ts";
import { useLanguage, useText } from "../../locale/text.tsx";
import { Page } from "../../ui/page.tsx";
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
  const { profileId, name, profiles } = useActiveProfile(userId);
  const boxes = useBoxes(profileId);
  const { medications } = boxes;
  const hasGuidance = useFeature("symptom_guidance");
  const intakes = useIntakeDialogs(profileId, name, medications);
  const alerts = useCreateAlert(profileId, medications);
  const ordering = useOrderDialog(userId, profileId);
  const inventory = useInventoryDialogs({
    profileId,
    medications,
    onLogIntake: intakes.logIntake,
    onOrder: ordering.order,
  });
  const hasReminders = medications?.some(({ schedule }) => schedule.doses.length > 0) ?? false;
  const addMedication = () => inventory.begin({ kind: "add" });

  return (
    <Page
      title={t("dashboard.title")}
      lead={formatDay(today, language)}
      actions={<AddMedicationButton onPress={addMedication} />}
    >
      <InvitationNote userId={userId} />
      <div className="grid items-start gap-4 max-md:pb-16 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_auto_1fr] lg:gap-6">
        <div className="flex flex-col gap-4">
          <ZoneOffer userId={userId} />
          <TodayCard userId={userId} profileId={profileId} />
          <ReachNote userId={userId} hasReminders={hasReminders} />
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
        <MedicationSummary {...boxes} onDeed={inventory.begin} />
      </div>
      {inventory.dialogs}
      {intakes.dialogs}
      {ordering.dialog}
      {alerts.dialog}
    </Page>
  );
}

export { PageError as ErrorBoundary } from "./page-error.tsx";
