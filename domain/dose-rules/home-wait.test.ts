import { expect, test } from "vitest";
import { day } from "../calendar/day.ts";
import { instant } from "../calendar/instant.ts";
import type { Form } from "../inventory/form.ts";
import type { CountedDose } from "../ledger/ledger.ts";
import { homeWait } from "./home-wait.ts";
import { ruledBox } from "./standing-label.ts";

const NOW = instant("2026-11-30T03:50:00Z");
const CHILD = {
  taker: { ageInMonths: 48, isAdult: false, weightKg: 16.5, weightOn: day("2026-11-25") },
  country: "FR",
  today: day("2026-11-30"),
  now: NOW,
};
const ADULT = {
  ...CHILD,
  taker: { ageInMonths: 480, isAdult: true, weightKg: 70, weightOn: day("2026-11-25") },
};

const box = (name: string, dosage: string, form: Form) =>
  ruledBox({ name, dosage, form, activeMolecule: null, needsPrescription: null, country: null }) ??
  [];
const TYPED = box("Nurofen enfant sirop 20 mg/mL", "20 mg/mL", "Sirop");
const ADVIL = box("Advil", "20 mg/ml", "Sirop");
const NUROFENPRO = box("Nurofenpro", "20 mg/ml", "Sirop");
const DOLIPRANE = box("Doliprane", "1000 mg", "Comprimé");
const CODEINE = box("Dafalgan codéine", "500 mg/30 mg", "Comprimé");

const dose = (takenAt: string, milligrams: number | null): CountedDose => ({
  intakeId: "dose",
  substanceId: "ibuprofen",
  weighedAs: null,
  takenAt: instant(takenAt),
  milligrams,
});

test.each([
  ["by the leaflet of the other bottle", "ibuprofen", [TYPED, ADVIL], CHILD, "Advil 09:44"],
  ["the one that waits longest", "ibuprofen", [ADVIL, NUROFENPRO], CHILD, "Nurofenpro 11:44"],
  ["no leaflet of it was read", "ibuprofen", [TYPED], CHILD, null],
  ["a combination on prescription", "paracetamol", [CODEINE, DOLIPRANE], ADULT, "Doliprane 07:44"],
  ["what is not against fever or pain", "cetirizine", [ADVIL], CHILD, null],
] as const)("%s", (_, substance, boxes, at, expected) => {
  const found = homeWait(substance, [dose("2026-11-30T03:44:00Z", 100)], boxes.flat(), at);
  expect(found && `${found.name} ${found.until.slice(11, 16)}`).toBe(expected);
});

test("without a dose of the last day nothing waits", () => {
  const boxes = [ADVIL].flat();
  expect(homeWait("ibuprofen", [dose("2026-11-28T03:44:00Z", 100)], boxes, CHILD)).toBeNull();
  expect(homeWait("ibuprofen", [], boxes, CHILD)).toBeNull();
});
