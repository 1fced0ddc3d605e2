import { epochMs, type Instant } from "../calendar/instant.ts";
import { instantOf, isWallTime, wallTimeOf } from "../calendar/wall-time.ts";
import type { Zone } from "../calendar/zone.ts";
import { type Checked, isLongerThan, wrongOnly } from "../draft.ts";
import { parseQuantity, type QuantityWrong, wrongDose } from "../inventory/quantity.ts";
import type { Language } from "../locale/locales.ts";
import { writeNumber } from "../number.ts";
import { plainText } from "../plain-text.ts";

/** What the log-intake form holds, each field as typed. */
export interface IntakeDraft {
  readonly quantityTaken: string;
  /** As `<input type="datetime-local">` writes it. */
  readonly takenAt: string;
  readonly notes: string;
}

export type IntakeField = keyof IntakeDraft;

export type IntakeWrong = QuantityWrong | "not-a-time" | "in-the-future" | "too-long";

export interface IntakeEntry {
  readonly quantityTaken: number;
  readonly takenAt: Instant;
  readonly notes: string | null;
}

/** In characters, as the database limits them. */
const INTAKE_NOTES_MAX_LENGTH = 1000;

/** What a new form shows: now, and no quantity before it is known what to propose. */
export function newIntake(now: Instant, zone: Zone): IntakeDraft {
  return { quantityTaken: "", takenAt: wallTimeOf(now, zone), notes: "" };
}

/** What the form shows of a dose that was noted, to correct it. */
export function noted(
  { quantityTaken, takenAt, notes }: IntakeEntry,
  zone: Zone,
  language: Language,
): IntakeDraft {
  return {
    quantityTaken: writeNumber(quantityTaken, language),
    takenAt: wallTimeOf(takenAt, zone),
    notes: notes ?? "",
  };
}

/**
 * A quantity above 0, a moment that has come, notes optional. A dose of tomorrow is not yet taken: it
 * would lower today's stock for something that may never happen.
 * @param before the moment of the dose that is being corrected: left as it stands, it keeps its seconds, and is no
 * question to the clock of this device, which may be slow
 */
export function checkIntake(
  draft: IntakeDraft,
  now: Instant,
  zone: Zone,
  before: Instant | null = null,
): Checked<IntakeEntry, Partial<Record<IntakeField, IntakeWrong>>> {
  const quantityTaken = parseQuantity(draft.quantityTaken);
  const isUntouched = before !== null && draft.takenAt === wallTimeOf(before, zone);
  const takenAt = isUntouched ? before : readMoment(draft.takenAt, now, zone);
  const notes = plainText(draft.notes).trim();
  const wrong = wrongOnly<IntakeField, IntakeWrong>({
    quantityTaken: wrongDose(draft.quantityTaken),
    takenAt: isUntouched ? undefined : wrongMoment(draft.takenAt, takenAt, now),
    notes: isLongerThan(notes, INTAKE_NOTES_MAX_LENGTH) ? "too-long" : undefined,
  });
  if (Object.keys(wrong).length > 0 || quantityTaken === null || takenAt === null) {
    return { ok: false, wrong };
  }
  return { ok: true, value: { quantityTaken, takenAt, notes: notes || null } };
}

/**
 * This very minute is now, to the second: doses logged one after the other keep their order, and the
 * hour that an autumn night shows twice is the right one of the two.
 */
function readMoment(typed: string, now: Instant, zone: Zone): Instant | null {
  if (!isWallTime(typed)) return null;
  return typed === wallTimeOf(now, zone) ? now : instantOf(typed, zone);
}

function wrongMoment(typed: string, read: Instant | null, now: Instant): IntakeWrong | undefined {
  if (typed === "") return "required";
  if (read === null) return "not-a-time";
  return epochMs(read) > epochMs(now) ? "in-the-future" : undefined;
}

/** As precise as the form: "now" is this second, and another one when the form is sent again. */
export function isSameMinute(one: Instant, other: Instant): boolean {
  const minuteOf = (moment: Instant) => Math.floor(epochMs(moment) / 60_000);
  return minuteOf(one) === minuteOf(other);
}
