import { expect, test } from "vitest";
import { instant } from "#domain/calendar/instant.ts";
import { NO_ANSWERS } from "#domain/interactions/treatments.ts";
import type { Form } from "#domain/inventory/form.ts";
import { treatmentsOfPerson, warningsOfBox } from "./box-rules.ts";
import type { PersonFacts } from "./person-facts.ts";

const facts = () =>
  ({
    boxes: [],
    doses: [],
    answers: NO_ANSWERS,
    conditions: [],
    taker: {},
  }) as unknown as PersonFacts;
const AT_NINE = instant("2026-11-26T09:00:00Z");
const A_MINUTE_LATER = instant("2026-11-26T09:01:00Z");

test("a reading of a person is searched for treatments once a minute, for every caller", () => {
  const read = facts();
  const found = treatmentsOfPerson(read, AT_NINE);
  expect(treatmentsOfPerson(read, AT_NINE)).toBe(found);
  expect(treatmentsOfPerson(read, A_MINUTE_LATER)).not.toBe(found);
  expect(treatmentsOfPerson(facts(), AT_NINE)).not.toBe(found);
});

const person = (type: "child" | "adult", ageInMonths: number | null) =>
  ({
    ...facts(),
    person: {
      type,
      ageInMonths,
      weightKg: 9,
      weightStanding: "old",
      conditions: [],
      allergies: [],
      treatmentAnswers: NO_ANSWERS,
    },
  }) as unknown as PersonFacts;

const box = (name: string, dosage: string, form: Form | null) => ({ id: null, name, dosage, form });

test.each<[string, string, Form | null]>([
  ["Codéine", "30 mg", "Comprimé"],
  ["Ibuprofène", "20 mg/ml", "Sirop"],
  ["Kétoprofène", "25 mg", "Comprimé"],
  ["Paracétamol", "1000 mg", "Comprimé"],
  ["Kétoprofène", "2,5 %", null],
])("%s %s, %s, has an age, and of a child of unknown age it is asked about", (...printed) => {
  const said = (who: PersonFacts) =>
    warningsOfBox(box(...printed), who).filter(({ reason }) => reason === "age-unknown");
  expect(said(person("child", null))).toHaveLength(1);
  expect(said(person("child", 17 * 12))).toEqual([]);
  expect(said(person("adult", null))).toEqual([]);
});

test("what no rule has an age for is not asked about", () => {
  expect(warningsOfBox(box("Zorglub", "5 mg", "Sirop"), person("child", null))).toEqual([]);
});
