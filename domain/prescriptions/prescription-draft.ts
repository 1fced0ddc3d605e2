import { type Day, isDay } from "../calendar/day.ts";
import { type Checked, isLongerThan, wrongOnly } from "../draft.ts";
import { plainLine } from "../plain-text.ts";
import { LINES_MAX } from "./lines-of-text.ts";
import { LINE_MAX_LENGTH } from "./prescription-line.ts";
import { RENEWAL_DAYS_MAX } from "./renewal.ts";

/** A line of the form. What a device read is a line only once somebody has compared it with the paper. */
export interface LineDraft {
  readonly id: string;
  readonly text: string;
  readonly isConfirmed: boolean;
}

export interface PrescriptionDraft {
  readonly prescriber: string;
  readonly issuedOn: string;
  readonly endsOn: string;
  readonly isRenewed: boolean;
  /** Counted where it is renewed. */
  readonly renewalDays: string;
  readonly lines: readonly LineDraft[];
}

/** What is stored of a prescription, beside its files. */
export interface PrescriptionFacts {
  readonly prescriber: string | null;
  readonly issuedOn: Day | null;
  readonly endsOn: Day | null;
  /** How many days before its end to remind of its renewal; null where it needs none. */
  readonly renewalDays: number | null;
  readonly lines: readonly string[];
}

export type PrescriptionWrong =
  | "too-long"
  | "not-a-day"
  | "before-start"
  | "not-a-number-of-days"
  | "unconfirmed"
  | "too-many";

export interface WrongPrescription {
  readonly prescriber?: PrescriptionWrong;
  readonly issuedOn?: PrescriptionWrong;
  readonly endsOn?: PrescriptionWrong;
  readonly renewalDays?: PrescriptionWrong;
  /** Of all lines together. */
  readonly count?: PrescriptionWrong;
  /** By the id of the line. */
  readonly lines?: ReadonlyMap<string, PrescriptionWrong>;
}

const PRESCRIBER_MAX_LENGTH = 100;

/** A line that nobody has confirmed holds the prescription up: it is confirmed, corrected or removed, and never saved by itself. */
export function checkPrescription(
  draft: PrescriptionDraft,
): Checked<PrescriptionFacts, WrongPrescription> {
  const prescriber = plainLine(draft.prescriber);
  const written = draft.lines
    .map((line) => ({ ...line, text: plainLine(line.text) }))
    .filter(({ text }) => text !== "");
  const lines = new Map(
    written.flatMap(({ id, text, isConfirmed }): [string, PrescriptionWrong][] => {
      if (isLongerThan(text, LINE_MAX_LENGTH)) return [[id, "too-long"]];
      return isConfirmed ? [] : [[id, "unconfirmed"]];
    }),
  );
  const wrong: WrongPrescription = {
    ...wrongOnly<"prescriber" | "issuedOn" | "endsOn" | "renewalDays" | "count", PrescriptionWrong>(
      {
        prescriber: isLongerThan(prescriber, PRESCRIBER_MAX_LENGTH) ? "too-long" : undefined,
        issuedOn: wrongDay(draft.issuedOn),
        endsOn: wrongDay(draft.endsOn) ?? (endsBeforeIssue(draft) ? "before-start" : undefined),
        renewalDays:
          draft.isRenewed && daysIn(draft.renewalDays) === null
            ? "not-a-number-of-days"
            : undefined,
        count: written.length > LINES_MAX ? "too-many" : undefined,
      },
    ),
    ...(lines.size > 0 && { lines }),
  };
  if (Object.keys(wrong).length > 0) return { ok: false, wrong };
  return {
    ok: true,
    value: {
      prescriber: prescriber || null,
      issuedOn: dayOrNull(draft.issuedOn),
      endsOn: dayOrNull(draft.endsOn),
      renewalDays: draft.isRenewed ? daysIn(draft.renewalDays) : null,
      lines: [...new Set(written.map(({ text }) => text))],
    },
  };
}

function wrongDay(typed: string): PrescriptionWrong | undefined {
  return typed === "" || (isDay(typed) && typed >= "1900-01-01" && typed < "2201-01-01")
    ? undefined
    : "not-a-day";
}

function daysIn(typed: string): number | null {
  const days = Number(typed);
  return typed.trim() !== "" && Number.isInteger(days) && days >= 1 && days <= RENEWAL_DAYS_MAX
    ? days
    : null;
}

const endsBeforeIssue = ({ issuedOn, endsOn }: PrescriptionDraft) =>
  isDay(issuedOn) && isDay(endsOn) && endsOn < issuedOn;

const dayOrNull = (typed: string): Day | null => (isDay(typed) ? typed : null);
