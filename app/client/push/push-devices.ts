import type { Db } from "../database/browser-db.ts";
import { AppError, orThrow } from "../errors/failure.ts";
import { type FunctionRefusal, refusalOf } from "../functions/function-failure.ts";

/** As a browser gave it, keys in base64url. */
export interface Subscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
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
 * @param isVisit without a click, so that a device subscribed for another account stays theirs
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
