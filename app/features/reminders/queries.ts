import { type QueryClient, queryOptions, useMutation, useQueries } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { browserDb } from "#app/client/database/browser-db.ts";
import { pollInterval } from "#app/client/live/live-state.ts";
import { outbox, useOutboxActions } from "#app/client/offline/device-outbox.ts";
import { noteKnownDoses } from "#app/client/offline/notification-answers.ts";
import { readProfile } from "#app/client/permissions/profile-access.ts";
import { STAYS_IN_MEMORY } from "#app/client/queries/query-client.ts";
import { readOf, storeOlder } from "#app/client/queries/store-older.ts";
import { browserZone } from "#app/client/time/time-zone.ts";
import type { Day } from "#domain/calendar/day.ts";
import { firstOfMonth, lastOfMonth } from "#domain/reminders/adherence.ts";
import { spanOfToday } from "#domain/reminders/today.ts";
import { listDoses, listPlannedDays, markShown } from "./data.ts";
import { answeredDose, type PlannedDose } from "./dose.ts";
import "./send-answers.ts";
import { withAnswers } from "./today/answered-doses.ts";

const A_MINUTE = 60_000;

const dosesKey = (profileId: string) => ["doses", profileId] as const;

/** Asked anew each minute: the same dose may be in somebody else's hand, on another phone. */
export const dosesQuery = (profileId: string, today: Day) =>
  queryOptions({
    queryKey: [...dosesKey(profileId), today] as const,
    queryFn: () =>
      readProfile(profileId, (db) => listDoses(db, profileId, spanOfToday(today, browserZone))),
    staleTime: 10_000,
    refetchInterval: pollInterval(A_MINUTE),
    ...STAYS_IN_MEMORY,
  });

/** The planned doses of the month of a day. Read again with every change of a dose. */
export const plannedDaysQuery = (profileId: string, month: Day) =>
  queryOptions({
    queryKey: ["intakes", profileId, "planned-days", firstOfMonth(month)] as const,
    queryFn: () =>
      readProfile(profileId, (db) =>
        listPlannedDays(db, profileId, { from: firstOfMonth(month), to: lastOfMonth(month) }),
      ),
    ...STAYS_IN_MEMORY,
  });

/**
 * Keeps what the first screen read of a profile, unless something newer is known.
 * @param startedAt when it was asked for, in milliseconds since 1970
 */
export function storeDoses(
  queryClient: QueryClient,
  { profileId, today, startedAt }: { profileId: string; today: Day; startedAt: number },
  doses: PlannedDose[],
): void {
  storeOlder(queryClient, dosesQuery(profileId, today).queryKey, doses, startedAt);
}

/**
 * The doses that the first screen has stored, by profile, with what was answered on this device since. Those of a
 * profile are missing until then.
 */
export function useStoredDoses(
  profileIds: readonly string[],
  today: Day,
): ReadonlyMap<string, readonly PlannedDose[]> {
  const actions = useOutboxActions();
  const results = useQueries({
    queries: profileIds.map((id) => ({
      ...dosesQuery(id, today),
      enabled: false,
      refetchInterval: false as const,
    })),
    combine: readOf<PlannedDose[]>,
  });
  useEffect(() => {
    const doses = results.flatMap(({ data = [] }, index) => {
      const profileId = profileIds[index];
      return profileId === undefined
        ? []
        : data.map((dose) => ({ profileId, dose: answeredDose(dose, "") }));
    });
    if (noteKnownDoses(doses)) void outbox.reload();
  }, [results, profileIds]);
  return useMemo(
    () =>
      new Map(
        results.flatMap(({ data, readAt }, index) => {
          const id = profileIds[index];
          if (!data || id === undefined) return [];
          const own = actions.filter(({ profileId }) => profileId === id);
          return [[id, withAnswers(data, own, readAt)] as const];
        }),
      ),
    [results, actions, profileIds],
  );
}

/** What is shown of doses is told to the delivery log once; a line that got lost is told with the next look. */
export function useMarkShown(): (doses: readonly string[]) => void {
  const { mutate } = useMutation({
    mutationFn: (doses: readonly string[]) => markShown(browserDb(), doses),
  });
  return mutate;
}
