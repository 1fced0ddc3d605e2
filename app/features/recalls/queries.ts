import { type QueryClient, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { browserDb } from "#app/client/database/browser-db.ts";
import { HOME_KEY } from "#app/client/queries/home-key.ts";
import type { NoticedProduct } from "#domain/notices/notice-parser.ts";
import {
  listRecalls,
  type NewRecall,
  proposeProducts,
  publishRecall,
  searchProducts,
  withdrawRecall,
} from "./data.ts";

const recallsKey = ["recalls"] as const;

export const recallsQuery = queryOptions({
  queryKey: recallsKey,
  queryFn: () => listRecalls(browserDb()),
});

/** What is typed to find a product that the notice names otherwise. */
export const productsQuery = (search: string) =>
  queryOptions({
    queryKey: [...recallsKey, "products", search] as const,
    queryFn: () => searchProducts(browserDb(), search),
    enabled: search.trim().length >= 2,
  });

export const useProposeProducts = () =>
  useMutation({
    mutationFn: (noticed: readonly NoticedProduct[]) => proposeProducts(browserDb(), noticed),
  });

export function usePublishRecall() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, recall }: { id: string; recall: NewRecall }) =>
      publishRecall(browserDb(), id, recall),
    onSettled: () => refresh(queryClient),
  });
}

export function useWithdrawRecall() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => withdrawRecall(browserDb(), id),
    onSettled: () => refresh(queryClient),
  });
}

/** The boxes of the admin's own home find a recall, or find it no longer. */
function refresh(queryClient: QueryClient) {
  return Promise.all(
    [recallsKey, ["inventory"], HOME_KEY].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  );
}
