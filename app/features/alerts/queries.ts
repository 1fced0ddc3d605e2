import {
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { useMemo } from "react";
import type { Alert } from "../../../domain/alerts/alert.ts";
import { deriveAlerts, type WatchedMedication } from "../../../domain/alerts/derive.ts";
import type { Day } from "../../../domain/calendar/day.ts";
import { AppError } from "../../client/failure.ts";
import { currentSession } from "../../client/session.ts";
import { openedDb } from "../../client/shared-profile.ts";
import { useToday } from "../../client/today.ts";
import {
  addAlert,
  dismissAlert,
  endAlert,
  type NewAlert,
  readAlertRecords,
  restoreAlert,
} from "./data.ts";

export const alertsKey = (profileId: string) => ["alerts", profileId] as const;

const alertRecordsQuery = (profileId: string) =>
  queryOptions({
    queryKey: [...alertsKey(profileId), "records"] as const,
    queryFn: async () => readAlertRecords(await openedDb(profileId), profileId),
  });

/** The boxes alerts are derived from, as the page has them. */
export interface WatchedBoxes {
  /** Undefined while on their way. */
  readonly medications: readonly WatchedMedication[] | undefined;
  /** Why they could not be read. */
  readonly problem: unknown;
  readonly onRetry: () => void;
}

export interface AlertsOfProfile {
  /** In the order they are shown; undefined until both the boxes and the records are here. */
  readonly alerts: readonly Alert[] | undefined;
  /** Why there are none, null while they are on their way. */
  readonly problem: unknown;
  readonly onRetry: () => void;
}

export function useAlerts(profileId: string, boxes: WatchedBoxes): AlertsOfProfile {
  const today = useToday();
  const { medications } = boxes;
  const { data: records, error, refetch } = useQuery(alertRecordsQuery(profileId));
  const alerts = useMemo(
    () => records && medications && deriveAlerts(today, { medications, ...records }),
    [today, medications, records],
  );
  if (!records && error) return { alerts, problem: error, onRetry: () => void refetch() };
  return { alerts, problem: medications ? null : boxes.problem, onRetry: boxes.onRetry };
}

export function useAddAlert(profileId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, alert }: { id: string; alert: NewAlert }) =>
      addAlert(await openedDb(profileId), await whose(profileId), id, alert),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: alertsKey(profileId) }),
  });
}

/** Ends an alert that repeats, or lets it go on: `lastDay` null. */
export function useEndAlert(profileId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, lastDay }: { id: string; lastDay: Day | null }) =>
      endAlert(await openedDb(profileId), id, lastDay),
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
  const mutationKey = [...alertsKey(profileId), "mark"];
  return useMutation({
    mutationKey,
    scope: { id: mutationKey.join(" ") },
    mutationFn: async ({ key, isDismissed }: Mark) =>
      (isDismissed ? dismissAlert : restoreAlert)(
        await openedDb(profileId),
        await whose(profileId),
        key,
      ),
    onMutate: async (mark) => {
      await queryClient.cancelQueries({ queryKey: alertsKey(profileId) });
      show(queryClient, profileId, mark);
    },
    onError: (_problem, { key, isDismissed }) =>
      show(queryClient, profileId, { key, isDismissed: !isDismissed }),
    onSettled: () => {
      // What is read while another mark waits would hide that mark again.
      if (queryClient.isMutating({ mutationKey }) > 1) return;
      void queryClient.invalidateQueries({ queryKey: alertsKey(profileId) });
    },
  });
}

function show(queryClient: QueryClient, profileId: string, { key, isDismissed }: Mark): void {
  queryClient.setQueryData(alertRecordsQuery(profileId).queryKey, (records) => {
    if (!records) return records;
    const dismissedKeys = new Set(records.dismissedKeys);
    if (isDismissed) dismissedKeys.add(key);
    else dismissedKeys.delete(key);
    return { ...records, dismissedKeys };
  });
}

/** @throws AppError `signed-out` */
async function whose(profileId: string): Promise<{ userId: string; profileId: string }> {
  const session = await currentSession();
  if (!session) throw new AppError("signed-out");
  return { userId: session.user.id, profileId };
}
