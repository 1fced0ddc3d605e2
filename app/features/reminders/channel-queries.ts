import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { ReminderChannels } from "../../../domain/reminders/channels.ts";
import { browserDb } from "../../client/browser-db.ts";
import { ownPreferencesQuery } from "../../client/own-preferences.ts";
import { pushState, turnOffPush, turnOnPush } from "../../client/push.ts";
import { channelsOf, columnsOf } from "./channel-columns.ts";
import {
  listDeliveries,
  listDevices,
  listEscalations,
  removeDevice,
  saveChannels,
  saveEscalation,
  sendTest,
} from "./data.ts";

/** A device shows a message a moment after its push service took it. */
const AS_IT_SHOWS = 2000;

export const channelsQuery = (userId: string) =>
  queryOptions({ ...ownPreferencesQuery(userId), select: channelsOf });

/** @param isAwaited whether one of them is about to show a test */
export const devicesQuery = (userId: string, isAwaited = false) =>
  queryOptions({
    queryKey: ["devices", userId] as const,
    queryFn: () => listDevices(browserDb()),
    refetchInterval: isAwaited ? AS_IT_SHOWS : false,
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

/** The switch turns at once, and back if that could not be kept. One after the other, as they were pressed. */
export function useSaveChannels(userId: string) {
  const queryClient = useQueryClient();
  const { queryKey } = ownPreferencesQuery(userId);
  return useMutation({
    scope: { id: `channels ${userId}` },
    mutationFn: (change: Partial<ReminderChannels>) => saveChannels(browserDb(), userId, change),
    onMutate: async (change) => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, (known) => known && { ...known, ...columnsOf(change) });
    },
    onSuccess: (written) => {
      if (written) queryClient.setQueryData(queryKey, written);
    },
    onError: () => void queryClient.invalidateQueries({ queryKey }),
  });
}

/** Call it from a press: browsers ask nobody who did not press. */
export function useTurnPush(userId: string) {
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
  return useMutation({
    mutationFn: ({ profileId, minutes }: { profileId: string; minutes: number | null }) =>
      saveEscalation(browserDb(), profileId, minutes),
    onMutate: async ({ profileId, minutes }) => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, (known) => {
        const next = new Map(known);
        if (minutes === null) next.delete(profileId);
        else next.set(profileId, minutes);
        return next;
      });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
}
