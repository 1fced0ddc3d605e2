import { memo, useCallback, useDeferredValue, useMemo } from "react";
import { useFeature } from "#app/client/preferences/feature-flags.ts";
import { queryClient } from "#app/client/queries/query-client.ts";
import { currentSession, useSession } from "#app/client/session/session.ts";
import { today as thisDay, useToday } from "#app/client/time/today.ts";
import { currentIllnessesQuery } from "#app/features/illness/current-illnesses.ts";
import { useIntakeDialogs } from "#app/features/intakes/intake-dialogs.tsx";
import { useInventoryDialogs } from "#app/features/inventory/inventory-dialogs.tsx";
import { AddMedicationButton } from "#app/features/inventory/list/add-medication-button.tsx";
import { PeopleStrip } from "#app/features/profiles/active/people-strip.tsx";
import { formatDay } from "#app/locale/format.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { boxesOf } from "./home/givable-boxes.ts";
import { HomeContent } from "./home/home-content.tsx";
import { homeQuery, useHome } from "./home/home-query.ts";
import { CurrentChoice, EVERYBODY } from "./home/symptom-for-whom.tsx";
import { SymptomJump } from "./home/symptom-jump.tsx";
import { useHomePeople } from "./home/use-home-people.ts";
import { useStripPeople } from "./home/use-strip-people.ts";

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

/** The home screen orders nothing. The same function each time: what is drawn with it stays. */
const orderNothing = () => undefined;

export default function DashboardPage() {
  const { session } = useSession();
  return session && <AccountDashboard userId={session.user.id} />;
}

/**
 * Whom it is about, what to do now, what is wrong, who has a symptom; then what is given next. Another person is named
 * at once, and what is said of them is drawn after that, which takes a slow phone longer than a finger waits. The steps
 * of a navigation draw none of it anew.
 */
const AccountDashboard = memo(function AccountDashboard({ userId }: { userId: string }) {
  const t = useText();
  const language = useLanguage();
  const today = useToday();
  const whom = useHomePeople(userId);
  const { profileId, name, people, shown, isNamed, isEverybody } = whom;
  const { data: home } = useHome(userId);
  const hasGuidance = useFeature("symptom_guidance");
  const strip = useStripPeople(userId, people);
  const [only = null] = isNamed ? [] : shown;
  const ownBoxes = useMemo(() => home && boxesOf(home, profileId), [home, profileId]);
  const choicesOf = useCallback((id: string) => home && boxesOf(home, id), [home]);
  const {
    logIntake,
    logForWhom,
    dialogs: intakeDialogs,
  } = useIntakeDialogs(profileId, people, ownBoxes, { choicesOf });
  const { perform, dialogs: inventoryDialogs } = useInventoryDialogs({
    profileId,
    person: name,
    medications: ownBoxes,
    lastDoseOf: () => null,
    forecastOf: () => null,
    onLogIntake: logIntake,
    onOrder: orderNothing,
  });
  const current = useMemo(
    () => ({ whom, logIntake, logForWhom, perform }),
    [whom, logIntake, logForWhom, perform],
  );
  const drawn = useDeferredValue(current);
  // Under the name of one person stands nothing of another.
  const isOfAnother = drawn.whom.shown !== shown;

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
            <AddMedicationButton onPress={() => perform({ kind: "add" })} />
          </div>
        </>
      }
    >
      {people.length > 1 && (
        <PeopleStrip people={strip} chosenId={isEverybody ? null : profileId} />
      )}
      <div
        aria-busy={isOfAnother}
        className={isOfAnother ? "opacity-0" : undefined}
        onClickCapture={(event) => isOfAnother && event.stopPropagation()}
      >
        <CurrentChoice value={isEverybody ? EVERYBODY : profileId}>
          <HomeContent userId={userId} {...drawn} />
        </CurrentChoice>
      </div>
      {inventoryDialogs}
      {intakeDialogs}
    </Page>
  );
});

export { PageError as ErrorBoundary } from "./page-error.tsx";
