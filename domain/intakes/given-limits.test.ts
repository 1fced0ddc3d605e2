import { expect, test } from "vitest";
import { day } from "../calendar/day.ts";
import { instant } from "../calendar/instant.ts";
import { limitsOfGiven } from "./given-limits.ts";
import type { RecentDose } from "./recent-doses.ts";

const TODAY = day("2026-11-27");
const READING = {
  taker: { ageInMonths: 51, isAdult: false, weightKg: 16.2, weightOn: TODAY },
  country: "FR",
  today: TODAY,
  now: instant("2026-11-27T13:00:00Z"),
};
/** Of a suppository at hand: four of 200 mg. */
const OWN = { maxDoses: 4, mostMilligrams: 800 };

const dose = (changes: Partial<RecentDose> = {}): RecentDose => ({
  id: crypto.randomUUID(),
  medicationId: "syrup",
  name: "Doliprane 2,4 % suspension buvable",
  dosage: "24 mg/ml",
  form: "Sirop",
  quantity: 10,
  takenAt: instant("2026-11-27T06:42:00Z"),
  by: null,
  activeMolecule: null,
  ...changes,
});
const syrups = limitsOfGiven([dose()], [OWN], READING);

test("what was given by the leaflet of its syrup is not measured by the one of a suppository", () => {
  // 60 mg for each kilogram, and what reading a syringe adds (RCP Doliprane 2,4 %, 01/07/2023).
  expect(syrups).toMatchObject([{ maxDoses: 4, mostMilligrams: 979.2 }]);
});

test("each product that was given counts once, with its own leaflet", () => {
  const sachet = { name: "Doliprane 200 mg", dosage: "200 mg", form: "Sachet" } as const;
  const given = [dose(), dose(), dose({ ...sachet, medicationId: "sachet", quantity: 1 })];
  expect(limitsOfGiven(given, [OWN], READING)).toMatchObject([
    { mostMilligrams: 979.2 },
    { maxDoses: 4, mostMilligrams: 800 },
  ]);
});

test.each([
  ["a product that nobody knows", { name: "Paracétamol sirop", dosage: "" }],
  [
    "a product that is for others",
    { name: "Doliprane 1000 mg", dosage: "1000 mg", form: "Comprimé" },
  ],
] as const)("of %s, the box at hand counts as well", (_, changes) => {
  const unknown = dose({ ...changes, medicationId: null });
  expect(limitsOfGiven([unknown], [OWN], READING)).toEqual([OWN]);
  expect(limitsOfGiven([dose(), unknown], [OWN], READING)).toEqual([...syrups, OWN]);
});

test("what was given more than 24 hours ago counts no more", () => {
  const past = dose({ takenAt: instant("2026-11-26T13:00:00Z") });
  expect(limitsOfGiven([past], [OWN], READING)).toEqual([]);
});
