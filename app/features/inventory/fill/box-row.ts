import { newId } from "#app/client/database/new-id.ts";
import { formatShortDay } from "#app/locale/format.ts";
import type { Day } from "#domain/calendar/day.ts";
import { lastDayOfMonth } from "#domain/calendar/day.ts";
import type { Failure } from "#domain/failure.ts";
import type { TableBox } from "#domain/inventory/box-table/table-rows.ts";
import type { Form } from "#domain/inventory/form.ts";
import {
  type BoxLine,
  readBoxLine,
  withoutBullet,
} from "#domain/inventory/typed-boxes/box-line.ts";
import type { Language } from "#domain/locale/locales.ts";
import { writeNumber } from "#domain/number.ts";
import { dateOrder } from "../form.ts";
import type { MedicationReference, ScannedBox } from "../medication-reference.ts";

/** One box of a list before it is saved, each field as typed. */
export interface BoxRow {
  /** Of the box as well, however often it is sent. */
  readonly id: string;
  /** The line that it was read from; empty where a code was read. */
  readonly line: string;
  readonly name: string;
  readonly dosage: string;
  readonly form: Form | "";
  /** Units of one full box; empty takes that of the listed medicine. */
  readonly quantity: string;
  /** Units that are left; empty for full boxes. */
  readonly left: string;
  /** How many boxes. */
  readonly boxes: string;
  readonly expiresOn: string;
  readonly lot: string;
  /** Drafts of former versions have none. */
  readonly openedOn?: Day | null;
  /** 14 digits of a code that no list knows. */
  readonly gtin: string | null;
  /** The listed medicine that somebody chose, or that a code named. */
  readonly chosen: MedicationReference | null;
  /** Whether somebody said that it is none of the listed ones. */
  readonly isUnlisted: boolean;
  /** For everybody in the home; null as proposed. */
  readonly isCommon: boolean | null;
  /** Whose it is, unless it is for everybody; null for the person whose list is shown. Drafts of former versions have none. */
  readonly ownerId?: string | null;
  /** Whether somebody said that it is not the box that is there already. */
  readonly isAnother: boolean;
  /** Whether the day and the batch of its code must be compared with the box. */
  readonly isDoubtful: boolean;
  /** Why it was not saved. */
  readonly refused: Failure | null;
}

const EMPTY = {
  line: "",
  name: "",
  dosage: "",
  form: "",
  quantity: "",
  left: "",
  boxes: "1",
  expiresOn: "",
  lot: "",
  gtin: null,
  chosen: null,
  isUnlisted: false,
  isCommon: null,
  isAnother: false,
  isDoubtful: false,
  refused: null,
} as const;

export function rowOfLine(line: string, language: Language): BoxRow {
  return rowOfFacts(readBoxLine(line, dateOrder(language)), withoutBullet(line), language);
}

/** @param line what is shown beside the question which medicine is meant */
function rowOfFacts(read: BoxLine, line: string, language: Language): BoxRow {
  return {
    ...EMPTY,
    id: newId(),
    line,
    // A line that only says a form, `sirop`, is a name until somebody writes a better one.
    name: read.typedName || (read.form === null ? "" : line),
    dosage: read.dosage,
    form: read.form ?? "",
    quantity: read.quantity === null ? "" : writeNumber(read.quantity, language),
    left: read.left === null ? "" : writeNumber(read.left, language),
    boxes: String(read.boxes),
    expiresOn: expiryOf(read, language),
    lot: read.lot ?? "",
    openedOn: read.openedOn,
  };
}

/** A year alone waits for the month in front of it. */
function expiryOf({ expiresOn, expiryYear }: BoxLine, language: Language): string {
  if (expiresOn !== null) return writeExpiry(expiresOn, language);
  return expiryYear === null ? "" : `/${expiryYear}`;
}

export function rowOfTable({ read, line }: TableBox, language: Language): BoxRow {
  return rowOfFacts(read, line, language);
}

export function rowOfScan(
  { reference, known, gtin, expiresOn, lot, isDoubtful }: ScannedBox,
  language: Language,
): BoxRow {
  return {
    ...EMPTY,
    id: newId(),
    name: reference?.name ?? known?.name ?? "",
    dosage: reference?.dosage ?? known?.dosage ?? "",
    form: reference?.form ?? known?.form ?? "",
    quantity: known ? writeNumber(known.totalQuantity, language) : "",
    expiresOn: expiresOn === null ? "" : writeExpiry(expiresOn, language),
    lot: lot ?? "",
    gtin,
    chosen: reference,
    // A code that no list knows is none of the listed medicines.
    isUnlisted: reference === null,
    isDoubtful,
  };
}

/** The last day of a month as boxes print it, `06/2027`; another day in full. */
export function writeExpiry(day: Day, language: Language): string {
  const [year = "", month = ""] = day.split("-");
  const isWholeMonth = lastDayOfMonth(Number(year), Number(month)) === day;
  return isWholeMonth ? `${month}/${year}` : formatShortDay(day, language);
}
