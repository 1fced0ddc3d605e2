import type { Day } from "../calendar/day.ts";
import { type Separator, writeCsv } from "../intakes/csv.ts";
import { FILE_MAX_BYTES, FILES_MAX } from "../prescriptions/prescription-files.ts";
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

/** Bytes of the photos and PDFs that one archive holds, as the database bounds those of an account. */
export const ARCHIVED_FILES_MAX_BYTES = 104_857_600;

/** Files of prescriptions that an archive can hold. */
export const ARCHIVED_FILES_MAX = OWNED_TABLES.prescriptions.maxRows * FILES_MAX;

/** A photo or a PDF of a prescription, as it stands in an archive. */
export interface ArchivedFile {
  /** As the archive calls it. */
  readonly prescriptionId: string;
  /** `<id>.webp` or `<id>.pdf`. */
  readonly fileName: string;
}

/** The files of prescriptions that an archive holds, and those that it should. */
export interface ArchivedFiles {
  readonly included: readonly ArchivedFile[];
  readonly leftOut: readonly ArchivedFile[];
}

const ARCHIVED_FILE = /^prescriptions\/([0-9a-f-]{36})\/([0-9a-f-]{36}\.(?:webp|pdf))$/;

export const archivedFilePath = ({ prescriptionId, fileName }: ArchivedFile): string =>
  `prescriptions/${prescriptionId}/${fileName}`;

/** @returns null for all that is no file of a prescription, or larger than one can be */
export function archivedFile(path: string, bytes: number): ArchivedFile | null {
  const [, prescriptionId, fileName] = ARCHIVED_FILE.exec(path) ?? [];
  if (!prescriptionId || !fileName || bytes > FILE_MAX_BYTES) return null;
  return { prescriptionId, fileName };
}

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
