import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { browserDb } from "#app/client/database/browser-db.ts";
import { pollInterval } from "#app/client/live/live-state.ts";
import type { PageEntry } from "#domain/helper-pages/page-draft.ts";
import { addHelperPage, endHelperPage, listHelperPages, readHelperPage } from "./data.ts";

const KEY = "helper-pages";
const HALF_A_MINUTE = 30_000;

/** Read anew at each visit: somebody may just have opened one. */
export const helperPagesQuery = (userId: string) =>
  queryOptions({
    queryKey: [KEY, userId] as const,
    queryFn: () => listHelperPages(browserDb(), userId),
    staleTime: 0,
  });

/** What a page says now: boxes, allergies and doses are those of this moment, also when it is printed a while later. */
export const helperPageQuery = (id: string) =>
  queryOptions({
    queryKey: [KEY, "content", id] as const,
    queryFn: () => readHelperPage(browserDb(), id),
    staleTime: 0,
    gcTime: 0,
    refetchInterval: pollInterval(HALF_A_MINUTE),
  });

export function useAddHelperPage(userId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ page, secret }: { page: PageEntry & { id: string }; secret: string }) =>
      addHelperPage(browserDb(), page, secret),
    onSettled: () => queryClient.invalidateQueries(helperPagesQuery(userId)),
  });
}

export function useEndHelperPage(userId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => endHelperPage(browserDb(), id),
    onSettled: () => queryClient.invalidateQueries(helperPagesQuery(userId)),
  });
}
