import { infiniteQueryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { browserDb } from "../../client/browser-db.ts";
import { now } from "../../client/now.ts";
import {
  deleteMessage,
  listMessages,
  MESSAGES_OF_A_PAGE,
  type MessageFilter,
  type MessageMark,
  type MessagePlace,
  markMessage,
} from "./data.ts";

const inboxKey = ["inbox"] as const;

export const messagesQuery = (filter: MessageFilter) =>
  infiniteQueryOptions({
    queryKey: [...inboxKey, filter] as const,
    queryFn: ({ pageParam }) => listMessages(browserDb(), filter, pageParam),
    initialPageParam: null as MessagePlace | null,
    getNextPageParam: (page) =>
      page.length < MESSAGES_OF_A_PAGE ? undefined : (page.at(-1) ?? undefined),
    placeholderData: (before) => before,
  });

function useMessageDeed<Input>(deed: (input: Input) => Promise<void>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: deed,
    onSettled: () => queryClient.invalidateQueries({ queryKey: inboxKey }),
  });
}

export const useMarkMessage = () =>
  useMessageDeed((mark: MessageMark) => markMessage(browserDb(), mark, now()));
export const useDeleteMessage = () =>
  useMessageDeed((id: string) => deleteMessage(browserDb(), id));
