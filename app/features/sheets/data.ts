import type { SupabaseClient } from "@supabase/supabase-js";
import type { Db } from "#app/client/database/browser-db.ts";
import { AppError, orThrow } from "#app/client/errors/failure.ts";
import type { SaveResult } from "#app/client/forms/versioned-form.ts";
import type { Sheet, SheetEntry } from "#domain/sheets/sheet.ts";

/** A line of a sheet as it is stored. */
export interface SheetLine {
  /** What it is called by, in one text: good for a key of a list. */
  readonly id: string;
  readonly keys: Readonly<Record<string, string>>;
  readonly entry: SheetEntry;
  /** Another one after each change. */
  readonly version: string;
}

export interface SheetLines {
  readonly lines: readonly SheetLine[];
  /** There are more than these. */
  readonly isPart: boolean;
}

/** Lines of a large sheet at once, and of the search in it. */
const PART = 50;
/** Lines of any other: more than anybody reads. */
const MAX_ROWS = 2000;

/** Which table it is, a sheet says when it runs; its types are those of no table. */
const tableOf = (db: Db, { name }: Sheet) => (db as SupabaseClient).from(name);

type Row = Record<string, unknown>;

const columnsOf = ({ keys, columns }: Sheet) =>
  [...new Set([...keys, ...columns.map(({ name }) => name), "updated_at"])].join(", ");

/** @param search what was typed; only a large sheet is searched by the database */
export async function listLines(db: Db, sheet: Sheet, search: string): Promise<SheetLines> {
  if (sheet.isLarge && search.trim().length > 1) return searchMedicines(db, sheet, search.trim());
  const most = sheet.isLarge ? PART : MAX_ROWS;
  let asked = tableOf(db, sheet).select(columnsOf(sheet)).limit(most);
  for (const name of sheet.order) asked = asked.order(name);
  const rows = orThrow(await asked);
  return { lines: toLines(sheet, rows), isPart: rows.length === most };
}

async function searchMedicines(db: Db, sheet: Sheet, query: string): Promise<SheetLines> {
  const call = (db as SupabaseClient).rpc(
    "search_medication_references",
    { query, max_results: PART },
    { get: false },
  );
  const rows = orThrow(await call.select(columnsOf(sheet)));
  return { lines: toLines(sheet, rows as unknown[]), isPart: rows.length === PART };
}

/** @throws AppError `conflict` where another line is called by the same key */
export async function addLine(db: Db, sheet: Sheet, entry: SheetEntry): Promise<void> {
  const row: Row = { ...entry };
  orThrow(await tableOf(db, sheet).insert(row));
}

/**
 * Writes over the version that is known, and over no other.
 * @throws AppError `not-found` where the line is gone, `forbidden` where it is as it was and may not be written
 */
export async function saveLine(
  db: Db,
  sheet: Sheet,
  known: SheetLine,
  entry: SheetEntry,
): Promise<SaveResult<SheetLine>> {
  const changes = sheet.columns.filter(({ isFixed }) => !isFixed).map(({ name }) => name);
  const written = orThrow(
    await tableOf(db, sheet)
      .update(Object.fromEntries(changes.map((name) => [name, entry[name]])))
      .match(known.keys)
      .eq("updated_at", known.version)
      .select(columnsOf(sheet))
      .maybeSingle(),
  );
  if (written) return { outcome: "saved", stored: toLine(sheet, written) };
  const stored = orThrow(
    await tableOf(db, sheet).select(columnsOf(sheet)).match(known.keys).maybeSingle(),
  );
  if (!stored) throw new AppError("not-found");
  const current = toLine(sheet, stored);
  if (current.version === known.version) throw new AppError("forbidden");
  return { outcome: "changed-meanwhile", stored: current };
}

/** @throws AppError `forbidden` for a line that is there and may not go: a medicine of an import */
export async function deleteLine(db: Db, sheet: Sheet, { keys }: SheetLine): Promise<void> {
  const gone = orThrow(await tableOf(db, sheet).delete().match(keys).select(sheet.keys.join(", ")));
  if (gone.length > 0) return;
  const left = orThrow(await tableOf(db, sheet).select(sheet.keys.join(", ")).match(keys));
  if (left.length > 0) throw new AppError("forbidden");
}

const toLines = (sheet: Sheet, rows: readonly unknown[]) => rows.map((row) => toLine(sheet, row));

function toLine({ keys, columns }: Sheet, row: unknown): SheetLine {
  const values = row as SheetEntry;
  const key = Object.fromEntries(keys.map((name) => [name, String(values[name])]));
  return {
    id: Object.values(key).join(" "),
    keys: key,
    entry: Object.fromEntries(columns.map(({ name }) => [name, values[name] ?? null])),
    version: String(values.updated_at),
  };
}
