import type { Instant } from "#domain/calendar/instant.ts";
import { knownMoment, nullOr } from "#domain/stored-values.ts";
import type { Db } from "../database/browser-db.ts";
import { AppError, orThrow } from "../errors/failure.ts";
import { type FunctionRefusal, refusalOf } from "../functions/function-failure.ts";

/** As a browser gave it, keys in base64url. */
export interface Subscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** A device that reminders ring on, or rang on until its push service ended that. */
export interface PushDevice {
  readonly id: string;
  /** `Firefox, Android` */
  readonly name: string;
  readonly addedAt: Instant;
  /** When a push service last took a message for it, and when it last put one before somebody's eyes. */
  readonly deliveredAt: Instant | null;
  readonly shownAt: Instant | null;
  /** Why the last message did not get there, as a code: `http-410`. Null while all is well. */
  readonly failure: string | null;
  readonly isGone: boolean;
}

/** What became of a test on one device. `retry`: its push service may be back in a moment. */
export interface DeviceTestResult {
  readonly id: string;
  readonly device: string;
  readonly outcome: "delivered" | "gone" | "wrong" | "retry";
  readonly reason?: string;
}

/** `tag` is what a device that shows the test tells its own pages: worker-notes.ts. */
export type PushTestResult =
  | { readonly kind: "sent"; readonly tag: string; readonly devices: readonly DeviceTestResult[] }
  | { readonly kind: "too-many"; readonly minutes: number };

export type EmailTestResult =
  | { readonly kind: "sent" | "refused" | "unreachable" }
  | { readonly kind: "too-many"; readonly minutes: number };

/** The devices of the signed-in account, the oldest first. */
export async function listDevices(db: Db): Promise<PushDevice[]> {
  const rows = orThrow(
    await db
      .from("push_subscriptions")
      .select("id, device, created_at, last_used_at, shown_at, failure, gone_at, gone_reason")
      .order("created_at")
      .order("id"),
  );
  return rows.map((row) => ({
    id: row.id,
    name: row.device,
    addedAt: knownMoment(row.created_at),
    deliveredAt: nullOr(row.last_used_at, knownMoment),
    shownAt: nullOr(row.shown_at, knownMoment),
    failure: row.gone_reason ?? row.failure,
    isGone: row.gone_at !== null,
  }));
}

/** Another device rings no more, unless somebody opens Trousse on it. For this one: `turnOffPush`. */
export async function removeDevice(db: Db, id: string): Promise<void> {
  orThrow(await db.from("push_subscriptions").delete().eq("id", id));
}

export async function removeDeviceAt(db: Db, endpoint: string): Promise<void> {
  orThrow(await db.from("push_subscriptions").delete().eq("endpoint", endpoint));
}

export async function deviceStatus(db: Db, endpoint: string): Promise<"kept" | "gone" | "unknown"> {
  const row = orThrow(
    await db.from("push_subscriptions").select("gone_at").eq("endpoint", endpoint).maybeSingle(),
  );
  if (!row) return "unknown";
  return row.gone_at === null ? "kept" : "gone";
}

/**
 * @param isVisit nobody asked for it just now, so that a device which rings for somebody else stays theirs
 * @throws AppError `conflict` when it does
 */
export async function registerDevice(
  db: Db,
  { endpoint, p256dh, auth }: Subscription,
  { isVisit }: { isVisit: boolean },
): Promise<"kept" | "unknown-service"> {
  const body = { endpoint, p256dh, auth, visit: isVisit ? "yes" : "" };
  const { refusal } = await invoke(db, "keep-device", body);
  if (!refusal) return "kept";
  if (refusal.status === 422) return "unknown-service";
  throw new AppError(refusal.status === 409 ? "conflict" : "unexpected");
}

/** 'Ce téléphone va-t-il sonner ?', for all devices of the signed-in account. */
export async function sendTestPush(db: Db): Promise<PushTestResult> {
  const { refusal, data } = await invoke<Omit<Extract<PushTestResult, { kind: "sent" }>, "kind">>(
    db,
    "send-test",
    { channel: "push" },
  );
  return refusal ? rateLimited(refusal) : { kind: "sent", ...data };
}

/** The same by mail, to the account's own address. */
export async function sendTestEmail(db: Db): Promise<EmailTestResult> {
  const { refusal, data } = await invoke<Pick<DeviceTestResult, "outcome">>(db, "send-test", {
    channel: "email",
  });
  if (refusal) return rateLimited(refusal);
  const { outcome } = data;
  if (outcome === "delivered") return { kind: "sent" };
  return { kind: outcome === "retry" ? "unreachable" : "refused" };
}

/** @throws AppError `signed-out`, `offline` */
async function invoke<Answer>(
  db: Db,
  name: string,
  body: Readonly<Record<string, string>>,
): Promise<{ data: Answer; refusal?: never } | { refusal: FunctionRefusal; data?: never }> {
  const { data, error } = await db.functions.invoke<Answer>(name, { body });
  if (data !== null && !error) return { data };
  return { refusal: await refusalOf(error) };
}

function rateLimited({ minutes }: FunctionRefusal): { kind: "too-many"; minutes: number } {
  if (minutes === null) throw new AppError("unexpected");
  return { kind: "too-many", minutes };
}
