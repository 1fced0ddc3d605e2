import { queryOptions, useQuery } from "@tanstack/react-query";
import type { FeatureFlag } from "#domain/flags/product-flags.ts";
import { browserDb } from "../database/browser-db.ts";
import { orThrow } from "../errors/failure.ts";
import { queryClient } from "../queries/query-client.ts";

/** Milliseconds for which an answer is good: a flag that is turned on takes effect within a minute. */
const STALE_TIME_MS = 60_000;

export const FEATURES_KEY = ["feature-flags"] as const;

const featuresQuery = queryOptions({
  queryKey: FEATURES_KEY,
  queryFn: async () => orThrow(await browserDb().rpc("list_enabled_features")),
  staleTime: STALE_TIME_MS,
  retry: false,
});

/** Whether a part of the product is on for the signed-in account. One that cannot be asked for is off. */
export async function isFeatureOn(flag: FeatureFlag): Promise<boolean> {
  const on = await queryClient.fetchQuery(featuresQuery).catch((): string[] => []);
  return on.includes(flag);
}

/** The enabled flags; undefined while they are loading. */
export function useFeatures(): readonly string[] | undefined {
  return useQuery(featuresQuery).data;
}

/** The same for a part of a page, which stays as it is until the answer is here: undefined while nobody knows. */
export function useFeature(flag: FeatureFlag): boolean | undefined {
  return useFeatures()?.includes(flag);
}
