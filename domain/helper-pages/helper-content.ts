import type { Day } from "../calendar/day.ts";
import type { Instant } from "../calendar/instant.ts";
import { WEEKDAYS } from "../calendar/week.ts";
import { type Form, isForm } from "../inventory/form.ts";
import { plainLine, plainText } from "../plain-text.ts";
import { NO_SCHEDULE, type Schedule } from "../reminders/schedule.ts";
import {
  nullOr,
  storedAmount,
  storedDay,
  storedHour,
  storedInstant,
  storedText,
  storedWord,
} from "../stored-values.ts";

/** Why a dose is asked about, as the database decides it. */
export const LIMIT_REASONS = ["before-interval", "above-daily-doses", "duplicate"] as const;

export interface HelperLimit {
  /** Nothing speaks against a dose from this moment on. */
  readonly until: Instant;
  readonly reason: (typeof LIMIT_REASONS)[number];
}

/** Why nothing of a box is recorded by a link, as the database decides it. */
export const BLOCK_REASONS = ["expired", "opened-too-long", "recalled", "stopped"] as const;

export type BlockReason = (typeof BLOCK_REASONS)[number];

/** A dose of the last 24 hours that counts for a box, whoever gave it. */
export interface HelperDose {
  readonly id: string;
  readonly takenAt: Instant;
  readonly name: string;
  readonly form: Form;
  readonly quantity: number;
  /** Recorded by the link of this page. */
  readonly isOfPage: boolean;
  readonly isUndoable: boolean;
}

/** What may be given of one box. Null is not known. */
export interface HelperBox {
  readonly id: string;
  readonly name: string;
  readonly dosage: string;
  readonly form: Form;
  readonly location: string | null;
  readonly goodUntil: Day;
  readonly quantity: number;
  readonly intervalMinutes: number | null;
  readonly maxDoses: number | null;
  readonly instructions: string | null;
  readonly schedule: Schedule;
  readonly blocked: BlockReason | null;
  readonly limit: HelperLimit | null;
  /** The latest first. */
  readonly doses: readonly HelperDose[];
}

interface NamedBox {
  readonly name: string;
  readonly dosage: string;
}

/** What a rule has somebody asked about first, and somebody said that it was. */
export interface ConfirmedPair {
  /** One box alone is meant with a treatment that is not on the page. */
  readonly boxes: readonly NamedBox[];
  /** Null for an account without a name. */
  readonly confirmedBy: string | null;
  readonly confirmedAt: Instant;
}

export interface HelperPerson {
  readonly id: string;
  /** Null for a profile without a name. */
  readonly name: string | null;
  /** Those that were recorded: none is not the same as no allergy. */
  readonly allergies: readonly string[];
  readonly refused: readonly NamedBox[];
  readonly confirmedPairs: readonly ConfirmedPair[];
  /** Given, and compared with nothing. */
  readonly notCompared: readonly NamedBox[];
  readonly boxes: readonly HelperBox[];
}

interface PageFrame {
  readonly helperName: string;
  /** Two letters: whose emergency numbers are shown. */
  readonly country: string;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
}

/** All that the page of a helper says. */
export interface HelperContent extends PageFrame {
  readonly state: "open";
  /** By the clock of the database. */
  readonly readAt: Instant;
  readonly address: string | null;
  readonly note: string | null;
  readonly contacts: readonly { readonly name: string | null; readonly phone: string | null }[];
  readonly people: readonly HelperPerson[];
}

/** What a link opens: before its hours nothing but when they begin. */
export type OpenedPage = HelperContent | (PageFrame & { readonly state: "early" });

/**
 * A page as the database sends it. A value that is not of its kind makes the whole page unreadable: a box or an allergy
 * that went missing would read as one that is not there.
 * @throws RangeError
 */
export function readOpenedPage(stored: unknown): OpenedPage {
  const page = objectOf(stored);
  const frame = {
    helperName: line(page.helper_name),
    country: storedText(page.country),
    startsAt: storedInstant(page.starts_at),
    endsAt: storedInstant(page.ends_at),
  };
  if (page.state === "early") return { state: "early", ...frame };
  return {
    state: "open",
    ...frame,
    readAt: storedInstant(page.now),
    address: nullOr(page.address, text),
    note: nullOr(page.note, text),
    contacts: listOf(page.contacts).map((contact) => {
      const { name, phone } = objectOf(contact);
      return { name: nullOr(name, line), phone: nullOr(phone, line) };
    }),
    people: listOf(page.people).map(readPerson),
  };
}

/** @throws RangeError */
export function readLimit(stored: unknown): HelperLimit {
  const { until, reason } = objectOf(stored);
  return { until: storedInstant(until), reason: storedWord(reason, isOneOf(LIMIT_REASONS)) };
}

/** @throws RangeError */
export const readBlock = (stored: unknown): BlockReason =>
  storedWord(stored, isOneOf(BLOCK_REASONS));

function readPerson(stored: unknown): HelperPerson {
  const person = objectOf(stored);
  return {
    id: storedText(person.id),
    name: nullOr(person.name, line),
    allergies: listOf(person.allergies).map(line),
    refused: listOf(person.refused).map(readNamed),
    confirmedPairs: listOf(person.pairs).map((pair) => {
      const { boxes, confirmed_by, confirmed_at } = objectOf(pair);
      return {
        boxes: listOf(boxes).map(readNamed),
        confirmedBy: nullOr(confirmed_by, line),
        confirmedAt: storedInstant(confirmed_at),
      };
    }),
    notCompared: listOf(person.not_compared).map(readNamed),
    boxes: listOf(person.boxes).map(readBox),
  };
}

function readNamed(stored: unknown): NamedBox {
  const { name, dosage } = objectOf(stored);
  return { name: line(name), dosage: line(dosage) };
}

function readBox(stored: unknown): HelperBox {
  const box = objectOf(stored);
  return {
    id: storedText(box.id),
    name: line(box.name),
    dosage: line(box.dosage),
    form: storedWord(box.form, isForm),
    location: nullOr(box.location, line),
    goodUntil: storedDay(box.good_until),
    quantity: storedAmount(box.quantity),
    intervalMinutes: nullOr(box.interval_minutes, storedAmount),
    maxDoses: nullOr(box.max_doses, storedAmount),
    instructions: nullOr(box.instructions, text),
    schedule: readSchedule(listOf(box.hours)),
    blocked: nullOr(box.blocked, readBlock),
    limit: nullOr(box.limit, readLimit),
    doses: listOf(box.doses).map(readDose),
  };
}

function readDose(stored: unknown): HelperDose {
  const dose = objectOf(stored);
  return {
    id: storedText(dose.id),
    takenAt: storedInstant(dose.taken_at),
    name: line(dose.name),
    form: storedWord(dose.form, isForm),
    quantity: storedAmount(dose.quantity),
    isOfPage: dose.is_of_page === true,
    isUndoable: dose.is_undoable === true,
  };
}

/** The hours of a box share their days: the editor writes all of them alike. */
function readSchedule(hours: readonly unknown[]): Schedule {
  const rows = hours.map(objectOf);
  const [first] = rows;
  if (!first) return NO_SCHEDULE;
  const days = listOf(first.weekdays);
  return {
    doses: rows.map((row) => ({
      time: storedHour(row.reminder_time),
      quantity: storedAmount(row.quantity),
    })),
    weekdays: WEEKDAYS.filter((weekday) => days.includes(weekday)),
    startsOn: nullOr(first.starts_on, storedDay),
    endsOn: nullOr(first.ends_on, storedDay),
    pausedAt: nullOr(first.paused_at, storedInstant),
    pausedUntil: nullOr(first.paused_until, storedDay),
  };
}

const line = (value: unknown) => plainLine(storedText(value));
const text = (value: unknown) => plainText(storedText(value));

const isOneOf =
  <Word extends string>(words: readonly Word[]) =>
  (word: string): word is Word =>
    (words as readonly string[]).includes(word);

function objectOf(value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new RangeError("Not an object");
  }
  return value as Readonly<Record<string, unknown>>;
}

function listOf(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw new RangeError("Not a list");
  return value;
}
