import type { Day } from "../calendar/day.ts";
import { type Separator, writeCsv } from "../intakes/csv.ts";
import {
  type Archive,
  type ArchiveRow,
  type ArchiveTable,
  EXPORT_ONLY_TABLES,
  exportOnlyTables,
  OWNED_TABLES,
  ownedTables,
} from "./archive.ts";

export const DATA_FILE = "data.json";
export const SUMMARY_FILE = "summary.html";

export function archiveName(today: Day): string {
  return `trousse-${today}.zip`;
}

/** One file for each table, headed by its columns. Empty cells are columns that hold nothing. */
export function csvFiles(archive: Archive, separator: Separator): ReadonlyMap<string, string> {
  const files = [
    ...ownedTables.map((table) => [table, OWNED_TABLES[table], archive.tables[table]] as const),
    ...exportOnlyTables.map(
      (table) => [table, EXPORT_ONLY_TABLES[table], archive.told[table]] as const,
    ),
  ].map(([table, shape, rows]): [string, string] => [
    `csv/${table}.csv`,
    csvOf(shape, rows, separator),
  ]);
  return new Map(files);
}

function csvOf({ columns }: ArchiveTable, rows: readonly ArchiveRow[], separator: Separator) {
  const names = Object.keys(columns);
  return writeCsv([names, ...rows.map((row) => names.map((name) => cell(row[name])))], separator);
}

function cell(value: unknown): string {
  if (value === null || value === undefined) return "";
  return typeof value === "string" ? value : JSON.stringify(value);
}
