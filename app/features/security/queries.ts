import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { browserDb } from "../../client/browser-db.ts";
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

/** Each deed changes what both cards show: the first proof ends other sessions. */
function useDeed<Input, Answer>(deed: (input: Input) => Promise<Answer>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: deed,
    onSettled: () => queryClient.invalidateQueries({ queryKey: ["security"] }),
  });
}

export const useEndSession = () => useDeed((id: string) => endSession(browserDb(), id));
export const useEndOtherSessions = () => useDeed(() => endOtherSessions(browserDb()));
export const useConfirmTwoSteps = () =>
  useDeed((proof: { factorId: string; code: string }) => confirmTwoSteps(browserDb(), proof));
export const useRenewRecoveryCodes = () => useDeed(() => renewRecoveryCodes(browserDb()));
export const useEndTwoSteps = () => useDeed((id: string) => endTwoSteps(browserDb(), id));
