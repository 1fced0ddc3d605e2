import { epochMs, type Instant, instantAt } from "../calendar/instant.ts";
import type { IllnessEntry } from "./illness-entry.ts";

/** One illness of a person, from the entry that begins it to the one that ends it. */
export interface Episode {
  /** The id of the entry that began it. */
  readonly id: string;
  readonly beganAt: Instant;
  /** Null while it goes on. */
  readonly end: { readonly id: string; readonly at: Instant } | null;
  /** What was noted meanwhile and in the day before, oldest first, without the entries that begin and end it. */
  readonly entries: readonly IllnessEntry[];
}

export interface Illnesses {
  /** The one that goes on. */
  readonly current: Episode | null;
  /** Those that have ended, the latest first. */
  readonly past: readonly Episode[];
  /** Noted outside of any, oldest first. */
  readonly outside: readonly IllnessEntry[];
}

/** Milliseconds before its beginning in which what was noted belongs to an illness: the first reading makes one say it. */
const BEFORE_MS = 24 * 3_600_000;

/** From when on notes and doses belong to an illness that began at this moment. */
export function dayBefore(beganAt: Instant): Instant {
  return instantAt(epochMs(beganAt) - BEFORE_MS);
}

/**
 * The illnesses of a person. A second beginning changes nothing, because two carers may say it at the same moment, and
 * an end without a beginning says nothing.
 * @param entries of one person, in any order
 */
export function illnessesOf(entries: readonly IllnessEntry[]): Illnesses {
  const past: Episode[] = [];
  const outside: IllnessEntry[] = [];
  let current: (Episode & { readonly entries: IllnessEntry[] }) | null = null;
  for (const entry of [...entries].sort(byTime)) {
    if (entry.kind === "begin") {
      current ??= {
        id: entry.id,
        beganAt: entry.notedAt,
        end: null,
        entries: takeDayBefore(entry),
      };
    } else if (entry.kind === "end") {
      if (current) past.unshift({ ...current, end: { id: entry.id, at: entry.notedAt } });
      current = null;
    } else (current?.entries ?? outside).push(entry);
  }
  return { current, past, outside };

  function takeDayBefore({ notedAt }: IllnessEntry): IllnessEntry[] {
    const from = epochMs(dayBefore(notedAt));
    const first = outside.findIndex((entry) => epochMs(entry.notedAt) >= from);
    return first === -1 ? [] : outside.splice(first);
  }
}

/** At one moment, what was noted stands inside the illness that began or ended there. */
const ORDER = { begin: 0, temperature: 1, symptom: 1, note: 1, end: 2 } as const;

function byTime(one: IllnessEntry, other: IllnessEntry): number {
  return (
    epochMs(one.notedAt) - epochMs(other.notedAt) ||
    ORDER[one.kind] - ORDER[other.kind] ||
    (one.id < other.id ? -1 : 1)
  );
}
