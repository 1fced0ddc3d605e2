import type { Day } from "../calendar/day.ts";
import {
  BOX_BUCKET,
  BOX_PHOTO_MAX_BYTES,
  BOX_PHOTOS_MAX,
  FILE_MAX_BYTES,
  FILES_MAX,
  PRESCRIPTION_BUCKET,
} from "../files/private-buckets.ts";
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

/** Bytes of the photos and PDFs that one archive holds, as the database bounds those of an account. */
export const ARCHIVED_FILES_MAX_BYTES = 104_857_600;

/** The private buckets of an account: the table of the rows that their files belong to, and what one file can be. */
export const FILE_BUCKETS = {
  [PRESCRIPTION_BUCKET]: {
    table: "prescriptions",
    most: OWNED_TABLES.profiles.maxRows * OWNED_TABLES.prescriptions.maxRows * FILES_MAX,
    maxBytes: FILE_MAX_BYTES,
    endings: ["webp", "pdf"],
  },
  [BOX_BUCKET]: {
    table: "medications",
    most: OWNED_TABLES.medications.maxRows * BOX_PHOTOS_MAX,
    maxBytes: BOX_PHOTO_MAX_BYTES,
    endings: ["webp"],
  },
} as const;

export type FileBucket = keyof typeof FILE_BUCKETS;

export const fileBuckets = Object.keys(FILE_BUCKETS) as FileBucket[];

/** A photo or a PDF of a prescription, or the photo of a box, as it stands in an archive. */
export interface ArchivedFile {
  readonly bucket: FileBucket;
  /** The prescription or the box, as the archive calls it. */
  readonly rowId: string;
  /** `<id>.webp` or `<id>.pdf`. */
  readonly fileName: string;
}

/** The files that an archive holds, and those that it should. */
export interface ArchivedFiles {
  readonly included: readonly ArchivedFile[];
  readonly leftOut: readonly ArchivedFile[];
}

const ARCHIVED_FILE = /^(\w+)\/([0-9a-f-]{36})\/([0-9a-f-]{36}\.(\w+))$/;

export const archivedFilePath = ({ bucket, rowId, fileName }: ArchivedFile): string =>
  `${bucket}/${rowId}/${fileName}`;

/** @returns null for all that is no file of these buckets, or larger than one can be */
export function archivedFile(path: string, bytes: number): ArchivedFile | null {
  const [, folder, rowId, fileName, ending] = ARCHIVED_FILE.exec(path) ?? [];
  const bucket = fileBuckets.find((one) => one === folder);
  if (!bucket || !rowId || !fileName) return null;
  const { endings, maxBytes } = FILE_BUCKETS[bucket];
  const isKnown = endings.some((one) => one === ending);
  return isKnown && bytes <= maxBytes ? { bucket, rowId, fileName } : null;
}

/** Whether these are more files than an account can have. */
export const areTooMany = (files: readonly ArchivedFile[]): boolean =>
  fileBuckets.some(
    (one) => files.filter(({ bucket }) => bucket === one).length > FILE_BUCKETS[one].most,
  );

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
