import {
  type QueryClient,
  queryOptions,
  useMutation,
  useQueries,
  useQueryClient,
} from "@tanstack/react-query";
import { useMemo } from "react";
import { AppError } from "#app/client/errors/failure.ts";
import {
  DONE,
  isLaidOver,
  type OutboxAction,
  sendActionsWith,
} from "#app/client/offline/actions.ts";
import { isKind, useOutboxActions } from "#app/client/offline/device-outbox.ts";
import { dbForProfile, readProfile } from "#app/client/permissions/profile-access.ts";
import { HOME_KEY } from "#app/client/queries/home-key.ts";
import { STAYS_IN_MEMORY } from "#app/client/queries/query-client.ts";
import { readOf, storeOlder } from "#app/client/queries/store-older.ts";
import { currentSession } from "#app/client/session/session.ts";
import type { Day } from "#domain/calendar/day.ts";
import type { AlertRecords } from "./alert-records.ts";
import {
  addAlert,
  deleteAlert,
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
    queryFn: () => readProfile(profileId, (db) => readAlertRecords(db, profileId)),
    ...STAYS_IN_MEMORY,
  });

/**
 * Keeps what the first screen read of a profile, unless something newer is known.
 * @param startedAt when it was asked for, in milliseconds since 1970
 */
export function storeAlertRecords(
  queryClient: QueryClient,
  { profileId, startedAt }: { profileId: string; startedAt: number },
  records: AlertRecords,
): void {
  storeOlder(queryClient, alertRecordsQuery(profileId).queryKey, records, startedAt);
}

/** The records that the first screen has stored, by profile; those of a profile are missing until then. */
export function useStoredAlertRecords(
  profileIds: readonly string[],
): ReadonlyMap<string, AlertRecords> {
  const actions = useOutboxActions();
  const results = useQueries({
    queries: profileIds.map((id) => ({ ...alertRecordsQuery(id), enabled: false })),
    combine: readOf<AlertRecords>,
  });
  return useMemo(
    () =>
      new Map(
        results.flatMap(({ data, readAt }, index) => {
          const id = profileIds[index];
          if (!data || id === undefined) return [];
          const own = actions.filter(({ profileId }) => profileId === id);
          return [[id, withMarks(data, own, readAt)] as const];
        }),
      ),
    [results, actions, profileIds],
  );
}

export function useAddAlert(profileId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, alert }: { id: string; alert: NewAlert }) =>
      addAlert(await dbForProfile(profileId), await currentOwner(profileId), id, alert),
    onSuccess: () => refresh(queryClient, profileId),
  });
}

/** Ends an alert that repeats, or lets it go on: `lastDay` null. */
export function useEndAlert(profileId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, lastDay }: { id: string; lastDay: Day | null }) =>
      endAlert(await dbForProfile(profileId), id, lastDay),
    onSettled: () => refresh(queryClient, profileId),
  });
}

/** For an alert that cannot be read: nobody can say what else to do with it. */
export function useDeleteAlert() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, profileId }: { id: string; profileId: string }) =>
      deleteAlert(await dbForProfile(profileId), id),
    onSettled: (_deleted, _problem, { profileId }) => refresh(queryClient, profileId),
  });
}

/** Alerts as they were read at `readAt` (milliseconds since 1970), with what was dismissed on this device since. */
function withMarks(
  records: AlertRecords,
  actions: readonly OutboxAction[],
  readAt: number,
): AlertRecords {
  const marks = actions
    .filter(isKind("mark-alert"))
    // What is on neither side yet would be lost with the page, and the alert is not hidden before.
    .filter(({ state, isKept }) => state === "sent" || (state !== "saving" && isKept))
    .filter((mark) => isLaidOver(mark, readAt));
  if (marks.every(({ problem }) => problem !== null)) return records;
  const dismissedKeys = new Set(records.dismissedKeys);
  for (const { body, problem } of marks) {
    if (problem !== null) continue;
    if (body.isDismissed) dismissedKeys.add(body.key);
    else dismissedKeys.delete(body.key);
  }
  return { ...records, dismissedKeys };
}

sendActionsWith("mark-alert", async ({ owner, profileId, body: { key, isDismissed } }) => {
  const mark = isDismissed ? dismissAlert : restoreAlert;
  await mark(await dbForProfile(profileId), { userId: owner, profileId }, key);
  return DONE;
});

async function refresh(queryClient: QueryClient, profileId: string): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: alertsKey(profileId) }),
    queryClient.invalidateQueries({ queryKey: HOME_KEY }),
  ]);
}

/** @throws AppError `signed-out` */
async function currentOwner(profileId: string): Promise<{ userId: string; profileId: string }> {
  const session = await currentSession();
  if (!session) throw new AppError("signed-out");
  return { userId: session.user.id, profileId };
}
