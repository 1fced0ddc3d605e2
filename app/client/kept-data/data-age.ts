import { notifyManager, type Query, type QueryKey } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { type Instant, instantAt } from "#domain/calendar/instant.ts";
import { clockOffset, isConnectionLost, onConnectionChange } from "../offline/connection.ts";
import { queryClient } from "../queries/query-client.ts";
import { dataKeeper } from "./kept-data.ts";
import { isAboutPeople } from "./kept-keys.ts";

export interface DataAge {
  /** When the oldest of what is shown was read, by the server's clock. */
  readonly readAt: Instant;
  /** Whether nothing newer can be had now. */
  readonly isLost: boolean;
}

/** How old what the page shows is; null where the network has confirmed it. */
export function useDataAge(): DataAge | null {
  const isLost = useSyncExternalStore(onConnectionChange, isConnectionLost, () => false);
  const readAt = useSyncExternalStore(subscribe, oldestShown, () => null);
  return readAt === null ? null : { readAt: instantAt(readAt), isLost };
}

/** When a query was read, by the server's clock; null where the network has confirmed what it holds. */
export function oldReadingOf(query: Query): number | null {
  const { data, dataUpdatedAt, status, fetchFailureCount } = query.state;
  if (data === undefined) return null;
  const restored = dataKeeper.restoredMoment(query.queryHash);
  if (restored !== undefined) return restored;
  const isOld = isConnectionLost() || status === "error" || fetchFailureCount > 0;
  return isOld ? dataUpdatedAt + (clockOffset() ?? 0) : null;
}

/** How long what is kept of doses answers for: after that nothing is known of the day. */
const DOSES_KEPT_FOR_MS = 24 * 3_600_000;

/**
 * When what a query holds was read, for an answer about another dose that the network did not give; null where it is
 * too old for that, or a newer dose is known of.
 */
export function keptAnswerMoment(queryKey: QueryKey): Instant | null {
  const query = queryClient.getQueryCache().find({ queryKey });
  if (!query || query.state.data === undefined) return null;
  const restored = dataKeeper.restoredMoment(query.queryHash);
  if (restored === undefined && query.state.isInvalidated) return null;
  const readAt = restored ?? query.state.dataUpdatedAt + (clockOffset() ?? 0);
  const serverNow = Date.now() + (clockOffset() ?? 0);
  return Math.abs(serverNow - readAt) <= DOSES_KEPT_FOR_MS ? instantAt(readAt) : null;
}

function oldestShown(): number | null {
  const moments = queryClient
    .getQueryCache()
    .findAll({ type: "active", predicate: ({ queryKey }) => isAboutPeople(queryKey) })
    .flatMap((query) => oldReadingOf(query) ?? []);
  return moments.length === 0 ? null : Math.min(...moments);
}

function subscribe(onChange: () => void): () => void {
  const changed = notifyManager.batchCalls(onChange);
  const ends = [queryClient.getQueryCache().subscribe(changed), onConnectionChange(changed)];
  return () => {
    for (const end of ends) end();
  };
}
