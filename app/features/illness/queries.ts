import { queryOptions, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { pollInterval } from "#app/client/live/live-state.ts";
import { useOutboxActions } from "#app/client/offline/device-outbox.ts";
import { dbForProfile } from "#app/client/permissions/profile-access.ts";
import { STAYS_IN_MEMORY } from "#app/client/queries/query-client.ts";
import { illnessesOf } from "#domain/illness/episodes.ts";
import { listIllnessEntries } from "./data.ts";
import { unsentIds, withWaitingEntries } from "./waiting-entries.ts";

const A_MINUTE = 60_000;

/** Somebody else may note a temperature at any moment, on another phone. */
export const illnessEntriesQuery = (profileId: string) =>
  queryOptions({
    queryKey: ["illness", profileId, "entries"] as const,
    queryFn: async () => listIllnessEntries(await dbForProfile(profileId), profileId),
    refetchInterval: pollInterval(A_MINUTE),
    ...STAYS_IN_MEMORY,
  });

/** What is noted of the illnesses of a person, with what this device has not sent yet. */
export function useIllnesses(profileId: string) {
  const { data, error, refetch, dataUpdatedAt } = useQuery(illnessEntriesQuery(profileId));
  const actions = useOutboxActions(profileId);
  const entries = useMemo(
    () => data && withWaitingEntries(data.entries, actions, dataUpdatedAt),
    [data, actions, dataUpdatedAt],
  );
  const illnesses = useMemo(() => entries && illnessesOf(entries), [entries]);
  const unsent = useMemo(() => unsentIds(actions), [actions]);
  return { list: data, illnesses, unsent, error, refetch } as const;
}
