import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { AppError } from "#app/client/errors/failure.ts";
import { dbForProfile } from "#app/client/permissions/profile-access.ts";
import { optimisticUpdate } from "#app/client/queries/optimistic-update.ts";
import { currentSession } from "#app/client/session/session.ts";
import { useToday } from "#app/client/time/today.ts";
import type { Alert } from "#domain/alerts/alert.ts";
import { deriveAlerts, type WatchedMedication } from "#domain/alerts/derive.ts";
import type { Day } from "#domain/calendar/day.ts";
import {
  type AlertRecords,
  addAlert,
  deleteAlert,
  dismissAlert,
  endAlert,
  type NewAlert,
  readAlertRecords,
  restoreAlert,
  type UnreadableAlert,
} from "./data.ts";

export const alertsKey = (profileId: string) => ["alerts", profileId] as const;

const alertRecordsQuery = (profileId: string) =>
  queryOptions({
    queryKey: [...alertsKey(profileId), "records"] as const,
    queryFn: async () => readAlertRecords(await dbForProfile(profileId), profileId),
  });

/** The boxes alerts are derived from, as the page has them. */
export interface WatchedMedications {
  /** Undefined while on their way. */
  readonly medications: readonly WatchedMedication[] | undefined;
  /** Those that cannot be read, which no alert is derived from. */
  readonly unreadable: readonly unknown[];
  /** Why they could not be read. */
  readonly problem: unknown;
  readonly onRetry: () => void;
}

export interface AlertsOfProfile {
  /** How many boxes and written alerts cannot be read. */
  readonly unreadable: UnreadableAlerts;
  /** In the order they are shown; undefined until both the boxes and the records are here. */
  readonly alerts: readonly Alert[] | undefined;
  /** Why there are none, null while they are on their way. */
  readonly problem: unknown;
  readonly onRetry: () => void;
}

export interface UnreadableAlerts {
  readonly boxes: number;
  readonly written: readonly UnreadableAlert[];
}

const NONE: never[] = [];

export function useAlerts(profileId: string, boxes: WatchedMedications): AlertsOfProfile {
  const today = useToday();
  const { medications } = boxes;
  const { data: records, error, refetch } = useQuery(alertRecordsQuery(profileId));
  const alerts = useMemo(
    () => records && medications && deriveAlerts(today, { medications, ...records }),
    [today, medications, records],
  );
  const unreadable = { boxes: boxes.unreadable.length, written: records?.unreadable ?? NONE };
  if (!records && error) {
    return { alerts, unreadable, problem: error, onRetry: () => void refetch() };
  }
  const problem = medications ? null : boxes.problem;
  return { alerts, unreadable, problem, onRetry: boxes.onRetry };
}

export function useAddAlert(profileId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, alert }: { id: string; alert: NewAlert }) =>
      addAlert(await dbForProfile(profileId), await currentOwner(profileId), id, alert),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: alertsKey(profileId) }),
  });
}

/** Ends an alert that repeats, or lets it go on: `lastDay` null. */
export function useEndAlert(profileId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, lastDay }: { id: string; lastDay: Day | null }) =>
      endAlert(await dbForProfile(profileId), id, lastDay),
    onSettled: () => queryClient.invalidateQueries({ queryKey: alertsKey(profileId) }),
  });
}

/** For an alert that cannot be read: nobody can say what else to do with it. */
export function useDeleteAlert(profileId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => deleteAlert(await dbForProfile(profileId), id),
    onSettled: () => queryClient.invalidateQueries({ queryKey: alertsKey(profileId) }),
  });
}

interface Mark {
  key: string;
  isDismissed: boolean;
}

/**
 * Dismisses an alert, or takes that back. The screen follows at once, and returns if it could not be done. One mark
 * after the other, so that a quick "undo" never overtakes what it undoes.
 */
export function useMarkAlert(profileId: string) {
  const queryClient = useQueryClient();
  const { queryKey } = alertRecordsQuery(profileId);
  const mutationKey = [...alertsKey(profileId), "mark"];
  return useMutation({
    ...optimisticUpdate<AlertRecords, Mark>(queryClient, { queryKey, mutationKey, apply: marked }),
    scope: { id: mutationKey.join(" ") },
    mutationFn: async ({ key, isDismissed }: Mark) =>
      (isDismissed ? dismissAlert : restoreAlert)(
        await dbForProfile(profileId),
        await currentOwner(profileId),
        key,
      ),
  });
}

function marked(records: AlertRecords, { key, isDismissed }: Mark): AlertRecords {
  const dismissedKeys = new Set(records.dismissedKeys);
  if (isDismissed) dismissedKeys.add(key);
  else dismissedKeys.delete(key);
  return { ...records, dismissedKeys };
}

/** @throws AppError `signed-out` */
async function currentOwner(profileId: string): Promise<{ userId: string; profileId: string }> {
  const session = await currentSession();
  if (!session) throw new AppError("signed-out");
  return { userId: session.user.id, profileId };
}
