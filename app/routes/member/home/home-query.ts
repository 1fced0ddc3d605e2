import { type QueryClient, queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { browserDb } from "#app/client/database/browser-db.ts";
import { pollInterval } from "#app/client/live/live-state.ts";
import { dbForProfile } from "#app/client/permissions/profile-access.ts";
import { HOME_KEY } from "#app/client/queries/home-key.ts";
import { STAYS_IN_MEMORY } from "#app/client/queries/query-client.ts";
import { now } from "#app/client/time/now.ts";
import { browserZoneName } from "#app/client/time/time-zone.ts";
import { useToday } from "#app/client/time/today.ts";
import {
  type CustomAlertRow,
  type RenewableRow,
  toAlertRecords,
} from "#app/features/alerts/alert-records.ts";
import { storeAlertRecords } from "#app/features/alerts/queries.ts";
import { readHome } from "#app/features/home/data.ts";
import type { RecentProduct } from "#app/features/home/recent-product.ts";
import {
  type MedicationRow,
  type ReminderRow,
  toMedicationList,
} from "#app/features/inventory/medication-rows.ts";
import type { MedicationList } from "#app/features/inventory/stored-medication.ts";
import { profilesQuery } from "#app/features/profiles/queries.ts";
import { type PlannedDoseRow, toPlannedDoses } from "#app/features/reminders/dose-rows.ts";
import { storeDoses } from "#app/features/reminders/queries.ts";
import type { Day } from "#domain/calendar/day.ts";
import type { Person } from "#domain/intakes/recipients.ts";

/** One person of the first screen. Doses and alerts stand in the caches of their features. */
export interface HomePerson {
  readonly id: string;
  readonly homeId: string;
  /** Newest first. */
  readonly recentProducts: readonly RecentProduct[];
  /** Null where they cannot be read. */
  readonly allergies: readonly string[] | null;
  /** Those of this person alone. */
  readonly boxes: MedicationList;
}

export interface Home {
  readonly people: readonly HomePerson[];
  /** The boxes for everybody, by home. */
  readonly commonBoxes: ReadonlyMap<string, MedicationList>;
}

const A_MINUTE = 60_000;

/** Asked anew each minute: the same dose may be in somebody else's hand, on another phone. */
export const homeQuery = (queryClient: QueryClient, userId: string, today: Day) =>
  queryOptions({
    queryKey: [...HOME_KEY, userId, today] as const,
    queryFn: () => loadHome(queryClient, today),
    staleTime: 10_000,
    refetchInterval: pollInterval(A_MINUTE),
    structuralSharing: false,
    ...STAYS_IN_MEMORY,
  });

/** Whether nothing was read yet of one of them: that there is nothing must not be said then. */
export function isUnreadOf(home: Home, people: readonly Person[]): boolean {
  const read = new Set(home.people.map(({ id }) => id));
  return people.some(({ id }) => !read.has(id));
}

async function loadHome(queryClient: QueryClient, today: Day): Promise<Home> {
  const asked = { today, zone: browserZoneName(), now: now() };
  const startedAt = Date.now();
  const rows = await readHome(browserDb(), asked);
  const commonBoxes = new Map<string, MedicationList>();
  const people = rows.map((row) => {
    storeDoses(
      queryClient,
      { profileId: row.id, today, startedAt },
      toPlannedDoses(row.doses as PlannedDoseRow[]),
    );
    storeAlertRecords(
      queryClient,
      { profileId: row.id, startedAt },
      toAlertRecords(
        row.customAlerts as CustomAlertRow[],
        row.prescriptions as RenewableRow[],
        row.dismissedKeys,
      ),
    );
    if (row.commonBoxes.length > 0) commonBoxes.set(row.homeId, toBoxes(row.commonBoxes));
    const { id, homeId, recentProducts, allergies } = row;
    return { id, homeId, recentProducts, allergies, boxes: toBoxes(row.boxes) };
  });
  return { people, commonBoxes };
}

type BoxRow = MedicationRow & { readonly medication_reminders: readonly ReminderRow[] };

/** The call leaves directions and notes out: nothing of the first screen shows them. */
function toBoxes(rows: readonly unknown[]): MedicationList {
  return toMedicationList(
    (rows as BoxRow[]).map((row) => ({ ...row, posology: null, notes: null })),
  );
}

/**
 * The first screen. Each profile shared with this account is opened once a visit. It is the same whoever is chosen, and
 * what shows it is not drawn anew for another.
 */
export function useHome(userId: string) {
  const queryClient = useQueryClient();
  const today = useToday();
  const { data: profiles } = useQuery(profilesQuery(userId));
  const query = useQuery(homeQuery(queryClient, userId, today));
  const known = query.data?.people;
  const closed = known
    ? (profiles ?? []).filter(
        ({ id, level }) => level !== "own" && known.every((person) => person.id !== id),
      )
    : [];
  const toOpen = closed.map(({ id }) => id).join();
  useEffect(() => {
    if (toOpen === "") return;
    void Promise.allSettled(toOpen.split(",").map(dbForProfile)).then(() =>
      queryClient.invalidateQueries({ queryKey: HOME_KEY }),
    );
  }, [toOpen, queryClient]);
  return query;
}
