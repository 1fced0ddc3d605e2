import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { browserDb } from "#app/client/database/browser-db.ts";
import { listTierLimits, setTierLimit } from "./data.ts";

export const tierLimitsQuery = queryOptions({
  queryKey: ["tier-limits"] as const,
  queryFn: () => listTierLimits(browserDb()),
});

export function useSetTierLimit() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (limit: Parameters<typeof setTierLimit>[1]) => setTierLimit(browserDb(), limit),
    onSettled: () => queryClient.invalidateQueries(tierLimitsQuery),
  });
}
