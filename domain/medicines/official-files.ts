/** The files of the Base de données publique des médicaments that are read, by what is in them. */
export type OfficialFile =
  | "medicines"
  | "packs"
  | "substances"
  | "conditions"
  | "generics"
  | "classes";

/** What the import knows of a file. Columns are counted from 0. */
interface Shape {
  readonly name: string;
  /** Without it there would be nothing to read, or a wrong word about prescriptions. */
  readonly isNeeded: boolean;
  /** Columns that are read; those behind, one of them written as a page, never are. */
  readonly columns: number;
  /** Column of the medicine's code (CIS): a row without a good one is left out. */
  readonly key: number;
  /** A column that only this file has, to tell it from its neighbours. */
  readonly mark: { readonly column: number; readonly like: RegExp };
}

export const OFFICIAL_FILES: Readonly<Record<OfficialFile, Shape>> = {
  medicines: {
    name: "CIS_bdpm.txt",
    isNeeded: true,
    columns: 8,
    key: 0,
    mark: { column: 7, like: /^\d{2}\/\d{2}\/\d{4}$/ },
  },
  packs: {
    name: "CIS_CIP_bdpm.txt",
    isNeeded: true,
    columns: 11,
    key: 0,
    mark: { column: 1, like: /^\d{7}$/ },
  },
  substances: {
    name: "CIS_COMPO_bdpm.txt",
    isNeeded: true,
    columns: 8,
    key: 0,
    // The specification of the files says ST where they have always had FT.
    mark: { column: 6, like: /^(SA|FT|ST)$/ },
  },
  conditions: {
    name: "CIS_CPD_bdpm.txt",
    isNeeded: true,
    columns: 2,
    key: 0,
    mark: { column: 1, like: /^\D{5}/ },
  },
  generics: {
    name: "CIS_GENER_bdpm.txt",
    isNeeded: false,
    columns: 4,
    key: 2,
    mark: { column: 3, like: /^\d$/ },
  },
  classes: {
    name: "CIS_MITM.txt",
    isNeeded: false,
    columns: 2,
    key: 0,
    mark: { column: 1, like: /^[A-Z]\d{2}/ },
  },
};

export const FILE_WORDS = Object.keys(OFFICIAL_FILES) as OfficialFile[];

/** What makes a file unfit: nothing in it, a page of the site instead, or another file. */
export type UnfitFile = "empty" | "web-page" | "other-file";

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
  file: OfficialFile,
  take: (row: readonly string[]) => void,
): OfficialRows | UnfitFile {
  const { columns, key, mark } = OFFICIAL_FILES[file];
  // The old addresses answer a page of the site, and say that all went well.
  if (/^\s*</.test(text)) return "web-page";
  let [rows, leftOut, marked] = [0, 0, 0];
  for (const line of linesOf(text)) {
    if (line.trim() === "") continue;
    rows += 1;
    const row = line.split("\t", columns).map(clean);
    if (mark.like.test(row[mark.column] ?? "")) marked += 1;
    if (/^\d{8}$/.test(row[key] ?? "")) take(row);
    else leftOut += 1;
  }
  if (rows === 0) return "empty";
  return marked < rows / 2 ? "other-file" : { rows, leftOut };
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
