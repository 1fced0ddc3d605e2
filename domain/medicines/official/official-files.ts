import { isNationalFile, NATIONAL_FILES, type NationalFile } from "../national/national-files.ts";

/** The files of the Base de données publique des médicaments that are read, by what is in them. */
export type OfficialFile =
  | "medicines"
  | "packs"
  | "substances"
  | "conditions"
  | "generics"
  | "classes";

/** By what rows a file is recognised. Columns are counted from 0; empty ones at the end do not count. */
interface FileSignature {
  readonly name: string;
  readonly minColumns: number;
  readonly maxColumns: number;
  /** Columns whose words no other file has there. */
  readonly marks: readonly { readonly column: number; readonly like: RegExp }[];
}

/** What the import knows of a file. */
interface Shape extends FileSignature {
  /** Columns that are read; those behind, one of them written as a page, never are. */
  readonly columns: number;
  /** Column of the medicine's code (CIS): a row without a good one is left out. */
  readonly key: number;
}

const DAY = /^\d{2}\/\d{2}\/\d{4}$/;

/** A file of an edition. Without a needed one there would be nothing to read, or a wrong word about prescriptions. */
type EditionShape = Shape & { readonly isNeeded: boolean };

export const OFFICIAL_FILES: Readonly<Record<OfficialFile, EditionShape>> = {
  medicines: {
    name: "CIS_bdpm.txt",
    isNeeded: true,
    columns: 8,
    key: 0,
    minColumns: 8,
    maxColumns: 12,
    marks: [
      { column: 6, like: /commercialis/i },
      { column: 7, like: DAY },
    ],
  },
  packs: {
    name: "CIS_CIP_bdpm.txt",
    isNeeded: true,
    columns: 11,
    key: 0,
    minColumns: 6,
    maxColumns: 13,
    marks: [
      { column: 1, like: /^\d{7}$/ },
      { column: 3, like: /^pr.{1,2}sentation/i },
      { column: 6, like: /^(\d{13})?$/ },
    ],
  },
  substances: {
    name: "CIS_COMPO_bdpm.txt",
    isNeeded: true,
    columns: 8,
    key: 0,
    minColumns: 7,
    maxColumns: 8,
    // The specification of the files says ST where they have always had FT.
    marks: [
      { column: 2, like: /^\d+$/ },
      { column: 6, like: /^(SA|FT|ST)$/ },
    ],
  },
  conditions: {
    name: "CIS_CPD_bdpm.txt",
    isNeeded: true,
    columns: 2,
    key: 0,
    minColumns: 2,
    maxColumns: 2,
    marks: [
      {
        column: 1,
        like: /liste\W+I|stup.{1,2}fiant|prescri|ordonnance|hospital|professionnel|renouvellement|d.{1,2}livrance|surveillance|r.{1,2}serv|administ|attestation|procr.{1,2}er|grossesse|traitement|carnet|instructions/i,
      },
    ],
  },
  generics: {
    name: "CIS_GENER_bdpm.txt",
    isNeeded: false,
    columns: 4,
    key: 2,
    minColumns: 4,
    maxColumns: 5,
    marks: [
      { column: 0, like: /^\d{1,5}$/ },
      { column: 3, like: /^\d$/ },
    ],
  },
  classes: {
    name: "CIS_MITM.txt",
    isNeeded: false,
    columns: 2,
    key: 0,
    minColumns: 2,
    maxColumns: 4,
    marks: [{ column: 1, like: /^[A-Z]\d{2}(?:[A-Z]{1,2}(?:\d{2})?)?$/ }],
  },
};

/** Files that change between editions, and are imported with one or alone: what can be bought, and what is announced. */
export type FeedFile = "availability" | "information";

const FEED_FILES: Readonly<Record<FeedFile, Shape>> = {
  availability: {
    name: "CIS_CIP_Dispo_Spec.txt",
    columns: 8,
    key: 0,
    minColumns: 5,
    maxColumns: 8,
    marks: [
      { column: 2, like: /^\d$/ },
      { column: 4, like: DAY },
    ],
  },
  information: {
    name: "CIS_InfoImportantes.txt",
    columns: 4,
    key: 0,
    minColumns: 4,
    maxColumns: 4,
    // The specification does not say how its days are written; both ways have been seen.
    marks: [
      { column: 1, like: /^(\d{2}\/\d{2}\/\d{4}|\d{4}-\d{2}-\d{2})\b/ },
      { column: 3, like: /\p{L}{3}/u },
    ],
  },
};

/** Files of the same page that nothing is read of; somebody may give one under the name of another. */
const UNREAD_FILES: readonly FileSignature[] = [
  {
    name: "CIS_HAS_SMR_bdpm.txt",
    minColumns: 5,
    maxColumns: 6,
    marks: [
      { column: 1, like: /^CT-?\d+/i },
      { column: 4, like: /^(important|mod.{1,2}r|faible|insuffisant)/i },
    ],
  },
  {
    name: "CIS_HAS_ASMR_bdpm.txt",
    minColumns: 5,
    maxColumns: 6,
    marks: [
      { column: 1, like: /^CT-?\d+/i },
      { column: 4, like: /^(I{1,3}|IV|V)$/ },
    ],
  },
  {
    name: "HAS_LiensPageCT_bdpm.txt",
    minColumns: 2,
    maxColumns: 2,
    marks: [
      { column: 0, like: /^CT-?\d+/i },
      { column: 1, like: /^https?:/i },
    ],
  },
];

export const FILE_WORDS = Object.keys(OFFICIAL_FILES) as OfficialFile[];
export const FEED_WORDS = Object.keys(FEED_FILES) as FeedFile[];
export const IMPORTED_WORDS: readonly ImportedFile[] = [...FILE_WORDS, ...FEED_WORDS];

/** Any file that an import reads. */
export type ImportedFile = OfficialFile | FeedFile;

/** Any of them, byte for byte as it was published. */
export type ImportedFiles<Bytes extends Uint8Array = Uint8Array> = Readonly<
  Partial<Record<ImportedFile, Bytes>>
>;

/** Whether what changes between editions comes without one. */
export function isOfFeedsAlone(files: ImportedFiles): boolean {
  return FEED_WORDS.some((file) => files[file]) && !FILE_WORDS.some((file) => files[file]);
}

/** The name under which a file is published, whatever the country. */
export function fileName(file: ImportedFile | NationalFile): string {
  return isNationalFile(file) ? NATIONAL_FILES[file].name : shapeOf(file).name;
}

/** What the publisher puts between the name of a file that is made at each download and its ending. */
const MADE_AT = /_\d{14}(_bdpm)?(?=\.txt$)/;

/** Which file a name on a disk means, whatever its case; undefined for any other. */
export function fileNamed(name: string): ImportedFile | undefined {
  const published = name.toLowerCase().replace(MADE_AT, "");
  return IMPORTED_WORDS.find((file) => fileName(file).toLowerCase() === published);
}

function shapeOf(file: ImportedFile): Shape {
  return file in FEED_FILES ? FEED_FILES[file as FeedFile] : OFFICIAL_FILES[file as OfficialFile];
}

/** What makes a file unfit: nothing in it, a page of the site instead, or another file. */
export type InvalidFile =
  | { readonly is: "empty" | "web-page" }
  /** `looksLike` is the name of the file whose rows it has, where they are those of one. */
  | { readonly is: "other-file"; readonly looksLike: string | null };

/** Of the rows of a file, so many are as its own are: all but some twenty of the real ones. */
const OWN_ROWS = 0.9;

/** Rows that say which file it is. */
const SAMPLE = 1000;

/** How many rows a file had, and how many of them were left out for a bad code. */
export interface OfficialRows {
  readonly rows: number;
  readonly leftOut: number;
}

/**
 * Reads one file. Tabs separate, nothing quotes, lines end with `\n` (a stray `\r` may stand anywhere,
 * also twice, and then leaves an empty line), columns may be missing or empty at the end.
 * @param take is given each row, its columns trimmed; what it was given of an unfit file is void
 */
export function readOfficialFile(
  text: string,
  file: ImportedFile,
  take: (row: readonly string[]) => void,
): OfficialRows | InvalidFile {
  const shape = shapeOf(file);
  // The old addresses answer a page of the site, and say that all went well.
  if (/^\s*</.test(text)) return { is: "web-page" };
  let [rows, leftOut, own] = [0, 0, 0];
  for (const row of rowsOf(text)) {
    rows += 1;
    if (isLike(row, shape)) own += 1;
    const read = row.slice(0, shape.columns).map(clean);
    if (/^\d{8}$/.test(read[shape.key] ?? "")) take(read);
    else leftOut += 1;
  }
  if (rows === 0) return { is: "empty" };
  if (own < rows * OWN_ROWS) return { is: "other-file", looksLike: recognise(text) };
  return { rows, leftOut };
}

/** The name of the file whose rows a text has. */
function recognise(text: string): string | null {
  const sample = [...rowsOf(text, SAMPLE)];
  const known: readonly FileSignature[] = [...IMPORTED_WORDS.map(shapeOf), ...UNREAD_FILES];
  const found = known.find(
    (likeness) => sample.filter((row) => isLike(row, likeness)).length >= sample.length * OWN_ROWS,
  );
  return found?.name ?? null;
}

function isLike(row: readonly string[], { minColumns, maxColumns, marks }: FileSignature): boolean {
  const columns = row.findLastIndex((column) => column.trim() !== "") + 1;
  return (
    columns >= minColumns &&
    columns <= maxColumns &&
    marks.every(({ column, like }) => like.test(clean(row[column] ?? "")))
  );
}

/** Rows that hold something, as they came. */
function* rowsOf(text: string, most = Number.POSITIVE_INFINITY): Generator<string[]> {
  let rows = 0;
  for (const line of linesOf(text)) {
    if (line.trim() === "") continue;
    if (rows === most) return;
    rows += 1;
    yield line.split("\t");
  }
}

/** One after the other: a file holds megabytes, and each copy of it counts. */
function* linesOf(text: string): Generator<string> {
  let start = 0;
  while (start < text.length) {
    const end = text.indexOf("\n", start);
    yield text.slice(start, end === -1 ? text.length : end);
    if (end === -1) return;
    start = end + 1;
  }
}

function clean(column: string): string {
  const trimmed = column.trim();
  return /\s\s|[^\S ]/.test(trimmed) ? trimmed.replace(/\s+/g, " ") : trimmed;
}
