import type { CompositionFacts } from "../builders/composed-box.ts";

/** A person, what they had and what they are about to take: what the leaflet and the record come to. */
export interface DoseScenario {
  readonly because: string;
  /** `child 4y 16.5kg`, `adult 35y 70kg`. The weight was measured the day before. */
  readonly who: string;
  /** `Doliprane 200 mg, Sachet`: the box that is about to be given. Its reference is French. */
  readonly box: string;
  /** Of its reference; without it, the name and the strength are read. */
  readonly holds?: readonly CompositionFacts[];
  /** `2026-11-21T20:00:00+01:00 7 Doliprane 2,4 %, Sirop`, the earliest first. */
  readonly took?: readonly string[];
  readonly now?: string;
  /** How much is about to be recorded. */
  readonly records?: number;
  readonly comes: DoseOutcome;
}

export interface DoseOutcome {
  /** `11-16 kg`, `27- kg`, or why no row is the person's. */
  readonly band?: string;
  /** `paracetamol 3, 720 mg`, with `at least` where some amount is unknown. */
  readonly total?: readonly string[];
  readonly notBefore?: string;
  readonly maximumUntil?: string;
  readonly isOver?: true;
  /** What is asked before it is recorded. */
  readonly asks?: readonly string[];
}

const mg = (
  substance: string,
  amount: number,
  perUnit: string,
  perAmount = 1,
): CompositionFacts => ({ substance, amount, perUnit, perAmount });

const ADULT = "adult 35y 70kg";

/**
 * The checks that the document on dose facts asks of a test, written from it. Times are those of Paris. A line about
 * who may be offered a box stands in `symptom-scenarios.ts`.
 */
export const DOSE_SCENARIOS: readonly DoseScenario[] = [
  {
    because: "16.5 kg stands in 11 to 16 kg, and not in 17 to 20",
    who: "child 4y 16.5kg",
    box: "Doliprane 200 mg, Sachet",
    comes: { band: "11-16 kg" },
  },
  {
    because: "17 kg stands in 17 to 20 kg",
    who: "child 4y 17kg",
    box: "Doliprane 200 mg, Sachet",
    comes: { band: "17-20 kg" },
  },
  {
    because: "26.9 kg is not from 27 kg on: 500 mg",
    who: "child 9y 26.9kg",
    box: "Doliprane 500 mg, Comprimé",
    records: 1,
    comes: { band: "outside weight", asks: ["outside-weight"] },
  },
  {
    because: "27 kg is",
    who: "child 9y 27kg",
    box: "Doliprane 500 mg, Comprimé",
    records: 1,
    comes: { band: "27-50 kg" },
  },
  {
    because: "4.5 mL are read at the mark of 7 kg, which gives 4.375 mL",
    who: "child 7m 7kg",
    box: "Doliprane 2,4 %, Sirop",
    records: 4.5,
    comes: { band: "3-26 kg" },
  },
  {
    because: "4.6 mL are nearer to the next mark",
    who: "child 7m 7kg",
    box: "Doliprane 2,4 %, Sirop",
    records: 4.6,
    comes: { band: "3-26 kg", asks: ["above-single-dose"] },
  },
  {
    because: "nobody weighs 165 kg at four years: no row is chosen by it",
    who: "child 4y 165kg",
    box: "Doliprane 2,4 %, Sirop",
    records: 10,
    comes: { band: "weight-missing", asks: ["implausible-weight"] },
  },
  {
    because: "40 mL of Doliprane 2,4 % are 960 mg: beyond the 26 kg of its leaflet, about 34 mg/kg",
    who: "child 9y 28kg",
    box: "Doliprane 2,4 %, Sirop",
    holds: [mg("paracetamol", 2400, "ml", 100)],
    records: 40,
    comes: { band: "outside weight", asks: ["milligrams 960", "outside-weight"] },
  },
  {
    because: "five of 1000 mg in fourteen hours: the maximum is reached, and passed",
    who: ADULT,
    box: "Doliprane 1000 mg, Comprimé",
    took: [
      "2026-11-21T06:00:00+01:00 1 Doliprane 1000 mg, Comprimé",
      "2026-11-21T09:30:00+01:00 1 Doliprane 1000 mg, Comprimé",
      "2026-11-21T13:00:00+01:00 1 Doliprane 1000 mg, Comprimé",
      "2026-11-21T16:30:00+01:00 1 Doliprane 1000 mg, Comprimé",
      "2026-11-21T20:00:00+01:00 1 Doliprane 1000 mg, Comprimé",
    ],
    now: "2026-11-21T20:30:00+01:00",
    records: 1,
    comes: {
      band: "50- kg",
      total: ["paracetamol 5, 5000 mg"],
      notBefore: "2026-11-22T13:00:00+01:00",
      maximumUntil: "2026-11-22T13:00:00+01:00",
      isOver: true,
      asks: ["before-interval paracetamol", "above-daily-milligrams 6000 of 3000"],
    },
  },
  {
    because: "three of 1000 mg: reached, and not passed",
    who: ADULT,
    box: "Doliprane 1000 mg, Comprimé",
    took: [
      "2026-11-21T06:00:00+01:00 1 Doliprane 1000 mg, Comprimé",
      "2026-11-21T11:00:00+01:00 1 Doliprane 1000 mg, Comprimé",
      "2026-11-21T16:00:00+01:00 1 Doliprane 1000 mg, Comprimé",
    ],
    now: "2026-11-21T20:30:00+01:00",
    comes: {
      band: "50- kg",
      total: ["paracetamol 3, 3000 mg"],
      notBefore: "2026-11-22T06:00:00+01:00",
      maximumUntil: "2026-11-22T06:00:00+01:00",
    },
  },
  {
    because: "the paracetamol of Fervex and of Doliprane is summed",
    who: ADULT,
    box: "Doliprane 1000 mg, Comprimé",
    holds: [mg("paracetamol", 1000, "tablet")],
    took: [
      "2026-11-21T14:00:00+01:00 1 Fervex sans sucre, Sachet = paracetamol 500, pheniramine 25",
      "2026-11-21T19:00:00+01:00 1 Doliprane 1000 mg, Comprimé",
    ],
    now: "2026-11-21T20:00:00+01:00",
    comes: {
      band: "50- kg",
      total: ["paracetamol 2, 1500 mg"],
      notBefore: "2026-11-21T23:00:00+01:00",
    },
  },
  {
    because: "a Fervex whose amounts nobody knows makes the sum a least",
    who: ADULT,
    box: "Doliprane 1000 mg, Comprimé",
    took: [
      "2026-11-21T14:00:00+01:00 1 Fervex, Sachet",
      "2026-11-21T19:00:00+01:00 1 Doliprane 1000 mg, Comprimé",
    ],
    now: "2026-11-21T20:00:00+01:00",
    comes: {
      band: "50- kg",
      total: ["paracetamol 2, at least 1000 mg"],
      notBefore: "2026-11-21T23:00:00+01:00",
    },
  },
  {
    because: "Advil at 20:00 and Nurofenpro at 23:00 are one substance",
    who: "child 4y 16.5kg",
    box: "Nurofenpro 20 mg/ml, Sirop",
    took: [
      "2026-11-21T20:00:00+01:00 6 Advil 20 mg/ml, Sirop",
      "2026-11-21T23:00:00+01:00 8 Nurofenpro 20 mg/ml, Sirop",
    ],
    now: "2026-11-21T23:30:00+01:00",
    records: 8,
    comes: {
      band: "5-30 kg",
      total: ["ibuprofen 2, 280 mg"],
      notBefore: "2026-11-22T07:00:00+01:00",
      asks: ["before-interval ibuprofen, repeated"],
    },
  },
  {
    because:
      "the interval of the box in hand counts: Advil asks for six hours where Nurofenpro asks for eight",
    who: "child 4y 16.5kg",
    box: "Advil 20 mg/ml, Sirop",
    took: ["2026-11-21T23:00:00+01:00 8 Nurofenpro 20 mg/ml, Sirop"],
    now: "2026-11-21T23:30:00+01:00",
    comes: {
      band: "-30 kg",
      total: ["ibuprofen 1, 160 mg"],
      notBefore: "2026-11-22T05:00:00+01:00",
    },
  },
  {
    because: "naproxen before ibuprofen is asked about",
    who: ADULT,
    box: "Advil 200 mg, Comprimé",
    took: ["2026-11-21T20:00:00+01:00 1 Apranax 550 mg, Comprimé"],
    now: "2026-11-21T23:30:00+01:00",
    records: 1,
    comes: { asks: ["other-nsaid naproxen"] },
  },
  {
    because: "naproxen a day before is not",
    who: ADULT,
    box: "Advil 200 mg, Comprimé",
    took: ["2026-11-20T23:30:00+01:00 1 Apranax 550 mg, Comprimé"],
    now: "2026-11-21T23:30:00+01:00",
    records: 1,
    comes: {},
  },
  {
    because: "when clocks go back, six hours are six hours: 22:00 in summer and 03:00 in winter",
    who: "child 4y 16.5kg",
    box: "Doliprane 2,4 %, Sirop",
    took: ["2026-10-24T22:00:00+02:00 10 Doliprane 2,4 %, Sirop"],
    now: "2026-10-25T02:30:00+01:00",
    comes: {
      band: "3-26 kg",
      total: ["paracetamol 1, 240 mg"],
      notBefore: "2026-10-25T03:00:00+01:00",
    },
  },
  {
    because: "when clocks go forward as well: 22:00 in winter and 05:00 in summer",
    who: "child 4y 16.5kg",
    box: "Doliprane 2,4 %, Sirop",
    took: ["2026-03-28T22:00:00+01:00 10 Doliprane 2,4 %, Sirop"],
    now: "2026-03-29T04:30:00+02:00",
    comes: {
      band: "3-26 kg",
      total: ["paracetamol 1, 240 mg"],
      notBefore: "2026-03-29T05:00:00+02:00",
    },
  },
  {
    because: "a dose of unknown amount makes the sum a least",
    who: "child 4y 16.5kg",
    box: "Doliprane 2,4 %, Sirop",
    took: [
      "2026-11-21T08:00:00+01:00 1 Doliprane, Sachet",
      "2026-11-21T14:00:00+01:00 10 Doliprane 2,4 %, Sirop",
    ],
    now: "2026-11-21T21:00:00+01:00",
    comes: {
      band: "3-26 kg",
      total: ["paracetamol 2, at least 240 mg"],
      notBefore: "2026-11-21T20:00:00+01:00",
    },
  },
  {
    because: "Aspégic 500 counts 500 mg of aspirin, and not the 900 mg of its salt",
    who: ADULT,
    box: "Aspegic 500 mg, Sachet",
    holds: [mg("aspirin", 500, "sachet")],
    took: ["2026-11-21T20:00:00+01:00 1 Aspegic 500 mg, Sachet = aspirin 500"],
    now: "2026-11-21T21:00:00+01:00",
    comes: {
      band: "51- kg",
      total: ["aspirin 1, 500 mg"],
      notBefore: "2026-11-22T00:00:00+01:00",
    },
  },
  {
    because: "a dose leaves when a full 24 hours have passed",
    who: ADULT,
    box: "Doliprane 1000 mg, Comprimé",
    took: ["2026-11-20T21:00:00+01:00 1 Doliprane 1000 mg, Comprimé"],
    now: "2026-11-21T21:00:00+01:00",
    comes: { band: "50- kg", notBefore: "2026-11-21T01:00:00+01:00" },
  },
  {
    because: "twice the same dose within ten minutes is asked about",
    who: "child 4y 16.5kg",
    box: "Doliprane 2,4 %, Sirop",
    took: ["2026-11-21T21:57:00+01:00 10 Doliprane 2,4 %, Sirop"],
    now: "2026-11-21T22:00:00+01:00",
    records: 10,
    comes: {
      band: "3-26 kg",
      total: ["paracetamol 1, 240 mg"],
      notBefore: "2026-11-22T03:57:00+01:00",
      asks: ["before-interval paracetamol", "duplicate"],
    },
  },
  {
    because: "a box without a leaflet of ours is asked about by the intervals of others",
    who: "child 2y 12kg",
    box: "Doliprane 100 mg, Suppositoire",
    took: ["2026-11-21T20:25:00+01:00 7.5 Doliprane 2,4 %, Sirop"],
    now: "2026-11-21T22:00:00+01:00",
    records: 1,
    comes: { total: ["paracetamol 1, 180 mg"], asks: ["before-interval paracetamol"] },
  },
  {
    because: "after the longest of these intervals it is not",
    who: "child 2y 12kg",
    box: "Doliprane 100 mg, Suppositoire",
    took: ["2026-11-21T13:25:00+01:00 7.5 Doliprane 2,4 %, Sirop"],
    now: "2026-11-21T22:00:00+01:00",
    records: 1,
    comes: { total: ["paracetamol 1, 180 mg"] },
  },
  {
    because: "what a child may have of all paracetamol together holds without a leaflet as well",
    who: "child 2y 12kg",
    box: "Doliprane 100 mg, Suppositoire",
    took: [
      "2026-11-20T23:00:00+01:00 7.5 Doliprane 2,4 %, Sirop",
      "2026-11-21T04:00:00+01:00 7.5 Doliprane 2,4 %, Sirop",
      "2026-11-21T08:00:00+01:00 7.5 Doliprane 2,4 %, Sirop",
      "2026-11-21T13:00:00+01:00 7.5 Doliprane 2,4 %, Sirop",
    ],
    now: "2026-11-21T22:00:00+01:00",
    records: 1,
    comes: {
      total: ["paracetamol 4, 720 mg"],
      asks: ["above-daily-milligrams 820 of 60"],
    },
  },
  {
    because: "of a box with two substances each may have been taken already",
    who: ADULT,
    box: "Antalgique, Comprimé",
    holds: [mg("codeine", 30, "Comprimé"), mg("paracetamol", 500, "Comprimé")],
    took: ["2026-11-21T21:00:00+01:00 2 Doliprane 500 mg, Comprimé"],
    now: "2026-11-21T22:00:00+01:00",
    records: 1,
    comes: { total: ["paracetamol 1, 1000 mg"], asks: ["before-interval paracetamol"] },
  },
  {
    because: "the third of one substance is asked about beside the second of the other",
    who: ADULT,
    box: "Antalgique, Comprimé",
    holds: [mg("ibuprofen", 200, "Comprimé"), mg("paracetamol", 500, "Comprimé")],
    took: [
      "2026-11-21T17:00:00+01:00 1 Advil 200 mg, Comprimé",
      "2026-11-21T19:00:00+01:00 1 Doliprane 1000 mg, Comprimé",
      "2026-11-21T21:00:00+01:00 1 Doliprane 1000 mg, Comprimé",
    ],
    now: "2026-11-21T22:00:00+01:00",
    records: 1,
    comes: {
      total: ["ibuprofen 1, 200 mg", "paracetamol 2, 2000 mg"],
      asks: ["before-interval ibuprofen", "before-interval paracetamol, repeated"],
    },
  },
  {
    because: "what is spread on the skin has no interval of tablets",
    who: ADULT,
    box: "Ibuprofène 5 %, Crème",
    took: ["2026-11-21T21:00:00+01:00 1 Ibuprofène 200 mg, Comprimé"],
    now: "2026-11-21T22:00:00+01:00",
    records: 2,
    comes: { total: ["ibuprofen 1, 200 mg"] },
  },
];
