import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { browserDb } from "../../client/browser-db.ts";
import { addProfile, listProfiles, type NewProfile } from "./data.ts";

export const profilesQuery = (userId: string) =>
  queryOptions({
    queryKey: ["profiles", userId] as const,
    queryFn: () => listProfiles(browserDb(), userId),
  });

export function useAddProfile(userId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, profile }: { id: string; profile: NewProfile }) =>
      addProfile(browserDb(), userId, id, profile),
    onSuccess: ({ detailsKept }) => {
      // The specification has a lost detail logged and nothing more: the profile is there.
      if (!detailsKept) reportError(new Error("The details of a new profile were not kept"));
      return queryClient.invalidateQueries({ queryKey: profilesQuery(userId).queryKey });
    },
  });
}
