import type { ReactNode } from "react";
import { useOutboxActions } from "#app/client/offline/device-outbox.ts";
import { PermissionLevelProvider } from "#app/client/permissions/permission-level.tsx";
import { useNow } from "#app/client/time/now.ts";
import { browserZone } from "#app/client/time/time-zone.ts";
import { useToday } from "#app/client/time/today.ts";
import { formatTime } from "#app/locale/format.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { notifiedDoses } from "#domain/alerts/shown.ts";
import type { Instant } from "#domain/calendar/instant.ts";
import type { Person } from "#domain/intakes/recipients.ts";
import { doseGroups, needsAnswer } from "#domain/reminders/today.ts";
import type { PlannedDose, TakenBefore } from "../dose.ts";
import { useStoredDoses } from "../queries.ts";
import { isMissing, pendingAnswers, unsavedAnswers } from "./dose-answer.ts";
import { DoseLine } from "./dose-line.tsx";
import { type RecentDose, withTakenBefore } from "./taken-before.ts";
import { useDoseAnswers } from "./use-dose-answers.ts";

/**
 * What is to be taken at this moment, for the list of notifications.
 * @param people everybody whose doses this account may open
 * @param profileIds the same people's profiles; the same list as long as they are the same
 * @param recent the latest doses of each product, by profile, those without a plan too
 */
export function useDueDoses(
  userId: string,
  people: readonly Person[],
  profileIds: readonly string[],
  recent: ReadonlyMap<string, readonly RecentDose[]>,
): { readonly count: number; readonly lines: ReactNode } {
  const t = useText();
  const now = useNow();
  const today = useToday();
  const stored = useStoredDoses(profileIds, today);
  const actions = useOutboxActions();
  const pending = pendingAnswers(actions);
  const unsaved = unsavedAnswers(actions);
  const isUnsaved = (dose: PlannedDose) => {
    const answer = unsaved.get(dose.id);
    return answer !== undefined && isMissing(answer, dose);
  };
  const doses = people.flatMap((person) =>
    withTakenBefore(stored.get(person.id) ?? [], recent.get(person.id) ?? [], now).map((dose) => ({
      ...dose,
      person,
    })),
  );
  const due = doseGroups(doses, today, now, browserZone)
    .flatMap((group) => group.doses)
    .filter((dose) => needsAnswer(dose, now) || pending.has(dose.id) || isUnsaved(dose));
  if (due.length === 0) return { count: 0, lines: null };
  return {
    count: due.length,
    lines: (
      <ul
        aria-label={t("reminders.today.title")}
        className="mb-3 divide-y divide-line border-line border-b"
      >
        {notifiedDoses(due).map((dose) => (
          <PermissionLevelProvider key={dose.id} level={dose.person.level}>
            <NotifiedDose
              userId={userId}
              dose={dose}
              person={dose.person}
              isAlone={people.length === 1}
              now={now}
            />
          </PermissionLevelProvider>
        ))}
      </ul>
    ),
  };
}

function NotifiedDose({
  userId,
  dose,
  person,
  isAlone,
  now,
}: {
  userId: string;
  dose: PlannedDose & { readonly before: TakenBefore };
  person: Person;
  isAlone: boolean;
  now: Instant;
}) {
  const t = useText();
  const language = useLanguage();
  const name = isAlone ? null : (person.name ?? t("intakes.fields.nameless"));
  const answered = useDoseAnswers({ userId, profileId: person.id, name }, "notification");
  const hour = formatTime(dose.plannedAt, language);
  return (
    <DoseLine
      dose={dose}
      hour={name === null ? hour : t("reminders.today.hourOf", { hour, name })}
      person={name}
      now={now}
      userId={userId}
      profileId={person.id}
      before={dose.before}
      answered={answered}
    />
  );
}
