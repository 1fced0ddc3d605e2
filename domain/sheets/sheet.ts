import { isDay } from "../calendar/day.ts";
import { type Checked, isLongerThan } from "../draft.ts";
import type { Language } from "../locale/locales.ts";
import { hasDecimals, readNumber, writeNumber } from "../number.ts";

/**
 * A column that admins fill in: `text` is one line, `long` several; `link` is https; `picture` is a path of this site
 * or https; `day` is `YYYY-MM-DD`; `number` is typed with a comma or a point.
 */
export type ColumnKind =
  | "text"
  | "long"
  | "choice"
  | "switch"
  | "number"
  | "day"
  | "link"
  | "picture";

export interface SheetColumn {
  /** As the table calls it. */
  readonly name: string;
  readonly kind: ColumnKind;
  readonly isRequired: boolean;
  /** Characters of a text, or the largest number. */
  readonly max: number;
  /** The smallest number. */
  readonly min?: number;
  readonly isWhole?: boolean;
  readonly pattern?: RegExp;
  readonly choices?: readonly string[];
  /** Part of what a line is called by: chosen when it is added, and never changed. */
  readonly isFixed?: boolean;
  /** A table that keeps an empty text where others keep nothing. */
  readonly keepsEmpty?: boolean;
  /** What a new line begins with. */
  readonly initial?: string;
}

/** A table of the installation that admins fill in line by line: reference data, or content of the public site. */
export interface Sheet {
  /** Of the table in `public`. */
  readonly name: string;
  /** What a line is called by in the database. */
  readonly keys: readonly string[];
  readonly columns: readonly SheetColumn[];
  /** What a line is called by in the list. */
  readonly titles: readonly string[];
  /** What stands below that. */
  readonly details: readonly string[];
  /** Says whether others see it. */
  readonly visibility?: string;
  readonly order: readonly string[];
  /** Too many lines to show: the list is what a search finds. */
  readonly isLarge?: boolean;
  /** What two columns may not say together. */
  readonly check?: (draft: SheetDraft) => SheetWrong;
}

/** As the form holds a line: a switch is `true` or `false`. */
export type SheetDraft = Readonly<Record<string, string>>;

/** As the table keeps a line. */
export type SheetEntry = Readonly<Record<string, string | number | boolean | null>>;

export type SheetProblem =
  | "missing"
  | "tooLong"
  | "pattern"
  | "choice"
  | "number"
  | "day"
  | "link"
  | "picture"
  | "help"
  | "urgent";

export type SheetWrong = Readonly<Partial<Record<string, SheetProblem>>>;

/** The form of a new line. */
export function emptyDraft({ columns }: Sheet): SheetDraft {
  return Object.fromEntries(
    columns.map(({ name, kind, initial }) => [name, initial ?? (kind === "switch" ? "false" : "")]),
  );
}

/** The form of a line that is stored. */
export function draftOf({ columns }: Sheet, entry: SheetEntry, language: Language): SheetDraft {
  return Object.fromEntries(columns.map(({ name }) => [name, shown(entry[name], language)]));
}

function shown(value: SheetEntry[string] | undefined, language: Language): string {
  return typeof value === "number" ? writeNumber(value, language) : String(value ?? "");
}

/** What was typed, as the table keeps it; or what is wrong, by column. */
export function checkLine(sheet: Sheet, draft: SheetDraft): Checked<SheetEntry, SheetWrong> {
  const wrong: Record<string, SheetProblem> = {};
  const entry: Record<string, SheetEntry[string]> = {};
  for (const column of sheet.columns) {
    const text = (draft[column.name] ?? "").trim();
    const problem = problemOf(column, text);
    if (problem) wrong[column.name] = problem;
    else entry[column.name] = storedAs(column, text);
  }
  Object.assign(wrong, { ...sheet.check?.(draft), ...wrong });
  return Object.keys(wrong).length > 0 ? { ok: false, wrong } : { ok: true, value: entry };
}

function storedAs({ kind, keepsEmpty }: SheetColumn, text: string): SheetEntry[string] {
  if (kind === "switch") return text === "true";
  if (text === "") return keepsEmpty ? "" : null;
  if (kind !== "number") return text;
  const read = readNumber(text);
  return read.ok ? read.value : null;
}

const LINK = /^https:\/\/[^\s/][^\s]*$/;
const PICTURE = /^(?:\/[^\s/][^\s]*|https:\/\/[^\s/][^\s]*)$/;
const DECIMALS_MAX = 4;

function problemOf(column: SheetColumn, text: string): SheetProblem | undefined {
  const { kind, max, pattern, choices, isRequired } = column;
  if (text === "") return isRequired ? "missing" : undefined;
  switch (kind) {
    case "switch":
      return undefined;
    case "choice":
      return choices?.includes(text) ? undefined : "choice";
    case "number":
      return isNumberOf(column, text) ? undefined : "number";
    case "day":
      return isDay(text) ? undefined : "day";
    default:
      if (isLongerThan(text, max)) return "tooLong";
      if (kind === "link" && !LINK.test(text)) return "link";
      if (kind === "picture" && !PICTURE.test(text)) return "picture";
      return pattern && !pattern.test(text) ? "pattern" : undefined;
  }
}

function isNumberOf({ max, min = 0, isWhole }: SheetColumn, text: string): boolean {
  const read = readNumber(text);
  if (!read.ok || !hasDecimals(read.value, isWhole ? 0 : DECIMALS_MAX)) return false;
  return read.value >= min && read.value <= max;
}
