import { useQuery } from "@tanstack/react-query";
import { Suspense, useMemo } from "react";
import { Link } from "react-router";
import { lazyAside } from "#app/client/code/lazy-aside.ts";
import { useFeature } from "#app/client/preferences/feature-flags.ts";
import { queryClient } from "#app/client/queries/query-client.ts";
import { useSettled } from "#app/client/queries/use-settled.ts";
import { currentSession, useSession } from "#app/client/session/session.ts";
import { today as thisDay, useToday } from "#app/client/time/today.ts";
import { HomeAlertsCard } from "#app/features/alerts/digest/home-alerts-card.tsx";
import { currentIllnessesQuery } from "#app/features/illness/current-illnesses.ts";
import { IllnessNotes } from "#app/features/illness/illness-notes.tsx";
import { useIntakeDialogs } from "#app/features/intakes/intake-dialogs.tsx";
import { useInventoryDialogs } from "#app/features/inventory/inventory-dialogs.tsx";
import { AddMedicationButton } from "#app/features/inventory/list/add-medication-button.tsx";
import { EmptyInventory } from "#app/features/inventory/list/empty-inventory.tsx";
import { chooseProfile } from "#app/features/profiles/active/active-profile.ts";
import { PeopleStrip } from "#app/features/profiles/active/people-strip.tsx";
import { ZoneChangeNotice } from "#app/features/reminders/channels/zone-change-notice.tsx";
import { PersonClaims } from "#app/features/reminders/claims/person-claims.tsx";
import { DeliveryProblemNote } from "#app/features/reminders/deliveries/delivery-problem-note.tsx";
import { useStoredDoses } from "#app/features/reminders/queries.ts";
import { type DosesReading, TodayCard } from "#app/features/reminders/today/today-card.tsx";
import { InvitationNote } from "#app/features/sharing/invitation/invitation-note.tsx";
import { EmergencyCard } from "#app/features/symptoms/emergency/emergency-card.tsx";
import { formatDay } from "#app/locale/format.ts";
import { useLocalePath } from "#app/locale/locale-path.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { buttonClasses } from "#app/ui/button/button-variants.ts";
import { Page } from "#app/ui/layout/page.tsx";
import { possibleRecipients } from "#domain/intakes/recipients.ts";
import { AllergyNote } from "./home/allergy-note.tsx";
import { boxesOf, givableBoxes } from "./home/givable-boxes.ts";
import { GiveCard } from "./home/give-card.tsx";
import { homeQuery, useHome } from "./home/home-query.ts";
import { SymptomForWhom } from "./home/symptom-for-whom.tsx";
import { SYMPTOM_ID, SymptomJump } from "./home/symptom-jump.tsx";
import { useHomeAlerts } from "./home/use-home-alerts.ts";
import { useHomePeople } from "./home/use-home-people.ts";
import { useStripPeople } from "./home/use-strip-people.ts";

const NONE: DosesReading["doses"] = new Map();

const ReadinessReminder = lazyAside(
  async () => (await import("./home/readiness-reminder.tsx")).ReadinessReminder,
);

const InstallOffer = lazyAside(
  async () => (await import("#app/features/account/install-offer.tsx")).InstallOffer,
);

/** Asks for the home while the words and the code of the page are still on their way, and waits for nothing. */
export async function clientLoader() {
  const session = await currentSession();
  if (session) {
    void queryClient.prefetchQuery(homeQuery(queryClient, session.user.id, thisDay()));
    void queryClient.prefetchQuery(currentIllnessesQuery);
  }
  return null;
}
clientLoader.hydrate = true as const;

export default function DashboardPage() {
  const { session } = useSession();
  return session && <AccountDashboard userId={session.user.id} />;
}

/** Whom it is about, what to do now, what is wrong, who has a symptom; then what is given next. */
function AccountDashboard({ userId }: { userId: string }) {
  const t = useText();
  const path = useLocalePath();
  const language = useLanguage();
  const today = useToday();
  const { profileId, name, profiles, people, shown, isNamed, isEverybody } = useHomePeople(userId);
  const { data: home, error, dataUpdatedAt, refetch } = useHome(userId);
  const shownIds = useMemo(() => shown.map(({ id }) => id), [shown]);
  const doses = useStoredDoses(shownIds, today);
  const isAboveKnown = useSettled(useQuery(currentIllnessesQuery));
  const alerts = useHomeAlerts(userId, shown, isNamed);
  const strip = useStripPeople(userId, people);
  const hasChild = profiles?.some(({ type }) => type === "child") ?? false;
  const hasGuidance = useFeature("symptom_guidance");
  const [only = null] = isNamed ? [] : shown;
  const ownBoxes = useMemo(() => home && boxesOf(home, profileId), [home, profileId]);
  const givable = useMemo(
    () => (home ? givableBoxes(home, shown, today) : null),
    [home, shown, today],
  );
  const intakes = useIntakeDialogs(profileId, people, ownBoxes);
  const inventory = useInventoryDialogs({
    profileId,
    person: name,
    medications: ownBoxes,
    lastDoseOf: () => null,
    forecastOf: () => null,
    onLogIntake: intakes.logIntake,
    onOrder: () => undefined,
  });
  const hasReminders = ownBoxes?.some(({ schedule }) => schedule.doses.length > 0) ?? false;
  const chosen = people.find(({ id }) => id === profileId);
  const mayLog = chosen ? possibleRecipients(people, profileId, profileId).length > 0 : false;
  const isEmpty = home?.people.every(({ id }) => boxesOf(home, id).length === 0) ?? false;
  const addBox = () => inventory.perform({ kind: "add" });
  const giveTo = (id: string) => home && { profileId: id, choices: boxesOf(home, id) };

  return (
    <Page
      title={
        only && people.length > 1
          ? t("dashboard.titleOf", { name: only.name ?? t("profiles.nameless") })
          : t("dashboard.title")
      }
      lead={formatDay(today, language)}
      actions={
        <>
          {hasGuidance !== false && <SymptomJump />}
          <div className="max-md:hidden">
            <AddMedicationButton onPress={addBox} />
          </div>
        </>
      }
    >
      {people.length > 1 && (
        <PeopleStrip people={strip} chosenId={isEverybody ? null : profileId} />
      )}
      {home && <IllnessNotes people={shown} onChoose={chooseProfile} />}
      {home && <AllergyNote home={home} shown={shown} />}
      {home && <PersonClaims userId={userId} people={shown} />}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <ZoneChangeNotice userId={userId} />
          <TodayCard
            userId={userId}
            people={shown}
            reading={{
              doses: isAboveKnown ? doses : NONE,
              problem: error,
              readAt: dataUpdatedAt,
              onRetry: () => void refetch(),
            }}
          />
          {/* What is known late stands below the doses: they are answered with one press. */}
          <InvitationNote userId={userId} />
          <DeliveryProblemNote userId={userId} hasReminders={hasReminders} />
          {home && hasChild && (
            <Suspense>
              <ReadinessReminder userId={userId} />
            </Suspense>
          )}
          {home && (
            <Suspense>
              <InstallOffer />
            </Suspense>
          )}
          {isEmpty ? (
            <EmptyInventory onAction={inventory.perform} />
          ) : givable === null && error ? null : (
            // A title over nothing would say that there is nothing to give.
            <GiveCard
              boxes={givable}
              person={only}
              isNamed={isNamed}
              onGive={({ box, person }) => intakes.logIntake(box, giveTo(person.id))}
              onAnother={mayLog ? () => intakes.logIntake() : null}
            />
          )}
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <HomeAlertsCard reading={alerts} />
          {/* At three in the morning nobody waits to hear whether it is there. */}
          {hasGuidance === false ? (
            <EmergencyCard />
          ) : (
            <div id={SYMPTOM_ID} className="scroll-mt-20">
              <SymptomForWhom
                choice={isEverybody ? "everybody" : profileId}
                profileId={profileId}
                shown={shown}
                profiles={profiles}
                onTake={(box, id) => {
                  const stored = home && boxesOf(home, id).find((each) => each.id === box.id);
                  intakes.logIntake(stored ?? box, giveTo(id));
                }}
              />
            </div>
          )}
          <div className="flex flex-wrap gap-2 print:hidden">
            {/* On a phone what is due today comes first. */}
            <div className="md:hidden">
              <AddMedicationButton onPress={addBox} />
            </div>
            <Link to={path("inventory")} className={buttonClasses("secondary")}>
              {t("dashboard.inventory")}
            </Link>
            <Link to={path("activity")} className={buttonClasses("secondary")}>
              {t("dashboard.activity")}
            </Link>
            {hasChild && (
              <Link to={path("readiness")} className={buttonClasses("secondary")}>
                {t("readiness.title")}
              </Link>
            )}
          </div>
        </div>
      </div>
      {inventory.dialogs}
      {intakes.dialogs}
    </Page>
  );
}

export { PageError as ErrorBoundary } from "./page-error.tsx";
