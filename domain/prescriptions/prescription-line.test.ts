import { expect, test } from "vitest";
import { processorTime } from "#testing/harness/processor-time.ts";
import { readPrescriptionLine } from "./prescription-line.ts";

const at = (...doses: [string, number][]) => doses.map(([time, quantity]) => ({ time, quantity }));

test.each([
  {
    line: "Amoxicilline 500 mg gélules, 1 gélule matin et soir pendant 7 jours",
    name: "Amoxicilline",
    dosage: "500 mg",
    form: "Gélule",
    directions: "1 gélule matin et soir pendant 7 jours",
    plan: { doses: at(["08:00", 1], ["19:00", 1]), days: 7 },
  },
  {
    line: "DOLIPRANE 1000 mg comprimé : 1 comprimé 3 fois par jour pendant 5 jours",
    name: "DOLIPRANE",
    dosage: "1000 mg",
    form: "Comprimé",
    directions: "1 comprimé 3 fois par jour pendant 5 jours",
    plan: { doses: at(["08:00", 1], ["13:00", 1], ["20:00", 1]), days: 5 },
  },
  {
    line: "Amoxicillin 500 mg capsules - take 1 capsule twice daily for 10 days",
    name: "Amoxicillin",
    dosage: "500 mg",
    form: "Gélule",
    directions: "take 1 capsule twice daily for 10 days",
    plan: { doses: at(["08:00", 1], ["20:00", 1]), days: 10 },
  },
  {
    line: "Omeprazol 20 mg cápsulas, 1 cápsula cada 24 horas durante 4 semanas",
    name: "Omeprazol",
    dosage: "20 mg",
    form: "Gélule",
    directions: "1 cápsula cada 24 horas durante 4 semanas",
    plan: { doses: at(["08:00", 1]), days: 28 },
  },
  {
    line: "Kardegic 75 mg sachet 1-0-0",
    name: "Kardegic",
    dosage: "75 mg",
    form: "Sachet",
    directions: "1-0-0",
    plan: { doses: at(["08:00", 1]), days: null },
  },
  {
    line: "Lévothyrox 75 µg comprimés",
    name: "Lévothyrox",
    dosage: "75 µg",
    form: "Comprimé",
    directions: "",
    plan: null,
  },
])("'$line'", ({ line, name, dosage, form, directions, plan }) => {
  const read = readPrescriptionLine(line, "day-first");
  expect(read).toMatchObject({ medicine: { name, dosage, form }, directions, plan });
});

test.each([
  { directions: "1 comprimé si besoin, 3 fois par jour", because: "it is as needed" },
  { directions: "1 comprimé 1 fois par semaine", because: "it is not every day" },
  { directions: "1 comprimé le lundi matin", because: "it is on one day of the week" },
  { directions: "1 tablet every other day", because: "it is every other day" },
  { directions: "1 à 2 comprimés 3 fois par jour", because: "it is not one number" },
  { directions: "1 comprimido cada 8 horas si dolor", because: "it is as needed" },
  { directions: "1/2 comprimé matin et soir", because: "half a tablet is not read as one" },
  { directions: "½ comprimé matin et soir", because: "half a tablet is not read as one" },
  { directions: "1 or 2 tablets twice daily", because: "it is not one number" },
  { directions: "matin et soir", because: "how much is not said" },
  { directions: "2 comprimés le matin puis 1 comprimé le soir", because: "it changes" },
  { directions: "1 comprimé toutes les 5 heures", because: "no hours of a day come of it" },
])("'Xyz 10 mg $directions' has no plan: $because", ({ directions }) => {
  expect(readPrescriptionLine(`Xyz 10 mg ${directions}`, "day-first").plan).toBeNull();
});

test.each([
  {
    directions: "1 comprimé le matin et 2 comprimés le soir",
    doses: at(["08:00", 1], ["19:00", 2]),
  },
  {
    directions: "1 comprimé matin, midi et soir",
    doses: at(["08:00", 1], ["12:00", 1], ["19:00", 1]),
  },
  { directions: "1 comprimé au coucher", doses: at(["22:00", 1]) },
  {
    directions: "1 comprimé toutes les 8 heures",
    doses: at(["06:00", 1], ["14:00", 1], ["22:00", 1]),
  },
  { directions: "1 comprimé par jour", doses: at(["08:00", 1]) },
  { directions: "take one tablet once daily", doses: at(["08:00", 1]) },
  { directions: "1 comprimido al día", doses: at(["08:00", 1]) },
  { directions: "2-1-2", doses: at(["08:00", 2], ["12:00", 1], ["19:00", 2]) },
])("'$directions' is a plan", ({ directions, doses }) => {
  expect(readPrescriptionLine(`Xyz 10 mg ${directions}`, "day-first").plan?.doses).toEqual(doses);
});

test("a line longer than any is read at once", () => {
  const took = processorTime(() => {
    readPrescriptionLine("Amoxicilline 500 mg 1 gélule matin ".repeat(20_000), "day-first");
    readPrescriptionLine("1 ".repeat(50_000), "day-first");
  });
  expect(took).toBeLessThan(1000);
});
