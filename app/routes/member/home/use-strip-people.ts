import { useMemo } from "react";
import { useNow } from "#app/client/time/now.ts";
import { browserZone } from "#app/client/time/time-zone.ts";
import { useToday } from "#app/client/time/today.ts";
import type { StripPerson } from "#app/features/profiles/active/people-strip.tsx";
import { useStoredDoses } from "#app/features/reminders/queries.ts";
import type { Person } from "#domain/intakes/recipients.ts";
import { dayLine } from "#domain/reminders/day-line.ts";
import { doseGroups, stateAt } from "#domain/reminders/today.ts";
import { useHomeAlerts } from "./use-home-alerts.ts";

/** How far each person's day is, and where something is wrong: a missed dose, or an alert of theirs. */
export function useStripPeople(userId: string, people: readonly Person[]): readonly StripPerson[] {
  const now = useNow();
  const today = useToday();
  const ids = useMemo(() => people.map(({ id }) => id), [people]);
  const doses = useStoredDoses(ids, today);
  const { alerts } = useHomeAlerts(userId, people, true);
  const concerned = new Set(
    alerts?.flatMap(({ alert, profileId, isCommon }) =>
      alert.status === "active" && !isCommon ? [profileId] : [],
    ),
  );
  return people.map(({ id, name }) => {
    const own = doses.get(id);
    if (!own) return { id, name, doses: null, isSomethingWrong: concerned.has(id) };
    const states = doseGroups(own, today, now, browserZone)
      .flatMap((group) => group.doses)
      .map((dose) => stateAt(dose, now));
    // Counted as the line of the day counts them: what is left of yesterday is no dose of today.
    const { answered, all } = dayLine(own, today, now, browserZone) ?? { answered: 0, all: 0 };
    return {
      id,
      name,
      doses: { answered, all },
      isSomethingWrong: concerned.has(id) || states.includes("missed"),
    };
  });
}
