import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { browserDb } from "#app/client/database/browser-db.ts";
import { countStored, listActivity, listLosingAccess, listSearches } from "./data.ts";

const accountDataKey = (userId: string) => ["account-data", userId] as const;

export const storedQuery = (userId: string) =>
  queryOptions({
    queryKey: [...accountDataKey(userId), "stored"],
    queryFn: () => countStored(browserDb()),
    // Counted anew whenever somebody looks: other pages add to it.
    staleTime: 0,
  });

export const losingAccessQuery = (userId: string) =>
  queryOptions({
    queryKey: [...accountDataKey(userId), "losing-access"],
    queryFn: () => listLosingAccess(browserDb(), userId),
    staleTime: 0,
  });

export const searchesQuery = (userId: string, most: number) =>
  queryOptions({
    queryKey: [...accountDataKey(userId), "searches", most],
    queryFn: () => listSearches(browserDb(), userId, most),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const activityQuery = (userId: string, most: number) =>
  queryOptions({
    queryKey: [...accountDataKey(userId), "activity", most],
    queryFn: () => listActivity(browserDb(), userId, most),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
