import { infiniteQueryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { browserDb } from "#app/client/database/browser-db.ts";
import { now } from "#app/client/time/now.ts";
import {
  deleteMessage,
  listMessages,
  MESSAGES_PER_PAGE,
  type MessageCursor,
  type MessageFilter,
  type MessageMark,
  markMessage,
} from "./data.ts";

const inboxKey = ["inbox"] as const;

export const messagesQuery = (filter: MessageFilter) =>
  infiniteQueryOptions({
    queryKey: [...inboxKey, filter] as const,
    queryFn: ({ pageParam }) => listMessages(browserDb(), filter, pageParam),
    initialPageParam: null as MessageCursor | null,
    getNextPageParam: (page) =>
      page.length < MESSAGES_PER_PAGE ? undefined : (page.at(-1) ?? undefined),
    placeholderData: (before) => before,
  });

function useMessageMutation<Input>(mutate: (input: Input) => Promise<void>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: mutate,
    onSettled: () => queryClient.invalidateQueries({ queryKey: inboxKey }),
  });
}

export const useMarkMessage = () =>
  useMessageMutation((mark: MessageMark) => markMessage(browserDb(), mark, now()));
export const useDeleteMessage = () =>
  useMessageMutation((id: string) => deleteMessage(browserDb(), id));
