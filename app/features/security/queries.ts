import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { browserDb } from "#app/client/database/browser-db.ts";
import {
  confirmTwoSteps,
  endOtherSessions,
  endSession,
  endTwoSteps,
  listSessions,
  readTwoSteps,
  renewRecoveryCodes,
} from "./data.ts";

export const sessionsQuery = (userId: string) =>
  queryOptions({
    queryKey: ["security", userId, "sessions"] as const,
    queryFn: () => listSessions(browserDb()),
  });

export const twoStepsQuery = (userId: string) =>
  queryOptions({
    queryKey: ["security", userId, "two-steps"] as const,
    queryFn: () => readTwoSteps(browserDb()),
  });

/** Each action changes what both cards show: the first proof ends other sessions. */
function useSecurityMutation<Input, Answer>(mutate: (input: Input) => Promise<Answer>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: mutate,
    onSettled: () => queryClient.invalidateQueries({ queryKey: ["security"] }),
  });
}

export const useEndSession = () => useSecurityMutation((id: string) => endSession(browserDb(), id));
export const useEndOtherSessions = () => useSecurityMutation(() => endOtherSessions(browserDb()));
export const useConfirmTwoSteps = () =>
  useSecurityMutation((proof: { factorId: string; code: string }) =>
    confirmTwoSteps(browserDb(), proof),
  );
export const useRenewRecoveryCodes = () =>
  useSecurityMutation(() => renewRecoveryCodes(browserDb()));
export const useEndTwoSteps = () =>
  useSecurityMutation((id: string) => endTwoSteps(browserDb(), id));
