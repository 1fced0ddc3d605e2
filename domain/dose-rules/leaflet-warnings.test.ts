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

function aDose(index: number, hours: number, milligrams: number | null): CountedDose {
  return {
    intakeId: `${index}`,
    substanceId: "paracetamol",
    takenAt: instantAt(Date.parse(NOW) - hours * 3_600_000),
    milligrams,
    weighedAs: null,
  };
}
