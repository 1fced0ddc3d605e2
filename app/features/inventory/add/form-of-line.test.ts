import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { day } from "#domain/calendar/day.ts";
import { readPrescriptionLine } from "#domain/prescriptions/prescription-line.ts";
import { lineReferencesQuery } from "../fill/queries.ts";
import type { MedicationReference } from "../medication-reference.ts";
import { formOfLine } from "./form-of-line.ts";

const TODAY = day("2026-11-29");

/** The form of a line, with what the list has for its medicine. */
async function formOf(text: string, listed: readonly MedicationReference[] = []) {
  const line = readPrescriptionLine(text, "day-first");
  const queryClient = new QueryClient();
  const { name, dosage } = line.medicine;
  queryClient.setQueryData(lineReferencesQuery(name, dosage, "fr", true).queryKey, [...listed]);
  return (await formOfLine(queryClient, line, { language: "fr", today: TODAY })).form;
}

const AMOXICILLINE: MedicationReference = {
  id: "00000000-0000-4000-8000-000000000007",
  name: "Amoxicilline Biogaran",
  dosage: "500 mg",
  form: "Gélule",
  formInSource: "gélule",
  defaultQuantity: 12,
  defaultPosology: null,
  sideEffects: null,
  molecule: "amoxicilline",
  languages: { posology: "fr", sideEffects: "fr", molecule: "fr" },
  needsPrescription: true,
  source: "BDPM",
  sourceDate: null,
  isWithdrawn: false,
};

test.each([
  {
    line: "Xyz 10 mg comprimés, 1 comprimé matin et soir pendant 7 jours",
    doses: [
      { time: "08:00", quantity: "1" },
      { time: "19:00", quantity: "1" },
    ],
    endsOn: "2026-12-05",
  },
  {
    line: "Xyz sirop, 2,5 ml le matin",
    doses: [{ time: "08:00", quantity: "2,5" }],
    endsOn: "",
  },
])("'$line' fills in its hours", async ({ line, doses, endsOn }) => {
  const form = await formOf(line);
  expect(form.wantsReminders).toBe(true);
  expect(form.schedule).toMatchObject({ doses, startsOn: "2026-11-29", endsOn });
});

test.each([
  "Xyz sirop, 1 cuillère à café 3 fois par jour",
  "Xyz sirop, 1-0-1",
  "Xyz sirop, 20 gouttes matin et soir",
  "Xyz 10 mg comprimés, 4 comprimés par jour",
])("'%s' leaves the hours to a person, and keeps its words", async (line) => {
  const form = await formOf(line);
  expect(form.wantsReminders).toBe(false);
  expect(line).toContain(form.posology);
  expect(form.posology).not.toBe("");
});

test.each([
  {
    line: "Amoxicilline 500 mg gélules, 1 gélule matin et soir",
    name: "Amoxicilline",
    because: "the line names no maker",
  },
  {
    line: "Amoxicilline Biogaran 500 mg gélules, 1 gélule matin et soir",
    name: "Amoxicilline Biogaran",
    because: "the line names this one",
  },
])("'$line' is a box called $name: $because", async ({ line, name }) => {
  const form = await formOf(line, [AMOXICILLINE]);
  expect(form).toMatchObject({ name, referenceId: AMOXICILLINE.id, dosage: "500 mg" });
});
