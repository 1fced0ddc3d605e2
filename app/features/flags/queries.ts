import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { browserDb } from "#app/client/database/browser-db.ts";
import { FEATURES_KEY } from "#app/client/preferences/feature-flags.ts";
import type { FlagEntry } from "#domain/flags/flag-draft.ts";
import {
  addFlag,
  deleteFlag,
  listFlagChanges,
  listFlags,
  type StoredFlag,
  saveFlag,
  switchFlag,
} from "./data.ts";

const flagsKey = ["flags"] as const;

export const flagsQuery = queryOptions({
  queryKey: [...flagsKey, "list"] as const,
  queryFn: () => listFlags(browserDb()),
});

/** @param flagId null for the changes of all flags */
export const flagChangesQuery = (flagId: string | null) =>
  queryOptions({
    queryKey: [...flagsKey, "changes", flagId] as const,
    queryFn: () => listFlagChanges(browserDb(), flagId),
    staleTime: 0,
  });

/** The flags of the signed-in administrator may have changed with it. */
function useFlagMutation<Variables, Answer>(mutate: (variables: Variables) => Promise<Answer>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: mutate,
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: FEATURES_KEY });
      return queryClient.invalidateQueries({ queryKey: flagsKey });
    },
  });
}

export const useAddFlag = () => useFlagMutation((flag: FlagEntry) => addFlag(browserDb(), flag));

export const useDeleteFlag = () => useFlagMutation((id: string) => deleteFlag(browserDb(), id));

export const useSaveFlag = () =>
  useFlagMutation(({ known, flag }: { known: StoredFlag; flag: FlagEntry }) =>
    saveFlag(browserDb(), known, flag),
  );

export const useSwitchFlag = () =>
  useFlagMutation(({ id, isEnabled }: { id: string; isEnabled: boolean }) =>
    switchFlag(browserDb(), id, isEnabled),
  );
