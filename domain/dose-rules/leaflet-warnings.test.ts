import { expect, test } from "vitest";
import { day } from "../calendar/day.ts";
import { instant, instantAt } from "../calendar/instant.ts";
import type { CountedDose } from "../ledger/ledger.ts";
import type { RuledBox } from "./find-rules.ts";
import { leafletFor } from "./leaflet.ts";
import { leafletWarnings } from "./leaflet-warnings.ts";
import { limitsFor } from "./limits.ts";
import { readRuleTable } from "./rule-table.ts";

const NOW = instant("2026-11-22T12:00:00Z");
const TODAY = day("2026-11-22");

const box: RuledBox = {
  name: "Doliprane",
  dosage: "1000 mg",
  form: "Comprimé",
  substances: ["paracetamol"],
  milligramsPerUnit: 1000,
  country: "FR",
  isPrescription: false,
};
const syrup: RuledBox = { ...box, dosage: "2,4 %", form: "Sirop", milligramsPerUnit: 24 };
const sachet: RuledBox = {
  ...box,
  name: "Doliprane sachet",
  dosage: "200 mg",
  milligramsPerUnit: 200,
};
const nurofen: RuledBox = {
  ...syrup,
  name: "Nurofenpro",
  substances: ["ibuprofen"],
  milligramsPerUnit: 20,
};
const doxylamine: RuledBox = {
  ...box,
  name: "Donormyl",
  substances: ["doxylamine"],
  milligramsPerUnit: 15,
};

interface Case {
  readonly because: string;
  readonly box?: RuledBox;
  readonly kg?: number;
  readonly years?: number;
  readonly quantity: number;
  readonly others?: readonly (readonly [hours: number, milligrams: number | null])[];
  readonly kinds: readonly string[];
}

test.each<Case>([
  { because: "what the leaflet prints", quantity: 1, kinds: [] },
  { because: "two units where one is printed", quantity: 2, kinds: ["above-single-dose"] },
  { because: "four hours to the minute", quantity: 1, others: [[4, 1000]], kinds: [] },
  {
    because: "a minute too early",
    quantity: 1,
    others: [[3.98, 1000]],
    kinds: ["before-interval"],
  },
  {
    because: "a dose recorded late, before a later one",
    quantity: 1,
    others: [[-2, 1000]],
    kinds: ["before-interval"],
  },
  {
    because: "3 g in the day and one more",
    quantity: 1,
    others: [
      [5, 1000],
      [10, 1000],
      [15, 1000],
    ],
    kinds: ["above-daily-milligrams"],
  },
  {
    because: "a dose recorded late fills the day of a later one",
    quantity: 1,
    others: [
      [-5, 1000],
      [-10, 1000],
      [-15, 1000],
    ],
    kinds: ["above-daily-milligrams"],
  },
  {
    because: "a whole day ago counts no more",
    quantity: 1,
    others: [
      [5, 1000],
      [10, 1000],
      [24, 1000],
    ],
    kinds: [],
  },
  {
    because: "a child of 38 kg and a strength from 50 kg",
    kg: 38,
    years: 11,
    quantity: 1,
    kinds: ["outside-weight"],
  },
  {
    because: "the syringe to 16.5 kg for 16.7 kg, read to a tenth of a millilitre",
    box: syrup,
    kg: 16.7,
    years: 4,
    quantity: 10.4,
    kinds: [],
  },
  {
    because: "more than its syringe gives",
    box: syrup,
    kg: 16.5,
    years: 4,
    quantity: 11,
    kinds: ["above-single-dose"],
  },
  {
    because: "the syringe to the half kilogram above",
    box: syrup,
    kg: 16.4,
    years: 4,
    quantity: 10.4,
    kinds: ["above-single-dose"],
  },
  {
    because: "60 mg for a newborn of 3.1 kg",
    box: syrup,
    kg: 3.1,
    years: 0,
    quantity: 2.5,
    kinds: ["above-single-dose"],
  },
  {
    because: "the last of six printed sachets of 200 mg for 17 kg, which is 71 mg/kg",
    box: sachet,
    kg: 17,
    years: 4,
    quantity: 1,
    others: [
      [4, 200],
      [8, 200],
      [12, 200],
      [16, 200],
      [20, 200],
    ],
    kinds: [],
  },
  {
    because: "28 kg where the syringe ends at 26",
    box: syrup,
    kg: 28,
    years: 9,
    quantity: 40,
    kinds: ["outside-weight"],
  },
  {
    because: "a fifth dose of four, of unknown milligrams",
    box: syrup,
    kg: 16,
    years: 4,
    quantity: 1,
    others: [
      [6, null],
      [12, null],
      [18, null],
      [23, null],
    ],
    kinds: ["above-daily-doses"],
  },
  {
    because: "the syrups of two brands of one substance: Advil at 20:00 and Nurofenpro at 23:00",
    box: nurofen,
    kg: 16,
    years: 4,
    quantity: 8,
    others: [[3, 120]],
    kinds: ["before-interval"],
  },
  {
    because: "an age below the printed one",
    box: doxylamine,
    years: 14,
    kg: 50,
    quantity: 1,
    kinds: ["outside-age"],
  },
])("$because", ({ box: of = box, kg = 70, years = 36, quantity, others = [], kinds }) => {
  const taker = { weightKg: kg, weightOn: TODAY, ageInMonths: years * 12, isAdult: years >= 18 };
  const leaflet = leafletFor(of, taker, "FR", TODAY);
  if (leaflet.kind !== "rules") throw new Error("The leaflet is unknown");
  const [substance = ""] = of.substances;
  const warnings = leafletWarnings({
    dose: {
      substance,
      quantity,
      milligrams: quantity * (of.milligramsPerUnit ?? 0),
      weighedAs: null,
      takenAt: NOW,
    },
    others: others.map(([hours, milligrams], index) => aDose(index, hours, milligrams)),
    taker,
    ...leaflet,
  });
  expect(warnings.map(({ kind }) => kind)).toEqual(kinds);
});

test.each([
  { because: "one dose before", others: [1], isRepeated: false },
  { because: "two within the interval before", others: [1, 0.5], isRepeated: true },
  { because: "one before and one after, within one interval", others: [1, -2], isRepeated: true },
  { because: "two after one that is recorded late", others: [-1, -2], isRepeated: true },
  { because: "one before and one after, each early", others: [3, -3], isRepeated: false },
  { because: "a first one as long ago as the interval", others: [4, 1], isRepeated: false },
])("an interval that is broken again: $because", ({ others, isRepeated }) => {
  const taker = { weightKg: 70, weightOn: TODAY, ageInMonths: 432, isAdult: true };
  const leaflet = leafletFor(box, taker, "FR", TODAY);
  if (leaflet.kind !== "rules") throw new Error("The leaflet is unknown");
  const dose = {
    substance: "paracetamol",
    quantity: 0.5,
    milligrams: 500,
    weighedAs: null,
    takenAt: NOW,
  } as const;
  const warnings = leafletWarnings({
    dose,
    others: others.map((hours, index) => aDose(index, hours, 500)),
    taker,
    ...leaflet,
  });
  expect(warnings).toMatchObject([{ kind: "before-interval", isOfOthers: false, isRepeated }]);
});

test.each([
  {
    because: "without a maximum of its own",
    rows: "a | x | paracetamol | liquid | 24 | 3-26 kg | - | - | 6 | - | - | Label | - | V",
    given: 601,
    perKg: 60,
  },
  {
    because: "where the leaflet prints more, which is kept",
    rows: "a | x | paracetamol | liquid | 24 | 3-26 kg | - | - | 6 | 4 doses | - | Label | - | V",
    given: 801,
    perKg: 80,
  },
])("a child's paracetamol per kilogram is a figure of another text: $because", (each) => {
  const [rule] = readRuleTable("FR", each.rows);
  if (!rule) throw new Error("No row");
  const taker = { weightKg: 10, weightOn: TODAY, ageInMonths: 15, isAdult: false };
  const warningsOf = (milligrams: number) =>
    leafletWarnings({
      dose: {
        substance: "paracetamol",
        quantity: 1,
        milligrams,
        weighedAs: null,
        takenAt: NOW,
      },
      others: [],
      taker,
      rules: [rule],
      band: { kind: "band", rule },
      limits: limitsFor(rule, rule, taker),
    });
  expect(warningsOf(each.given - 1)).toEqual([]);
  expect(warningsOf(each.given)).toMatchObject([
    {
      kind: "above-daily-milligrams",
      most: { kind: "paracetamol-per-kg", milligrams: each.perKg, weightKg: 10 },
    },
  ]);
});

/** A row of a leaflet by its dose and its maximum, and what is said against one dose for somebody. */
interface OfRow {
  readonly because: string;
  readonly substance?: string;
  readonly dose?: string;
  readonly maximum?: string;
  readonly kg?: number | null;
  readonly isAdult?: boolean;
  /** The row that the person is in, or why there is none. */
  readonly band?: "row" | "none" | "weight-missing" | "outside";
  readonly quantity?: number;
  readonly milligrams?: number | null;
  readonly others?: readonly (readonly [hours: number, milligrams: number | null])[];
  readonly said: readonly object[];
}

const PER_KG = { kind: "paracetamol-per-kg", weightKg: 10 };

test.each<OfRow>([
  {
    because: "a count of units needs no weight",
    dose: "1",
    kg: null,
    quantity: 2,
    said: [{ kind: "above-single-dose" }],
  },
  {
    because: "milligrams need no weight",
    dose: "100 mg",
    kg: null,
    milligrams: 101,
    said: [{ kind: "above-single-dose" }],
  },
  { because: "milligrams as printed", dose: "100 mg", kg: null, milligrams: 100, said: [] },
  {
    because: "milligrams for each kilogram of an unknown weight",
    dose: "15 mg/kg",
    kg: null,
    milligrams: 900,
    said: [],
  },
  { because: "an unknown amount", dose: "100 mg", milligrams: null, said: [] },
  {
    because: "the longest of other leaflets, where nobody's is known",
    band: "outside",
    others: [[1, 1]],
    said: [{ kind: "outside-weight" }, { kind: "before-interval", isOfOthers: true }],
  },
  { because: "nobody’s row", dose: "1", band: "none", quantity: 9, said: [] },
  { because: "outside the weights of an unknown weight", kg: null, band: "outside", said: [] },
  {
    because: "outside the weights",
    band: "outside",
    said: [{ kind: "outside-weight", weightKg: 10 }],
  },
  {
    because: "more than the printed milligrams",
    substance: "ibuprofen",
    maximum: "300 mg",
    milligrams: 301,
    said: [{ kind: "above-daily-milligrams", most: { kind: "printed", milligrams: 300 } }],
  },
  {
    because: "more than is printed for each kilogram",
    substance: "ibuprofen",
    maximum: "30 mg/kg",
    milligrams: 307,
    said: [{ kind: "above-daily-milligrams", most: { kind: "printed-per-kg", milligrams: 30 } }],
  },
  {
    because: "of two maxima the milligrams are passed first",
    substance: "ibuprofen",
    maximum: "200 mg, 30 mg/kg",
    milligrams: 201,
    said: [{ kind: "above-daily-milligrams", most: { kind: "printed", milligrams: 200 } }],
  },
  {
    because: "of two maxima those of the weight are passed first",
    substance: "ibuprofen",
    maximum: "400 mg, 30 mg/kg",
    milligrams: 307,
    said: [{ kind: "above-daily-milligrams", most: { kind: "printed-per-kg", milligrams: 30 } }],
  },
  {
    because: "with a dose of an unknown amount it is at least that",
    substance: "ibuprofen",
    maximum: "300 mg",
    milligrams: 301,
    others: [[10, null]],
    said: [{ kind: "above-daily-milligrams", milligrams: 301, isAtLeast: true }],
  },
  {
    because: "with known amounts it is that",
    substance: "ibuprofen",
    maximum: "300 mg",
    milligrams: 200,
    others: [[10, 101]],
    said: [{ kind: "above-daily-milligrams", milligrams: 301, isAtLeast: false }],
  },
  {
    because: "the figure of a child’s paracetamol is not that of another substance",
    substance: "ibuprofen",
    milligrams: 2000,
    said: [],
  },
  { because: "nor of an unknown weight", kg: null, milligrams: 2000, said: [] },
  { because: "nor of an adult", kg: 45, isAdult: true, milligrams: 5000, said: [] },
  {
    because: "a printed maximum in milligrams that is kept",
    maximum: "1000 mg",
    milligrams: 800,
    said: [],
  },
  {
    because: "never to be passed, whatever the leaflet prints",
    maximum: "1000 mg",
    milligrams: 801,
    said: [{ kind: "above-daily-milligrams", most: { ...PER_KG, milligrams: 80 } }],
  },
  {
    because: "a printed count that is passed",
    maximum: "2 doses",
    milligrams: 250,
    others: [
      [8, 200],
      [16, 200],
    ],
    said: [
      { kind: "above-daily-doses", count: 3, most: 2 },
      { kind: "above-daily-milligrams", most: { ...PER_KG, milligrams: 60 } },
    ],
  },
  {
    because: "a count that all rows print, where nobody knows the row",
    maximum: "4 doses",
    band: "weight-missing",
    milligrams: 601,
    said: [{ kind: "above-daily-milligrams", most: { ...PER_KG, milligrams: 60 } }],
  },
  // Only the 24 hours that hold this dose are its concern.
  {
    because: "a full day that ended before it",
    maximum: "4 doses",
    milligrams: 1,
    others: [25, 26, 27, 28, 29].map((hours) => [hours, 1] as const),
    said: [],
  },
  {
    because: "a full day that began after it",
    maximum: "4 doses",
    milligrams: 1,
    others: [25, 26, 27, 28, 29].map((hours) => [-hours, 1] as const),
    said: [],
  },
  {
    because: "a full day at whose end it counts no more",
    maximum: "4 doses",
    milligrams: 1,
    others: [8, 12, 16, 24, 24].map((hours) => [-hours, 1] as const),
    said: [],
  },
  {
    because: "four doses around it",
    maximum: "4 doses",
    milligrams: 1,
    others: [12, 6, -6, -11.9].map((hours) => [hours, 1] as const),
    said: [{ kind: "above-daily-doses", count: 5, most: 4 }],
  },
])("$because", (each) => {
  const { substance = "paracetamol", dose = "-", maximum = "-", kg = 10, isAdult = false } = each;
  const rows = `a | x | ${substance} | liquid | 24 | - | - | ${dose} | - | ${maximum} | - | Label | - | V`;
  const [rule] = readRuleTable("FR", rows);
  if (!rule) throw new Error("No row");
  const taker = {
    weightKg: kg,
    weightOn: TODAY,
    ageInMonths: isAdult ? 480 : 15,
    isAdult,
  };
  const bands = {
    row: { kind: "band", rule },
    none: null,
    "weight-missing": { kind: "weight-missing" },
    outside: { kind: "outside", because: "weight" },
  } as const;
  const { quantity = 1, milligrams = 1, others = [] } = each;
  const warnings = leafletWarnings({
    dose: { substance, quantity, milligrams, weighedAs: null, takenAt: NOW },
    others: others.map(([hours, amount], index) => aDose(index, hours, amount)),
    taker,
    rules: [rule],
    band: bands[each.band ?? "row"],
    limits: limitsFor(rule, rule, taker),
  });
  expect(warnings).toMatchObject(each.said);
});

function aDose(index: number, hours: number, milligrams: number | null): CountedDose {
  return {
    intakeId: `${index}`,
    substanceId: "paracetamol",
    takenAt: instantAt(Date.parse(NOW) - hours * 3_600_000),
    milligrams,
    weighedAs: null,
  };
}
