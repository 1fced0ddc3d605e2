import { queryOptions } from "@tanstack/react-query";
import { browserDb } from "#app/client/database/browser-db.ts";
import { pollInterval } from "#app/client/live/live-state.ts";
import { STAYS_IN_MEMORY } from "#app/client/queries/query-client.ts";
import { listCurrentIllnesses } from "./data.ts";

const A_MINUTE = 60_000;

/** Who is ill, of everybody whom this account sees. */
export const currentIllnessesQuery = queryOptions({
  queryKey: ["illness", "current"] as const,
  queryFn: () => listCurrentIllnesses(browserDb()),
  refetchInterval: pollInterval(A_MINUTE),
  ...STAYS_IN_MEMORY,
});
