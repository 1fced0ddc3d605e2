/** A substance of a dose. Milligrams are null where the composition does not say them. */
export interface CaseAmount {
  /** A name of the case; null where the dose may have contained anything. */
  readonly substance: string | null;
  readonly milligrams: number | null;
  /** What is weighed, where that is a salt, an ester or an extract. */
  readonly salt: string | null;
}

export interface CaseDose {
  readonly takenAt: string;
  readonly amounts: readonly CaseAmount[];
}

/** Doses of one person, and what 24 hours of them come to: in `domain/ledger` and in `substance_ledger`. */
export interface LedgerCase {
  readonly because: string;
  readonly now: string;
  readonly doses: readonly CaseDose[];
  /** `substance: doses, milligrams or ?, and "at least" where there may be more`, the one taken last first. */
  readonly totals: readonly string[];
  /** Doses of these hours that may have contained anything. */
  readonly unknown?: number;
}

const of = (
  substance: string | null,
  milligrams: number | null,
  salt: string | null = null,
): CaseAmount => ({ substance, milligrams, salt });
const at = (takenAt: string, ...amounts: readonly CaseAmount[]): CaseDose => ({ takenAt, amounts });
const paracetamol = (milligrams: number | null) => of("paracetamol", milligrams);

const NIGHT = "2026-11-22T02:00:00Z";

export const LEDGER_CASES: readonly LedgerCase[] = [
  { because: "nothing was recorded", now: NIGHT, doses: [], totals: [] },
  {
    because: "every dose of a substance counts, from every box and every combination",
    now: NIGHT,
    doses: [
      at("2026-11-21T18:00:00Z", paracetamol(1000)),
      at("2026-11-22T01:15:00Z", paracetamol(168)),
      at("2026-11-21T22:00:00Z", paracetamol(400), of("codeine", 20, "PHOSPHATE DE CODÉINE")),
    ],
    totals: ["paracetamol: 3, 1568", "codeine: 1, 20"],
  },
  {
    because: "a dose leaves when a full 24 hours have passed, and not a second before",
    now: NIGHT,
    doses: [
      at("2026-11-21T02:00:00Z", paracetamol(1000)),
      at("2026-11-21T02:00:01Z", paracetamol(500)),
    ],
    totals: ["paracetamol: 1, 500"],
  },
  {
    because: "in the night when clocks go back, hours that passed are counted: 02:30 came twice",
    now: "2026-10-25T08:30:00+01:00",
    doses: [
      at("2026-10-24T09:30:00+02:00", paracetamol(1000)),
      at("2026-10-24T09:31:00+02:00", paracetamol(500)),
      at("2026-10-25T02:30:00+02:00", paracetamol(300)),
      at("2026-10-25T02:30:00+01:00", paracetamol(200)),
    ],
    totals: ["paracetamol: 3, 1000"],
  },
  {
    because: "in the night when clocks go forward, the same hour of the day before is 23 hours ago",
    now: "2026-03-29T08:30:00+02:00",
    doses: [
      at("2026-03-28T08:30:00+01:00", paracetamol(1000)),
      at("2026-03-28T07:30:00+01:00", paracetamol(500)),
    ],
    totals: ["paracetamol: 1, 1000"],
  },
  {
    because: "one dose without a known amount makes the total a lower limit",
    now: NIGHT,
    doses: [
      at("2026-11-22T00:00:00Z", paracetamol(null)),
      at("2026-11-21T20:00:00Z", paracetamol(500)),
    ],
    totals: ["paracetamol: 2, at least 500"],
  },
  {
    because: "without any known amount there is a count and no total",
    now: NIGHT,
    doses: [
      at("2026-11-22T00:00:00Z", paracetamol(null)),
      at("2026-11-21T20:00:00Z", paracetamol(null)),
    ],
    totals: ["paracetamol: 2, at least ?"],
  },
  {
    because: "a dose of unknown amount that has left makes no total a lower limit",
    now: NIGHT,
    doses: [
      at("2026-11-20T00:00:00Z", paracetamol(null)),
      at("2026-11-21T20:00:00Z", paracetamol(500)),
    ],
    totals: ["paracetamol: 1, 500"],
  },
  {
    because: "amounts of one salt add up",
    now: NIGHT,
    doses: [
      at("2026-11-22T00:00:00Z", of("loperamide", 2, "CHLORHYDRATE DE LOPÉRAMIDE")),
      at("2026-11-21T20:00:00Z", of("loperamide", 4, "CHLORHYDRATE DE LOPÉRAMIDE")),
    ],
    totals: ["loperamide: 2, 6"],
  },
  {
    because:
      "a salt and the substance itself are not added: what the substance comes to is at least",
    now: NIGHT,
    doses: [
      at("2026-11-22T00:00:00Z", of("codeine", 30, "PHOSPHATE DE CODÉINE")),
      at("2026-11-21T20:00:00Z", of("codeine", 15.62)),
    ],
    totals: ["codeine: 2, at least 15.62"],
  },
  {
    because: "two salts are not added, and neither says what the substance comes to",
    now: NIGHT,
    doses: [
      at("2026-11-22T00:00:00Z", of("codeine", 30, "PHOSPHATE DE CODÉINE")),
      at("2026-11-21T20:00:00Z", of("codeine", 20, "PHOSPHATE DE CODÉINE HÉMIHYDRATÉ")),
    ],
    totals: ["codeine: 2, at least ?"],
  },
  {
    because: "tenths add up without a trace of binary fractions",
    now: NIGHT,
    doses: [
      at("2026-11-22T00:00:00Z", of("cetirizine", 0.1)),
      at("2026-11-21T22:00:00Z", of("cetirizine", 0.2)),
    ],
    totals: ["cetirizine: 2, 0.3"],
  },
  {
    because: "a dose whose contents nobody knows is told beside the totals",
    now: NIGHT,
    doses: [
      at("2026-11-22T01:00:00Z", of(null, null)),
      at("2026-11-20T01:00:00Z", of(null, null)),
      at("2026-11-21T20:00:00Z", paracetamol(500)),
    ],
    totals: ["paracetamol: 1, 500"],
    unknown: 1,
  },
];
