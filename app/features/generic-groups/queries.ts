import { queryOptions } from "@tanstack/react-query";
import { browserDb } from "#app/client/database/browser-db.ts";
import { listGenericGroups } from "./data.ts";

/** @param referenceIds of French medicines; none asks nothing */
export const genericGroupsQuery = (referenceIds: readonly string[]) =>
  queryOptions({
    queryKey: ["references", "generic-groups", ...referenceIds] as const,
    queryFn: ({ signal }) => listGenericGroups(browserDb(), referenceIds, signal),
    enabled: referenceIds.length > 0,
    staleTime: 3_600_000,
    retry: false,
  });
