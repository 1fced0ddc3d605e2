import type { DBSchema } from "idb";
import { LOCK_DATABASE } from "../kept-data/forget-kept-data.ts";
import { deviceDatabase } from "../offline/device-database.ts";
import { type Attempts, waitFor } from "./attempts.ts";
import type { LockSecret } from "./lock-secret.ts";

/** How the lock of this device opens, and how often it was tried. */
export type LockRecord = LockSecret & Attempts;

/** One line of an emergency card, in the words of the screen that wrote it. */
export interface CardFact {
  readonly term: string;
  /** Each item on a line of its own; null where nobody recorded anything. */
  readonly description: string | null;
  /** Whom to call; a number that is not known is empty. */
  readonly calls?: readonly { readonly words: string; readonly phone: string }[];
}

/** What the emergency card in front of the lock says of one person. */
export interface CardPerson {
  readonly id: string;
  readonly name: string;
  readonly facts: readonly CardFact[];
  /** When the server said so, in milliseconds since 1970 by the clock of the device. */
  readonly readAt: number;
}

interface LockSchema extends DBSchema {
  lock: { key: "record" | "card"; value: LockRecord | readonly CardPerson[] };
}

const database = deviceDatabase<LockSchema>(LOCK_DATABASE, (db) => {
  db.createObjectStore("lock");
});

/** Undefined where the device has no lock. @throws DOMException where a browser keeps nothing */
export async function readLock(): Promise<LockRecord | undefined> {
  if (!(await database.exists())) return undefined;
  const record = await database.use((db) => db.get("lock", "record"));
  return isCard(record) ? undefined : record;
}

/** Whom its owner chose to show in front of the lock: nobody at first. It is not sealed, and goes with the lock. */
export async function readCard(): Promise<readonly CardPerson[]> {
  if (!(await database.exists())) return [];
  const card = await database.use((db) => db.get("lock", "card"));
  return isCard(card) ? card : [];
}

/** In one transaction, so that no tab brings back whom another one has taken off. @returns what is on it now */
export function changeCard(
  edit: (card: readonly CardPerson[]) => readonly CardPerson[],
): Promise<readonly CardPerson[]> {
  return database.use(async (db) => {
    const { store, done } = db.transaction("lock", "readwrite");
    const stored = await store.get("card");
    const next = edit(isCard(stored) ? stored : []);
    await store.put(next, "card");
    await done;
    return next;
  });
}

const isCard = (
  value: LockRecord | readonly CardPerson[] | undefined,
): value is readonly CardPerson[] => Array.isArray(value);

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
    const stored = await store.get("record");
    const record = isCard(stored) ? undefined : stored;
    const waitMs = record ? waitFor(record, now) : 0;
    const counted = record && { ...record, attempts: record.attempts + 1, lastAttemptAt: now };
    if (counted && waitMs === 0) await store.put(counted, "record");
    await done;
    if (!counted) return undefined;
    return waitMs > 0 ? { waitMs } : { counted };
  });
}
