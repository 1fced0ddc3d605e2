import { expect, test } from "vitest";
import { processorTime } from "#testing/harness/processor-time.ts";
import { isPlanOf } from "./directed-plan.ts";
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
  { directions: "3 comprimés par jour", because: "in how many doses is not said" },
  { directions: "2 comprimés par jour matin et soir", because: "two may be one each time" },
  { directions: "2 cp x 3/jour", because: "three times is not read" },
  { directions: "1 comprimé par prise, 3 prises par jour", because: "three times is not read" },
  { directions: "1 comprimé par jour 21 jours sur 28", because: "it pauses" },
  { directions: "1 comprimé par jour 5 jours sur 7", because: "it pauses" },
  { directions: "1 comprimé tous les 2 jours", because: "it is every other day" },
  { directions: "1 comprimé par jour pendant 3 mois", because: "a month has no number of days" },
  { directions: "1 comprimé par jour après 5 jours", because: "it begins later" },
  { directions: "1 comprimé toutes les 8 h sans dépasser 3 par jour", because: "it is a limit" },
  { directions: "2 gouttes dans chaque œil 3 fois par jour", because: "it is twice that" },
  { directions: "1 cuillère à café 3 fois par jour", because: "no spoon is a millilitre" },
  { directions: "1 cuillère mesure 2 fois par jour", because: "no spoon is a millilitre" },
  { directions: "1 dose de 12 kg toutes les 6 heures", because: "12 kg are no dose" },
  { directions: "1 dose matin et soir", because: "how much a dose holds is not said" },
  { directions: "1 comprimé à 8h et 20h", because: "these hours are not read" },
  { directions: "1 comprimé le matin, 3 par semaine", because: "it is not every day" },
  { directions: "1 comprimé 3 fois", because: "how often that is is not said" },
  { directions: "matin : 1 comprimé, soir : 2 comprimés", because: "which is when is unsure" },
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
  { directions: "1 comprimé par jour à jeun", doses: at(["08:00", 1]) },
  { directions: "2 comprimés par jour le soir", doses: at(["19:00", 2]) },
  {
    directions: "1 comprimé 3 fois par jour, matin, midi et soir, au cours des repas",
    doses: at(["08:00", 1], ["12:00", 1], ["19:00", 1]),
  },
  {
    directions: "1 comprimido 3 veces al día después de las comidas",
    doses: at(["08:00", 1], ["13:00", 1], ["20:00", 1]),
  },
  { directions: "1 tablet in the morning and 2 at night", doses: at(["08:00", 1], ["22:00", 2]) },
  { directions: "2-1-2", doses: at(["08:00", 2], ["12:00", 1], ["19:00", 2]) },
])("'$directions' is a plan", ({ directions, doses }) => {
  expect(readPrescriptionLine(`Xyz 10 mg ${directions}`, "day-first").plan?.doses).toEqual(doses);
});

test.each(["pendant 7 jours", "x 7 jours", "7 jours", "1 semaine"])(
  "'matin et soir %s' lasts seven days",
  (duration) => {
    const line = `Xyz 10 mg 1 comprimé matin et soir ${duration}`;
    expect(readPrescriptionLine(line, "day-first").plan?.days).toBe(7);
  },
);

test.each([
  { directions: "5 ml matin et soir", form: "Sirop", isCounted: true },
  { directions: "5 ml matin et soir", form: "Comprimé", isCounted: false },
  { directions: "20 gouttes matin et soir", form: "Gouttes", isCounted: true },
  { directions: "20 gouttes matin et soir", form: "Sirop", isCounted: false },
  { directions: "1 comprimé matin et soir", form: "Gélule", isCounted: true },
  { directions: "1 comprimé matin et soir", form: "Sirop", isCounted: false },
  { directions: "1 sachet matin et soir", form: "Comprimé", isCounted: false },
  { directions: "1 packet twice daily", form: "Sachet", isCounted: true },
  { directions: "1 packet twice daily", form: "Comprimé", isCounted: false },
  { directions: "1-0-1", form: "Comprimé", isCounted: true },
  { directions: "1-0-1", form: "Sirop", isCounted: false },
  { directions: "1-0-1", form: "Crème", isCounted: false },
] as const)("'$directions' of a $form: $isCounted", ({ directions, form, isCounted }) => {
  const { plan } = readPrescriptionLine(`Xyz 10 mg ${directions}`, "day-first");
  expect(plan && isPlanOf(plan, form)).toBe(isCounted);
});

test("a line longer than any is read at once", () => {
  const took = processorTime(() => {
    readPrescriptionLine("Amoxicilline 500 mg 1 gélule matin ".repeat(20_000), "day-first");
    readPrescriptionLine("1 ".repeat(50_000), "day-first");
  });
  expect(took).toBeLessThan(1000);
});
