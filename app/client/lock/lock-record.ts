import type { DBSchema } from "idb";
import { LOCK_DATABASE } from "../kept-data/forget-kept-data.ts";
import { deviceDatabase } from "../offline/device-database.ts";
import { type Attempts, waitFor } from "./attempts.ts";
import type { LockSecret } from "./lock-secret.ts";

/** How the lock of this device opens, and how often it was tried. */
export type LockRecord = LockSecret & Attempts;

interface LockSchema extends DBSchema {
  lock: { key: "record"; value: LockRecord };
}

const database = deviceDatabase<LockSchema>(LOCK_DATABASE, (db) => {
  db.createObjectStore("lock");
});

/** Undefined where the device has no lock. @throws DOMException where a browser keeps nothing */
export async function readLock(): Promise<LockRecord | undefined> {
  return (await database.exists()) ? database.use((db) => db.get("lock", "record")) : undefined;
}

/** On the disk before it resolves, so that a page that is killed has used its attempt. */
export function writeLock(record: LockRecord): Promise<void> {
  return database.use(async (db) => {
    const { store, done } = db.transaction("lock", "readwrite", { durability: "strict" });
    await store.put(record, "record");
    await done;
  });
}

/**
 * Counts an attempt in one transaction, so that those of two tabs are counted one after the other.
 * @returns the record with it, or how long it has to wait; undefined where there is no lock
 */
export function countAttempt(
  now: number,
): Promise<{ readonly counted: LockRecord } | { readonly waitMs: number } | undefined> {
  return database.use(async (db) => {
    const { store, done } = db.transaction("lock", "readwrite", { durability: "strict" });
    const record = await store.get("record");
    const waitMs = record ? waitFor(record, now) : 0;
    const counted = record && { ...record, attempts: record.attempts + 1, lastAttemptAt: now };
    if (counted && waitMs === 0) await store.put(counted, "record");
    await done;
    if (!counted) return undefined;
    return waitMs > 0 ? { waitMs } : { counted };
  });
}
