import type { Db } from "#app/client/database/browser-db.ts";
import { AppError, orThrow } from "#app/client/errors/failure.ts";
import type { Instant } from "#domain/calendar/instant.ts";
import { type IllnessEntry, type IllnessFact, illnessFact } from "#domain/illness/illness-entry.ts";
import { orNull, readableRows } from "#domain/stored-row.ts";
import { storedAmount, storedInstant, storedText } from "#domain/stored-values.ts";

/** As the database answers at most. */
export const ENTRIES_MAX = 1000;

export interface IllnessEntries {
  /** The latest first. */
  readonly entries: readonly IllnessEntry[];
  /** How many of these rows say nothing that can be read. */
  readonly unreadable: number;
  /** Whether there may be older ones than these. */
  readonly isCut: boolean;
}

/** The latest entries of a profile, with who noted each. */
export async function listIllnessEntries(db: Db, profileId: string): Promise<IllnessEntries> {
  const rows = orThrow(
    await db.rpc("list_illness_entries", { profile: profileId, rows_max: ENTRIES_MAX }),
  );
  const entries = rows.flatMap((row) => {
    const entry = orNull((): IllnessEntry => {
      const celsius = row.celsius === null ? null : storedAmount(row.celsius);
      return {
        ...illnessFact(row.kind, celsius, row.words),
        id: row.id ?? "",
        notedAt: storedInstant(row.noted_at),
        by: row.user_id,
        byName: row.author_name,
      };
    });
    return entry ? [entry] : [];
  });
  return {
    entries,
    unreadable: rows.length - entries.length,
    isCut: rows.length >= ENTRIES_MAX,
  };
}

/** Sent twice, it counts once. */
export async function noteIllnessFact(
  db: Db,
  profileId: string,
  entry: { readonly id: string; readonly fact: IllnessFact; readonly notedAt: Instant },
): Promise<void> {
  const { id, fact, notedAt } = entry;
  orThrow(
    await db.from("illness_entries").upsert(
      {
        id,
        profile_id: profileId,
        noted_at: notedAt,
        kind: fact.kind,
        celsius: fact.kind === "temperature" ? fact.celsius : null,
        words: "words" in fact ? fact.words : null,
      },
      { onConflict: "id", ignoreDuplicates: true },
    ),
  );
}

/** One that is gone already is as good as deleted; one that may not be deleted is refused. */
export async function deleteIllnessEntry(db: Db, id: string): Promise<void> {
  const deleted = orThrow(await db.from("illness_entries").delete().eq("id", id).select("id"));
  if (deleted.length > 0) return;
  const left = orThrow(await db.from("illness_entries").select("id").eq("id", id).maybeSingle());
  if (left) throw new AppError("forbidden");
}

/** An illness that goes on. */
export interface CurrentIllness {
  readonly profileId: string;
  readonly beganAt: Instant;
  /** The latest temperature since then; null without one. */
  readonly temperature: { readonly celsius: number; readonly at: Instant } | null;
}

/** Of everybody whom this account sees. */
export async function listCurrentIllnesses(db: Db): Promise<CurrentIllness[]> {
  const rows = orThrow(await db.rpc("list_current_illnesses"));
  return readableRows(rows, ({ profile_id, began_at, celsius, measured_at }) => ({
    profileId: storedText(profile_id),
    beganAt: storedInstant(began_at),
    temperature:
      celsius === null ? null : { celsius: storedAmount(celsius), at: storedInstant(measured_at) },
  })).rows;
}
