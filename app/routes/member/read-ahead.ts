import { hashKey, type QueryKey } from "@tanstack/react-query";
import { dataKeeper } from "#app/client/kept-data/kept-data.ts";
import { isOfDoses } from "#app/client/kept-data/kept-keys.ts";
import { isConnectionLost } from "#app/client/offline/connection.ts";
import { queryClient } from "#app/client/queries/query-client.ts";
import { isSharedDevice } from "#app/client/session/device-use.ts";
import { quietMoment } from "#app/client/time/quiet-moment.ts";
import { illnessEntriesQuery } from "#app/features/illness/queries.ts";
import { keptDoseBoxesQuery, keptLedgerQuery } from "#app/features/intakes/queries.ts";
import { factsQuery } from "#app/features/profiles/queries.ts";
import {
  cabinetBoxesQuery,
  healthProductsQuery,
  recentIntakesQuery,
  symptomsQuery,
} from "#app/features/symptoms/queries.ts";

/** Milliseconds for which facts and boxes are good: they change seldom, and their hour is said. */
const GOOD_FOR_MS = 15 * 60_000;

interface Reading {
  readonly queryKey: QueryKey;
  readonly read: () => Promise<unknown>;
}

/**
 * Reads what is due of several people, one request after the other, each in a moment in which nobody does anything and no
 * page waits for its own: reading a thousand boxes keeps a slow phone from answering a press.
 */
export async function readAhead(profileIds: readonly string[], signal: AbortSignal): Promise<void> {
  const readings = [...profileIds.flatMap(readingsOf), ...REFERENCES];
  for (const { queryKey, read } of readings) {
    if (!isDue(queryKey)) continue;
    do await quietMoment({ signal });
    while (queryClient.isFetching() > 0 && !signal.aborted && !isConnectionLost());
    if (signal.aborted || isSharedDevice() || isConnectionLost()) return;
    // A failed one is read with the next occasion. The page may have read it meanwhile.
    if (isDue(queryKey)) await read().catch(() => undefined);
  }
}

function readingsOf(profileId: string): Reading[] {
  const ledger = keptLedgerQuery(profileId);
  const lookBack = recentIntakesQuery(profileId);
  const doseBoxes = keptDoseBoxesQuery(profileId);
  const boxes = cabinetBoxesQuery(profileId);
  const facts = factsQuery(profileId);
  const notes = illnessEntriesQuery(profileId);
  return [
    { queryKey: ledger.queryKey, read: () => queryClient.fetchQuery(ledger) },
    { queryKey: lookBack.queryKey, read: () => queryClient.fetchQuery(lookBack) },
    {
      queryKey: doseBoxes.queryKey,
      read: () => queryClient.fetchQuery({ ...doseBoxes, staleTime: 0 }),
    },
    { queryKey: boxes.queryKey, read: () => queryClient.fetchQuery({ ...boxes, staleTime: 0 }) },
    { queryKey: facts.queryKey, read: () => queryClient.fetchQuery({ ...facts, staleTime: 0 }) },
    { queryKey: notes.queryKey, read: () => queryClient.fetchQuery({ ...notes, staleTime: 0 }) },
  ];
}

const REFERENCES: readonly Reading[] = [
  {
    queryKey: symptomsQuery().queryKey,
    read: () => queryClient.fetchQuery(symptomsQuery()),
  },
  {
    queryKey: healthProductsQuery().queryKey,
    read: () => queryClient.fetchQuery(healthProductsQuery()),
  },
];

/** What is of doses is due with each page, and once a newer dose is known of. */
function isDue(queryKey: QueryKey): boolean {
  const state = queryClient.getQueryState(queryKey);
  if (state?.data === undefined) return true;
  const isConfirmed = dataKeeper.restoredMoment(hashKey(queryKey)) === undefined;
  if (isOfDoses(queryKey) && (state.isInvalidated || !isConfirmed)) return true;
  return Date.now() - state.dataUpdatedAt > GOOD_FOR_MS;
}
