import type { Db } from "#app/client/database/browser-db.ts";
import { AppError, orThrow } from "#app/client/errors/failure.ts";
import type { SaveResult } from "#app/client/forms/versioned-form.ts";
import type { Instant } from "#domain/calendar/instant.ts";
import type { Targeting } from "#domain/flags/flag.ts";
import { type FlagChange, flagChange } from "#domain/flags/flag-change.ts";
import type { FlagEntry } from "#domain/flags/flag-draft.ts";
import { orNull } from "#domain/stored-row.ts";
import { knownMoment, storedInstant } from "#domain/stored-values.ts";

export interface StoredFlag extends FlagEntry {
  readonly id: string;
  readonly createdAt: Instant;
  /** Another one after each change. */
  readonly version: string;
}

/** A line of the history. */
export interface LoggedFlagChange {
  readonly id: number;
  readonly at: Instant;
  /** The address of the person who did it; null where their account is gone, or the installation did it. */
  readonly by: string | null;
  readonly change: FlagChange;
}

/** As the columns keep a flag. */
interface FlagRow {
  readonly name: string;
  readonly description: string;
  readonly is_enabled: boolean;
  readonly targeting_type: string;
  readonly targeting_config: unknown;
}

const COLUMNS =
  "id, name, description, is_enabled, targeting_type, targeting_config, created_at, updated_at";

/** Newest first. */
export async function listFlags(db: Db): Promise<StoredFlag[]> {
  const rows = orThrow(
    await db
      .from("feature_flags")
      .select(COLUMNS)
      .order("created_at", { ascending: false })
      .order("name"),
  );
  return rows.map(toStored);
}

/** @throws AppError `conflict` where another flag has the name */
export async function addFlag(db: Db, flag: FlagEntry): Promise<void> {
  orThrow(await db.from("feature_flags").insert(toRow(flag)));
}

/** Writes only what nobody else has written since `known` was read. @throws AppError `not-found` where it is gone */
export async function saveFlag(
  db: Db,
  known: StoredFlag,
  flag: FlagEntry,
): Promise<SaveResult<StoredFlag>> {
  const written = orThrow(
    await db
      .from("feature_flags")
      .update(toRow(flag))
      .eq("id", known.id)
      .eq("updated_at", known.version)
      .select(COLUMNS)
      .maybeSingle(),
  );
  if (written) return { outcome: "saved", stored: toStored(written) };
  const stored = orThrow(
    await db.from("feature_flags").select(COLUMNS).eq("id", known.id).maybeSingle(),
  );
  if (!stored) throw new AppError("not-found");
  return { outcome: "changed-meanwhile", stored: toStored(stored) };
}

/** @throws AppError `not-found` where it is gone */
export async function switchFlag(db: Db, id: string, isEnabled: boolean): Promise<void> {
  const written = orThrow(
    await db.from("feature_flags").update({ is_enabled: isEnabled }).eq("id", id).select("id"),
  );
  if (written.length === 0) throw new AppError("not-found");
}

/** One that is gone already is as good as deleted. */
export async function deleteFlag(db: Db, id: string): Promise<void> {
  orThrow(await db.from("feature_flags").delete().eq("id", id));
}

/** At most 200, newest first. @param flagId null for those of all flags */
export async function listFlagChanges(db: Db, flagId: string | null): Promise<LoggedFlagChange[]> {
  const rows = orThrow(
    await db.rpc("list_feature_flag_changes", flagId === null ? {} : { flag: flagId }),
  );
  return rows.flatMap(({ id, changed_at, changed_by_email, before, after }) => {
    const change = flagChange(toEntry(before), toEntry(after));
    // The types of a function's columns do not know that the table holds no nulls there.
    if (id === null || changed_at === null || change === null) return [];
    return { id, at: knownMoment(changed_at), by: changed_by_email, change };
  });
}

function toStored(row: FlagRow & { id: string; created_at: string; updated_at: string }) {
  return {
    ...entryOf(row),
    id: row.id,
    createdAt: knownMoment(row.created_at),
    version: row.updated_at,
  };
}

/** The history keeps whole rows, as JSON. */
function toEntry(row: unknown): FlagEntry | null {
  return row === null ? null : entryOf(row as FlagRow);
}

function entryOf(row: FlagRow): FlagEntry {
  return {
    name: row.name,
    description: row.description,
    isEnabled: row.is_enabled,
    targeting: toTargeting(row.targeting_type, row.targeting_config),
  };
}

/** The database holds each configuration to its type. */
function toTargeting(type: string, config: unknown): Targeting {
  const { percentage, roles, user_ids, start_date, end_date } = (config ?? {}) as {
    percentage?: number;
    roles?: string[];
    user_ids?: string[];
    start_date?: string | null;
    end_date?: string | null;
  };
  switch (type) {
    case "percentage":
      return { type, percentage: percentage ?? 0 };
    case "role":
      return { type, roles: roles ?? [] };
    case "user_specific":
      return { type, userIds: user_ids ?? [] };
    case "date_range":
      return { type, startsAt: toInstant(start_date), endsAt: toInstant(end_date) };
    default:
      return { type: "global" };
  }
}

const toInstant = (text: string | null | undefined) => orNull(() => storedInstant(text));

function toRow({ name, description, isEnabled, targeting }: FlagEntry) {
  return {
    name,
    description,
    is_enabled: isEnabled,
    targeting_type: targeting.type,
    targeting_config: toConfig(targeting),
  };
}

function toConfig(targeting: Targeting) {
  switch (targeting.type) {
    case "global":
      return {};
    case "percentage":
      return { percentage: targeting.percentage };
    case "role":
      return { roles: [...targeting.roles] };
    case "user_specific":
      return { user_ids: [...targeting.userIds] };
    case "date_range":
      return { start_date: targeting.startsAt, end_date: targeting.endsAt };
  }
}
