import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { browserDb } from "#app/client/database/browser-db.ts";
import { ownPreferencesQuery } from "#app/client/preferences/own-preferences.ts";
import { pushState, turnOffPush, turnOnPush } from "#app/client/push/push-subscription.ts";
import { optimisticUpdate } from "#app/client/queries/optimistic-update.ts";
import { DEFAULT_LANGUAGE } from "#domain/locale/locales.ts";
import { preferencesFromRow } from "#domain/preferences/preferences.ts";
import {
  listDeliveries,
  listDevices,
  listEscalations,
  removeDevice,
  saveEscalation,
  sendTest,
} from "../data.ts";

/** A device shows a message a moment after its push service took it. */
const REFETCH_INTERVAL = 2000;

export const reminderPreferencesQuery = (userId: string) =>
  queryOptions({
    ...ownPreferencesQuery(userId),
    select: (row) => preferencesFromRow(row, DEFAULT_LANGUAGE),
  });

/** @param isAwaited whether one of them is about to show a test */
export const devicesQuery = (userId: string, isAwaited = false) =>
  queryOptions({
    queryKey: ["devices", userId] as const,
    queryFn: () => listDevices(browserDb()),
    refetchInterval: isAwaited ? REFETCH_INTERVAL : false,
  });

/** Asked anew whenever somebody comes back to the page: a permission is given elsewhere. */
export const pushStateQuery = (userId: string) =>
  queryOptions({
    queryKey: ["push-state", userId] as const,
    queryFn: () => pushState(),
    staleTime: 0,
  });

export const deliveriesQuery = (userId: string, most: number) =>
  queryOptions({
    queryKey: ["deliveries", userId, most] as const,
    queryFn: () => listDeliveries(browserDb(), most),
    placeholderData: keepPreviousData,
  });

export const escalationsQuery = (userId: string) =>
  queryOptions({
    queryKey: ["escalations", userId] as const,
    queryFn: () => listEscalations(browserDb()),
  });

/** Call it from a press: browsers ask nobody who did not press. */
export function useTogglePush(userId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (isWanted: boolean) => {
      if (isWanted) return turnOnPush();
      await turnOffPush();
      return "off" as const;
    },
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: pushStateQuery(userId).queryKey }),
        queryClient.invalidateQueries({ queryKey: devicesQuery(userId).queryKey }),
      ]),
  });
}

export function useRemoveDevice(userId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => removeDevice(browserDb(), id),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: pushStateQuery(userId).queryKey }),
        queryClient.invalidateQueries({ queryKey: devicesQuery(userId).queryKey }),
      ]),
  });
}

export function useSendTest(userId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => sendTest(browserDb()),
    onSettled: () => queryClient.invalidateQueries({ queryKey: devicesQuery(userId).queryKey }),
  });
}

export function useSaveEscalation(userId: string) {
  const queryClient = useQueryClient();
  const { queryKey } = escalationsQuery(userId);
  const mutationKey = ["save-escalation", userId];
  return useMutation({
    ...optimisticUpdate<ReadonlyMap<string, number>, EscalationChange>(queryClient, {
      queryKey,
      mutationKey,
      apply: withEscalation,
    }),
    scope: { id: mutationKey.join(" ") },
    mutationFn: ({ profileId, minutes }: EscalationChange) =>
      saveEscalation(browserDb(), profileId, minutes),
  });
}

interface EscalationChange {
  readonly profileId: string;
  /** Null tells nobody. */
  readonly minutes: number | null;
}

function withEscalation(
  known: ReadonlyMap<string, number>,
  { profileId, minutes }: EscalationChange,
): ReadonlyMap<string, number> {
  const next = new Map(known);
  if (minutes === null) next.delete(profileId);
  else next.set(profileId, minutes);
  return next;
}
