import { queryOptions } from "@tanstack/react-query";
import { browserDb } from "#app/client/database/browser-db.ts";
import { dbForProfile, readProfile } from "#app/client/permissions/profile-access.ts";
import { STAYS_IN_MEMORY } from "#app/client/queries/query-client.ts";
import { currentSession } from "#app/client/session/session.ts";
import { now } from "#app/client/time/now.ts";
import { epochMs, instantAt } from "#domain/calendar/instant.ts";
import { LONGEST_LOOK_BACK_DAYS } from "#domain/interactions/look-back.ts";
import {
  listCabinetBoxes,
  listHealthProducts,
  listIntakesSince,
  listSymptoms,
  logSymptomSearch,
  type SymptomSearch,
} from "./data.ts";

const A_DAY_MS = 86_400_000;
const AN_HOUR_MS = 3_600_000;

export const symptomsQuery = () =>
  queryOptions({
    queryKey: ["symptoms", "list"] as const,
    queryFn: () => listSymptoms(browserDb()),
    staleTime: A_DAY_MS,
    ...STAYS_IN_MEMORY,
  });

export const healthProductsQuery = () =>
  queryOptions({
    queryKey: ["symptoms", "products"] as const,
    queryFn: () => listHealthProducts(browserDb()),
    staleTime: A_DAY_MS,
    ...STAYS_IN_MEMORY,
  });

/** Under the key of the inventory: changing a box reloads this one. */
export const cabinetBoxesQuery = (profileId: string) =>
  queryOptions({
    queryKey: ["inventory", profileId, "substances"] as const,
    queryFn: () => readProfile(profileId, (db) => listCabinetBoxes(db, profileId)),
    ...STAYS_IN_MEMORY,
  });

/**
 * Milliseconds for which the doses that were read are good for an answer: as long as an answer stands open before it
 * asks for them again.
 */
export const DOSES_GOOD_FOR_MS = 30_000;

/** The doses that a rule looks back on, always asked for anew: somebody may have given one on another phone. */
export const recentIntakesQuery = (profileId: string) =>
  queryOptions({
    queryKey: ["intakes", profileId, "look-back"] as const,
    queryFn: () => {
      // An hour more: clocks of two phones differ.
      const since = instantAt(epochMs(now()) - LONGEST_LOOK_BACK_DAYS * A_DAY_MS - AN_HOUR_MS);
      return readProfile(profileId, (db) => listIntakesSince(db, profileId, since));
    },
    staleTime: 0,
    // The answer stands open while somebody else gives a dose.
    refetchInterval: DOSES_GOOD_FOR_MS,
    ...STAYS_IN_MEMORY,
  });

/** Nobody waits for it: a search that could not be kept is not worth a word on the screen. */
export function saveSymptomSearch(search: SymptomSearch): void {
  write(search).catch(() => undefined);
}

async function write(search: SymptomSearch): Promise<void> {
  const session = await currentSession();
  if (!session) return;
  await logSymptomSearch(await dbForProfile(search.profileId), session.user.id, search);
}
