import { expect, test } from "vitest";
import { checkMedication, type MedicationDraft } from "./medication-draft.ts";

const good: MedicationDraft = {
  name: "  Doliprane ",
  dosage: "1000 mg",
  form: "Comprimé",
  currentQuantity: "5,5",
  totalQuantity: "8",
  expiresOn: "05/2027",
  inUseDays: " 28 ",
  posology: " ",
  notes: " dans le tiroir ",
  location: " Armoire  haute ",
  officialNumber: " 50580-449-05 ",
  lot: " AB-12 ",
};

test("a good draft is read: trimmed, numbers, a day, null for what was left empty", () => {
  expect(checkMedication(good, "day-first")).toEqual({
    ok: true,
    value: {
      name: "Doliprane",
      dosage: "1000 mg",
      form: "Comprimé",
      currentQuantity: 5.5,
      totalQuantity: 8,
      expiresOn: "2027-05-31",
      inUseDays: 28,
      posology: null,
      notes: "dans le tiroir",
      location: "Armoire haute",
      officialNumber: "50580-449-05",
      lot: "AB-12",
    },
  });
});

test.each([
  { typed: { name: " " }, wrong: { name: "required" }, because: "spaces are no name" },
  { typed: { dosage: "" }, wrong: { dosage: "required" }, because: "a dosage is required" },
  {
    typed: { dosage: "0 mg" },
    wrong: { dosage: "below-minimum" },
    because: "nothing is no strength",
  },
  { typed: { dosage: "-5 mg" }, wrong: { dosage: "below-minimum" }, because: "less than nothing" },
  {
    typed: { dosage: "1.000 mg" },
    wrong: { dosage: "two-readings" },
    because: "one milligram here, a gram there",
  },
  {
    typed: { dosage: "500 mg/1,000 mg" },
    wrong: { dosage: "two-readings" },
    because: "each number counts",
  },
  {
    typed: { expiresOn: "05/2999" },
    wrong: { expiresOn: "above-maximum" },
    because: "the database keeps no such year",
  },
  {
    typed: { expiresOn: "05/1899" },
    wrong: { expiresOn: "below-minimum" },
    because: "nor such an old one",
  },
  { typed: { form: "" }, wrong: { form: "required" }, because: "a form is required" },
  ...["0", "-1", "1,5", "un mois"].map((inUseDays) => ({
    typed: { inUseDays },
    wrong: { inUseDays: "not-a-number" },
    because: "days are counted whole, from 1",
  })),
  {
    typed: { inUseDays: "3651" },
    wrong: { inUseDays: "above-maximum" },
    because: "ten years are the most",
  },
  ...["712729", "3400935955838", "50580449", "Doliprane"].map((officialNumber) => ({
    typed: { officialNumber },
    wrong: { officialNumber: "not-official" },
    because: "a national code, a bar code or a word leads to no leaflet",
  })),
  { typed: { lot: "L".repeat(41) }, wrong: { lot: "too-long" }, because: "no batch is so long" },
  { typed: { form: "Pilule" }, wrong: { form: "not-a-form" }, because: "the list is closed" },
  {
    typed: { currentQuantity: "" },
    wrong: { currentQuantity: "required" },
    because: "an empty field is not 0",
  },
  {
    typed: { currentQuantity: "-1" },
    wrong: { currentQuantity: "below-minimum" },
    because: "0 is the least",
  },
  {
    typed: { currentQuantity: "six" },
    wrong: { currentQuantity: "not-a-number" },
    because: "it is a word",
  },
  {
    typed: { totalQuantity: "0" },
    wrong: { totalQuantity: "below-minimum" },
    because: "1 is the least",
  },
  {
    typed: { totalQuantity: "0,9" },
    wrong: { totalQuantity: "below-minimum" },
    because: "it is under 1",
  },
  { typed: { name: "é".repeat(201) }, wrong: { name: "too-long" }, because: "200 fit" },
  { typed: { dosage: "1".repeat(101) }, wrong: { dosage: "too-long" }, because: "100 fit" },
  { typed: { posology: "x".repeat(1001) }, wrong: { posology: "too-long" }, because: "1000 fit" },
  { typed: { notes: "x".repeat(1001) }, wrong: { notes: "too-long" }, because: "1000 fit" },
  {
    typed: { totalQuantity: "1000000" },
    wrong: { totalQuantity: "above-maximum" },
    because: "no cabinet holds a million",
  },
  { typed: { expiresOn: "" }, wrong: { expiresOn: "required" }, because: "an expiry is required" },
  {
    typed: { expiresOn: "2026-02-30" },
    wrong: { expiresOn: "not-a-day" },
    because: "there is no such day",
  },
])("$typed is refused: $because", ({ typed, wrong }) => {
  expect(checkMedication({ ...good, ...typed }, "day-first")).toEqual({ ok: false, wrong });
});

test.each([
  { typed: { currentQuantity: "0" }, because: "an empty box is a fact" },
  { typed: { totalQuantity: "1" }, because: "1 is the least" },
  { typed: { currentQuantity: "30", totalQuantity: "8" }, because: "boxes add up" },
  { typed: { expiresOn: "2019-01-31" }, because: "expired boxes are what we look for" },
  { typed: { name: "é".repeat(200) }, because: "200 characters fit" },
  { typed: { notes: "" }, because: "notes are optional" },
])("$typed is accepted: $because", ({ typed }) => {
  expect(checkMedication({ ...good, ...typed }, "day-first").ok).toBe(true);
});

test("a strength of the medicine list keeps its words, whatever its marks", () => {
  const listed = { ...good, dosage: "1.000 mg", referenceId: "a-reference" };
  expect(checkMedication(listed, "day-first").ok).toBe(true);
});

test("every wrong field is named, and the focus goes to the first of them", () => {
  const blank = { name: "", dosage: "", form: "", currentQuantity: "", totalQuantity: "" };
  const checked = checkMedication({ ...good, ...blank, name: "x", expiresOn: "" }, "day-first");
  expect(checked).toEqual({
    ok: false,
    wrong: {
      dosage: "required",
      form: "required",
      currentQuantity: "required",
      totalQuantity: "required",
      expiresOn: "required",
    },
  });
});

test("a name pasted from a table is one line, and notes keep theirs", () => {
  const checked = checkMedication(
    { ...good, name: "Doliprane\t1000\u0000", notes: "matin\u0007\nsoir" },
    "day-first",
  );
  expect(checked).toMatchObject({
    ok: true,
    value: { name: "Doliprane 1000", notes: "matin\nsoir" },
  });
});
