import { expect, test } from "vitest";
import { instant } from "../calendar/instant.ts";
import type { Form } from "../inventory/form.ts";
import { milligramsPerUnit } from "./dose-amount.ts";
import { amountWarning, possibleDuplicate, quantityWarning } from "./dose-warnings.ts";
import type { RecentDose } from "./recent-doses.ts";

const takenAt = instant("2026-11-22T02:00:00Z");

function doseOf({ form = "Comprimé", dosage = "", quantity, of }: Omit<Case, "doubt">) {
  const perUnit = milligramsPerUnit(form, dosage);
  const milligrams = perUnit === null ? null : perUnit * quantity;
  const contained = of === undefined ? [] : [{ substanceId: of, milligrams, weighedAs: null }];
  return { form, quantity, takenAt, contained };
}

interface Case {
  readonly form?: Form;
  readonly dosage?: string;
  readonly quantity: number;
  readonly of?: string;
  readonly weightKg?: number;
  readonly years?: number;
  readonly doubt: string | null;
}

const syrup = { form: "Sirop", dosage: "2,4 %", of: "paracetamol" } as const;
const cases: readonly Case[] = [
  // What leaflets print is never asked about.
  { ...syrup, quantity: 10.6, weightKg: 17, doubt: null },
  { dosage: "300 mg", of: "paracetamol", quantity: 1, weightKg: 15, years: 4, doubt: null },
  { dosage: "500 mg", of: "paracetamol", quantity: 2, weightKg: 60, doubt: null },
  { dosage: "1000 mg", of: "paracetamol", quantity: 1, weightKg: 50, doubt: null },
  { dosage: "400 mg", of: "ibuprofen", quantity: 1, weightKg: 30, doubt: null },
  { dosage: "600 mg", of: "ibuprofen", quantity: 1, weightKg: 70, doubt: null },
  { dosage: "5 mg", quantity: 4, doubt: null },
  { dosage: "5 mg", quantity: 0.25, doubt: null },
  { form: "Sirop", quantity: 15, weightKg: 70, doubt: null },
  { form: "Solution injectable", quantity: 1, doubt: null },
  // A slip of the finger, or another person's box.
  { ...syrup, quantity: 80, weightKg: 17, doubt: "milligrams" },
  { form: "Sirop", dosage: "?", quantity: 80, weightKg: 17, doubt: "for-weight" },
  { ...syrup, quantity: 80, doubt: "milligrams" },
  { form: "Sirop", quantity: 31, doubt: "quantity" },
  { form: "Sirop", quantity: 21, years: 6, doubt: "quantity" },
  { dosage: "1000 mg", of: "paracetamol", quantity: 1, weightKg: 38, doubt: "milligrams" },
  { dosage: "1000 mg", of: "paracetamol", quantity: 2, doubt: "milligrams" },
  { dosage: "400 mg", of: "ibuprofen", quantity: 2, weightKg: 80, doubt: "milligrams" },
  { dosage: "5000 mg", of: "paracetamol", quantity: 1, doubt: "milligrams" },
  { dosage: "500 mg", of: "paracetamol", quantity: 10, doubt: "milligrams" },
  // More at once than any leaflet has for a day, of what has no row of its own here.
  { dosage: "5000 mg", of: "aspirin", quantity: 1, doubt: "milligrams" },
  { dosage: "1000 mg", of: "aspirin", quantity: 1, doubt: null },
  { dosage: "2 mg", of: "loperamide", quantity: 7, doubt: "milligrams" },
  { dosage: "2 mg", of: "loperamide", quantity: 2, doubt: null },
  { dosage: "100 mg", of: "ketoprofen", quantity: 1, doubt: null },
  { dosage: "100 mg", of: "ketoprofen", quantity: 2, doubt: "milligrams" },
  { form: "Crème", dosage: "100 mg", of: "ketoprofen", quantity: 2, doubt: null },
  // Naproxen has a figure by hearsay alone.
  { dosage: "1100 mg", of: "naproxen", quantity: 1, doubt: null },
  { dosage: "5 mg", quantity: 5, doubt: "quantity" },
  { dosage: "5 mg", quantity: 3, years: 11, doubt: "quantity" },
  { dosage: "5 mg", quantity: 3, years: 12, doubt: null },
  { form: "Crème", quantity: 51, doubt: "quantity" },
  { form: "Pommade", quantity: 51, doubt: "quantity" },
  { form: "Pommade", quantity: 10, years: 6, doubt: null },
  { form: "Poudre pour suspension", quantity: 18, weightKg: 17, doubt: "for-weight" },
  { form: "Poudre pour suspension", quantity: 5, weightKg: 17, doubt: null },
  { form: "Gouttes", quantity: 40, doubt: null },
  { form: "Gouttes", quantity: 61, doubt: "quantity" },
  { form: "Collyre", quantity: 5, doubt: "quantity" },
  { form: "Inhalateur", quantity: 10, years: 6, doubt: null },
  { form: "Inhalateur", quantity: 11, doubt: "quantity" },
  {
    form: "Suppositoire",
    dosage: "300 mg",
    of: "paracetamol",
    quantity: 1,
    weightKg: 15,
    doubt: null,
  },
  {
    form: "Suppositoire",
    dosage: "1000 mg",
    of: "paracetamol",
    quantity: 1,
    weightKg: 14,
    doubt: "milligrams",
  },
  // A weight that nobody of that age has judges nothing.
  { ...syrup, quantity: 10, weightKg: 165, years: 4, doubt: "implausible-weight" },
  {
    dosage: "1000 mg",
    of: "paracetamol",
    quantity: 1,
    weightKg: 165,
    years: 4,
    doubt: "milligrams",
  },
  {
    dosage: "500 mg",
    of: "paracetamol",
    quantity: 1,
    weightKg: 6,
    years: 40,
    doubt: "implausible-weight",
  },
  { form: "Sirop", quantity: 15, weightKg: 165, years: 4, doubt: "implausible-weight" },
  { dosage: "5 mg", quantity: 1, weightKg: 165, years: 4, doubt: null },
  // Without a weight, the heaviest of that age is compared with.
  { dosage: "1000 mg", of: "paracetamol", quantity: 1, years: 4, doubt: "milligrams" },
  { dosage: "500 mg", of: "paracetamol", quantity: 1, years: 4, doubt: null },
  { dosage: "1000 mg", of: "paracetamol", quantity: 1, years: 12, doubt: null },
];

test.each(cases)(
  "$quantity of $form $dosage $of, $weightKg kg, $years years: $doubt",
  ({ weightKg = null, years, doubt, ...dose }) => {
    const ageInMonths = years === undefined ? null : years * 12;
    // Whose age is not said is a child where the weight is one of a child.
    const isAdult = ageInMonths === null ? !(weightKg && weightKg < 40) : ageInMonths >= 216;
    expect(amountWarning(doseOf(dose), { weightKg, ageInMonths, isAdult })?.kind ?? null).toBe(
      doubt,
    );
  },
);

test("a child whose age nobody knows is asked about like a small one", () => {
  const asked = (isAdult: boolean) =>
    quantityWarning({ form: "Comprimé", quantity: 3 }, { ageInMonths: null, isAdult });
  expect(asked(false)).toEqual({ kind: "quantity" });
  expect(asked(true)).toBeNull();
});

test("the sentence has the numbers", () => {
  const dose = doseOf({ ...syrup, quantity: 80 });
  expect(amountWarning(dose, { weightKg: 17, ageInMonths: 60, isAdult: false })).toEqual({
    kind: "milligrams",
    substance: "paracetamol",
    milligrams: 1920,
    weightKg: 17,
  });
});

test.each([
  { minutes: 0, by: "julien", isAsked: true },
  { minutes: 10, by: "julien", isAsked: true },
  { minutes: -10, by: "julien", isAsked: true },
  { minutes: 10, by: null, isAsked: true },
  { minutes: 11, by: "julien", isAsked: false },
  { minutes: 3, by: "me", isAsked: true },
])("logged $minutes minutes apart by $by: $isAsked", ({ minutes, by, isAsked }) => {
  const moment = new Date(Date.parse(takenAt) - minutes * 60_000).toISOString();
  const other = { id: "other", by, takenAt: instant(moment) } as RecentDose;
  expect(possibleDuplicate({ takenAt }, [other])).toEqual(
    isAsked ? { kind: "duplicate", dose: other } : null,
  );
});

test("each substance of a combination is compared", () => {
  const contained = [
    { substanceId: "codeine", milligrams: 120, weighedAs: null },
    { substanceId: "paracetamol", milligrams: 2000, weighedAs: null },
  ];
  const dose = { form: "Comprimé", quantity: 4, takenAt, contained } as const;
  expect(amountWarning(dose, { weightKg: null, ageInMonths: null, isAdult: true })).toEqual({
    kind: "milligrams",
    substance: "paracetamol",
    milligrams: 2000,
    weightKg: null,
  });
});
