import { expect, test } from "vitest";
import { instant } from "../calendar/instant.ts";
import type { Form } from "../inventory/form.ts";
import { amountWarning, possibleDuplicate } from "./dose-warnings.ts";
import type { RecentDose } from "./recent-doses.ts";

const takenAt = instant("2026-11-22T02:00:00Z");

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
];

test.each(cases)(
  "$quantity of $form $dosage $of, $weightKg kg, $years years: $doubt",
  ({ form = "Comprimé", dosage = "", quantity, of, weightKg = null, years, doubt }) => {
    const dose = { form, dosage, quantity, takenAt, substances: of ? [of] : [] };
    const taker = { weightKg, ageInMonths: years === undefined ? null : years * 12 };
    expect(amountWarning(dose, taker)?.kind ?? null).toBe(doubt);
  },
);

test("the sentence has the numbers", () => {
  const dose = { ...syrup, quantity: 80, takenAt, substances: ["paracetamol"] };
  expect(amountWarning(dose, { weightKg: 17, ageInMonths: 60 })).toEqual({
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
  { minutes: 3, by: "me", isAsked: false },
])("logged $minutes minutes apart by $by: $isAsked", ({ minutes, by, isAsked }) => {
  const moment = new Date(Date.parse(takenAt) - minutes * 60_000).toISOString();
  const other = { id: "other", by, takenAt: instant(moment) } as RecentDose;
  expect(possibleDuplicate({ takenAt }, [other], "me")).toEqual(
    isAsked ? { kind: "duplicate", dose: other } : null,
  );
});
