import { expect, test } from "vitest";
import { day } from "../../calendar/day.ts";
import type { Form } from "../../inventory/form.ts";
import type { Substance } from "../../medicines/molecules/molecule.ts";
import { isQuotable } from "../dose-rule.ts";
import { findRules, type RuledBox } from "../find-rules.ts";
import { bandFor, type DoseTaker } from "../person-band.ts";
import { UNITED_STATES } from "./united-states.ts";

const TODAY = day("2026-11-30");
const KG_PER_LB = 0.45359;

function box(
  name: string,
  substance: Substance,
  milligramsPerUnit: number,
  form: Form,
  country: string | null = "US",
): RuledBox {
  return {
    name,
    dosage: "",
    form,
    substances: [substance],
    milligramsPerUnit,
    country,
    isPrescription: null,
  };
}

function person(years: number, pounds: number | null): DoseTaker {
  return {
    weightKg: pounds === null ? null : pounds * KG_PER_LB,
    weightOn: TODAY,
    ageInMonths: years * 12,
    isAdult: years >= 18,
  };
}

/** The row of a person; what stands in its place where there is none. */
function rowFor(of: RuledBox, taker: DoseTaker): string {
  const found = findRules(of, "US");
  if (found.kind !== "rules") return found.kind;
  const band = bandFor(found.rules, taker, TODAY);
  if (band.kind === "band") return band.rule.id;
  return band.kind === "outside" ? `outside ${band.because}` : band.kind;
}

const TYLENOL = box("Children's Tylenol", "paracetamol", 32, "Sirop");
const INFANTS_TYLENOL = box("Infants' Tylenol", "paracetamol", 32, "Sirop");
const MOTRIN = box("Children's Motrin", "ibuprofen", 20, "Sirop");
const DROPS = box("Infants' Motrin", "ibuprofen", 40, "Sirop");
const REGULAR = box("Tylenol Regular Strength", "paracetamol", 325, "Comprimé");
const LOPERAMIDE = box("Imodium A-D", "loperamide", 2, "Comprimé");
const DELSYM = box("Delsym 12 Hour", "dextromethorphan", 6, "Sirop");

test.each<[of: RuledBox, years: number, pounds: number | null, row: string]>([
  [TYLENOL, 3, 35, "us-acetaminophen-32-24"],
  [TYLENOL, 4, 36, "us-acetaminophen-32-36"],
  [TYLENOL, 11, 95, "us-acetaminophen-32-72"],
  [TYLENOL, 11, 96, "outside weight"],
  [TYLENOL, 3, 23, "outside weight"],
  // The labels say to ask a doctor under 2 years, whatever the weight, and are for nobody from 12 years on.
  [TYLENOL, 1.5, 25, "outside age"],
  [TYLENOL, 12, 90, "outside age"],
  [TYLENOL, 4, null, "weight-missing"],
  [INFANTS_TYLENOL, 3, 30, "us-acetaminophen-32-infants"],
  // The chart of the infants' bottle ends where the one of the children's bottle goes on.
  [INFANTS_TYLENOL, 4, 40, "outside weight"],
  [MOTRIN, 6, 50, "us-ibuprofen-20-48"],
  [MOTRIN, 1.5, 25, "outside age"],
  [DROPS, 0.5, 15, "us-ibuprofen-40-12"],
  [DROPS, 5 / 12, 15, "outside age"],
  [DROPS, 1.5, 20, "us-ibuprofen-40-18"],
  [DROPS, 2, 30, "outside weight"],
  [REGULAR, 30, null, "us-acetaminophen-325"],
  [REGULAR, 8, null, "us-acetaminophen-325-6"],
  [REGULAR, 5, null, "outside age"],
  [box("Tylenol", "paracetamol", 500, "Comprimé"), 11, 90, "outside age"],
  [box("Advil", "ibuprofen", 200, "Gélule"), 12, null, "us-ibuprofen-200"],
  // Stricter than the label, which begins at 12 years (P1).
  [box("Bayer", "aspirin", 325, "Comprimé"), 15, null, "outside age"],
  [box("Bayer", "aspirin", 325, "Comprimé"), 16, null, "us-aspirin-325"],
  // From 65 years on the labels of these two say to ask a doctor.
  [box("Cetirizine", "cetirizine", 10, "Comprimé"), 64, null, "us-cetirizine-10"],
  [box("Cetirizine", "cetirizine", 10, "Comprimé"), 65, null, "outside age"],
  [box("Fexofenadine", "fexofenadine", 180, "Comprimé"), 65, null, "outside age"],
  // The chart goes by weight, and a soft capsule cannot be halved.
  [LOPERAMIDE, 9, 50, "us-loperamide-2-6"],
  [LOPERAMIDE, 6, 62, "us-loperamide-2-9"],
  [LOPERAMIDE, 30, null, "us-loperamide-2"],
  [{ ...LOPERAMIDE, form: "Gélule" }, 9, 62, "outside age"],
  [DELSYM, 30, null, "us-dextromethorphan-delsym"],
  [DELSYM, 3, null, "outside age"],
  [box("Cough relief", "dextromethorphan", 6, "Sirop"), 30, null, "unknown"],
])("of %j somebody of %s years and %s lb has the row %s", (of, years, pounds, row) => {
  expect(rowFor(of, person(years, pounds))).toBe(row);
});

test.each<[of: RuledBox, row: string]>([
  [{ ...TYLENOL, country: null }, "us-acetaminophen-32-36"],
  [{ ...TYLENOL, country: null, name: "Store brand" }, "unknown"],
  [{ ...MOTRIN, country: null }, "us-ibuprofen-20-36"],
  [{ ...MOTRIN, country: "FR" }, "unknown"],
])("typed by hand, or of another country, %j has the row %s", (of, row) => {
  expect(rowFor(of, person(5, 40))).toBe(row);
});

test("what is quoted has a date, its section and the day when it was read", () => {
  const quoted = UNITED_STATES.filter(
    (rule) => isQuotable(rule) && rule.id !== "us-phenylephrine-16",
  );
  expect(quoted.length).toBeGreaterThan(20);
  for (const { source } of quoted) {
    expect(source.date).toMatch(/^20\d\d-\d\d-\d\d$/u);
    expect(source.section).toBe("Directions");
    expect(source.readOn).toBe("2026-11-30");
    expect(source.reviewedBy).toBeNull();
  }
});

test("where a label says every 6 to 8 hours, the longer time is preferred", () => {
  const row = UNITED_STATES.find(({ id }) => id === "us-ibuprofen-20-24");
  expect(row?.interval).toEqual({ preferred: 8, smallest: 6 });
});
