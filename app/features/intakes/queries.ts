import { type QueryClient, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { Day } from "../../../domain/calendar/day.ts";
import type { IntakeEntry } from "../../../domain/intakes/intake-draft.ts";
import { recentStart } from "../../../domain/intakes/period.ts";
import { AppError } from "../../client/failure.ts";
import { currentSession } from "../../client/session.ts";
import { openedDb } from "../../client/shared-profile.ts";
import { browserZone } from "../../client/zone.ts";
import {
  deleteIntake,
  type LatestIntakes,
  listIntakes,
  listLatestIntakes,
  logIntake,
  readLastIntake,
  type StoredIntake,
} from "./data.ts";

const intakesKey = (profileId: string) => ["intakes", profileId] as const;
const listsKey = (profileId: string) => [...intakesKey(profileId), "list"] as const;

export const latestIntakesQuery = (profileId: string) =>
  queryOptions({
    queryKey: [...intakesKey(profileId), "latest"] as const,
    queryFn: async () => listLatestIntakes(await openedDb(profileId), profileId),
  });

/** Asked for only where the latest fifty are not enough. */
export const allIntakesQuery = (profileId: string, enabled: boolean) =>
  queryOptions({
    queryKey: [...listsKey(profileId), "all"] as const,
    queryFn: async () => listIntakes(await openedDb(profileId), profileId, null),
    enabled,
  });

/** What a household took in a month, where its latest fifty doses do not reach back that far. */
export const recentIntakesQuery = (profileId: string, today: Day, enabled: boolean) =>
  queryOptions({
    queryKey: [...listsKey(profileId), "recent", today] as const,
    queryFn: async () =>
      listIntakes(await openedDb(profileId), profileId, recentStart(today, browserZone)),
    enabled,
  });

/** Always asked anew: whoever opens the form must know of the dose given a minute ago on another phone. */
export const lastIntakeQuery = (
  profileId: string,
  medication: { readonly id: string; readonly name: string },
) =>
  queryOptions({
    queryKey: [...intakesKey(profileId), "last", medication.id, medication.name] as const,
    queryFn: async () => readLastIntake(await openedDb(profileId), profileId, medication),
    staleTime: 0,
  });

export function useLogIntake(profileId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, medicationId, entry }: LoggedIntake) => {
      const session = await currentSession();
      if (!session) throw new AppError("signed-out");
      return logIntake(await openedDb(profileId), session.user.id, id, medicationId, entry);
    },
    onSuccess: () => refresh(queryClient, profileId),
  });
}

export interface LoggedIntake {
  readonly id: string;
  readonly medicationId: string;
  readonly entry: IntakeEntry;
}

/** The dose leaves the screen at once, and comes back if it could not be deleted. */
export function useDeleteIntake(profileId: string) {
  const queryClient = useQueryClient();
  const latest = latestIntakesQuery(profileId).queryKey;
  const lists = { queryKey: listsKey(profileId) };
  return useMutation({
    mutationFn: async ({ id }: Pick<StoredIntake, "id">) =>
      deleteIntake(await openedDb(profileId), id),
    onMutate: async ({ id }) => {
      await queryClient.cancelQueries({ queryKey: intakesKey(profileId) });
      const before = queryClient.getQueriesData({ queryKey: intakesKey(profileId) });
      const others = (list: StoredIntake[]) => list.filter((intake) => intake.id !== id);
      queryClient.setQueryData(
        latest,
        (known: LatestIntakes | undefined) =>
          known && { intakes: others(known.intakes), total: known.total - 1 },
      );
      queryClient.setQueriesData(
        lists,
        (known: StoredIntake[] | undefined) => known && others(known),
      );
      return before;
    },
    onError: (_problem, _intake, before) => {
      for (const [key, data] of before ?? []) queryClient.setQueryData(key, data);
    },
    onSettled: () => refresh(queryClient, profileId),
  });
}

/** An intake moves the stock, and alerts are derived from it. */
function refresh(queryClient: QueryClient, profileId: string): void {
  for (const noun of ["intakes", "inventory", "alerts"]) {
    void queryClient.invalidateQueries({ queryKey: [noun, profileId] });
  }
}
