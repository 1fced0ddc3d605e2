import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { dbForProfile } from "#app/client/permissions/profile-access.ts";
import { addCalendarFeed, deleteCalendarFeed, type FeedChoice, listCalendarFeeds } from "./data.ts";

/** Read anew at each visit: a program may just have asked. */
export const calendarFeedsQuery = (profileId: string) =>
  queryOptions({
    queryKey: ["calendar-feeds", profileId] as const,
    queryFn: async () => listCalendarFeeds(await dbForProfile(profileId), profileId),
    staleTime: 0,
  });

export function useAddCalendarFeed(profileId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (choice: FeedChoice) =>
      addCalendarFeed(await dbForProfile(profileId), profileId, choice),
    onSettled: () => queryClient.invalidateQueries(calendarFeedsQuery(profileId)),
  });
}

export function useDeleteCalendarFeed(profileId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => deleteCalendarFeed(await dbForProfile(profileId), id),
    onSettled: () => queryClient.invalidateQueries(calendarFeedsQuery(profileId)),
  });
}
