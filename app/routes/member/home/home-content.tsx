import { useQuery } from "@tanstack/react-query";
import { memo, Suspense, useMemo } from "react";
import { Link } from "react-router";
import { lazyAside } from "#app/client/code/lazy-aside.ts";
import { useOutboxActions } from "#app/client/offline/device-outbox.ts";
import { useFeature } from "#app/client/preferences/feature-flags.ts";
import { useSettled } from "#app/client/queries/use-settled.ts";
import { useToday } from "#app/client/time/today.ts";
import { HomeAlertsCard } from "#app/features/alerts/digest/home-alerts-card.tsx";
import { currentIllnessesQuery } from "#app/features/illness/current-illnesses.ts";
import { IllnessNotes } from "#app/features/illness/illness-notes.tsx";
import type { IntakeDialogs } from "#app/features/intakes/intake-dialogs.tsx";
import type { InventoryAction } from "#app/features/inventory/inventory-dialogs.tsx";
import { AddMedicationButton } from "#app/features/inventory/list/add-medication-button.tsx";
import { EmptyInventory } from "#app/features/inventory/list/empty-inventory.tsx";
import { chooseProfile } from "#app/features/profiles/active/active-profile.ts";
import { ZoneChangeNotice } from "#app/features/reminders/channels/zone-change-notice.tsx";
import { PersonClaims } from "#app/features/reminders/claims/person-claims.tsx";
import { DeliveryProblemNote } from "#app/features/reminders/deliveries/delivery-problem-note.tsx";
import { useStoredDoses } from "#app/features/reminders/queries.ts";
import { type DosesReading, TodayCard } from "#app/features/reminders/today/today-card.tsx";
import { InvitationNote } from "#app/features/sharing/invitation/invitation-note.tsx";
import { EmergencyCard } from "#app/features/symptoms/emergency/emergency-card.tsx";
import { useLocalePath } from "#app/locale/locale-path.ts";
import { useText } from "#app/locale/text.tsx";
import { buttonClasses } from "#app/ui/button/button-variants.ts";
import { instantAt } from "#domain/calendar/instant.ts";
import { may } from "#domain/sharing/profile-actions.ts";
import { AllergyNote } from "./allergy-note.tsx";
import { useAskedSymptom } from "./asked-symptom.ts";
import {
  boxesOf,
  dosesWithoutBox,
  givableBoxes,
  recentOf,
  withWaitingProducts,
} from "./givable-boxes.ts";
import { GiveCard } from "./give-card.tsx";
import { isUnreadOf, useHome } from "./home-query.ts";
import { EVERYBODY, SymptomForWhom } from "./symptom-for-whom.tsx";
import { SYMPTOM_ID } from "./symptom-jump.tsx";
import { useHomeAlerts } from "./use-home-alerts.ts";
import type { HomePeople } from "./use-home-people.ts";

const NONE: DosesReading["doses"] = new Map();
const NONE_RECENT: ReadonlyMap<string, never[]> = new Map();

const ReadinessReminder = lazyAside(
  async () => (await import("./readiness-reminder.tsx")).ReadinessReminder,
);

const InstallOffer = lazyAside(
  async () => (await import("#app/features/account/install-offer.tsx")).InstallOffer,
);

/** What the home screen says of the people it shows. Drawn anew only for others, or for something new of them. */
export const HomeContent = memo(function HomeContent({
  userId,
  whom: { profileId, profiles, shown, isNamed, isEverybody },
  logIntake,
  logForWhom,
  perform,
}: {
  userId: string;
  whom: HomePeople;
  logIntake: IntakeDialogs["logIntake"];
  logForWhom: IntakeDialogs["logForWhom"];
  perform: (action: InventoryAction) => void;
}) {
  const t = useText();
  const path = useLocalePath();
  const today = useToday();
  const { data: home, error, dataUpdatedAt, refetch } = useHome(userId);
  const shownIds = useMemo(() => shown.map(({ id }) => id), [shown]);
  const doses = useStoredDoses(shownIds, today);
  const isAboveKnown = useSettled(useQuery(currentIllnessesQuery));
  const alerts = useHomeAlerts(userId, shown, isNamed);
  const hasChild = profiles?.some(({ type }) => type === "child") ?? false;
  const hasGuidance = useFeature("symptom_guidance");
  const asked = useAskedSymptom();
  const [only = null] = isNamed ? [] : shown;
  const actions = useOutboxActions();
  const { givable, seen, recent } = useMemo(() => {
    if (!home || !profiles) return { givable: null, seen: [], recent: NONE_RECENT };
    const current = withWaitingProducts(home, actions, dataUpdatedAt);
    const boxes = givableBoxes(current, shown, today);
    const readAt = instantAt(dataUpdatedAt);
    const doses = dosesWithoutBox(current, shown, boxes, readAt, today);
    const isUnknown = boxes.length === 0 && doses.length === 0 && isUnreadOf(home, shown);
    const recent = recentOf(current);
    return { givable: isUnknown ? null : boxes, seen: doses, recent };
  }, [home, profiles, actions, dataUpdatedAt, shown, today]);
  const hasReminders =
    home !== undefined &&
    boxesOf(home, profileId).some(({ schedule }) => schedule.doses.length > 0);
  const givers = shown.filter(({ level }) => may(level, "log-intakes"));
  const isEmpty = home?.people.every(({ id }) => boxesOf(home, id).length === 0) ?? false;
  const addBox = () => perform({ kind: "add" });
  const giveTo = (id: string) => ({ profileId: id, choices: home ? boxesOf(home, id) : [] });

  return (
    <div className="flex flex-col gap-4 md:gap-6 print:block print:space-y-6">
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
            recent={recent}
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
            <EmptyInventory onAction={perform} />
          ) : givable === null && error ? null : (
            // A title over nothing would say that there is nothing to give.
            <GiveCard
              boxes={givable}
              seen={seen}
              person={only}
              isNamed={isNamed}
              onGive={({ box, person }) => logIntake(box, giveTo(person.id))}
              onAnother={
                givers.length === 0 ? null : () => (isNamed ? logForWhom(givers) : logIntake())
              }
            />
          )}
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          {/* Of a home without a box nothing was checked: "nothing is wrong" would be no news. */}
          {!(isEmpty && alerts.alerts?.length === 0 && alerts.unreadableBoxes === 0) && (
            <HomeAlertsCard reading={alerts} />
          )}
          {/* At three in the morning nobody waits to hear whether it is there. */}
          {hasGuidance === false ? (
            <EmergencyCard />
          ) : (
            <div id={SYMPTOM_ID} className="scroll-mt-20">
              <SymptomForWhom
                choice={isEverybody ? EVERYBODY : profileId}
                asked={asked}
                profileId={profileId}
                shown={shown}
                profiles={profiles}
                onTake={(box, id) => {
                  const stored = home && boxesOf(home, id).find((each) => each.id === box.id);
                  logIntake(stored ?? box, giveTo(id));
                }}
              />
            </div>
          )}
          <div className="flex flex-wrap gap-2 print:hidden">
            {/* On a phone what is due today comes first. An empty home has its own button above. */}
            {!isEmpty && (
              <div className="md:hidden">
                <AddMedicationButton onPress={addBox} />
              </div>
            )}
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
    </div>
  );
});
