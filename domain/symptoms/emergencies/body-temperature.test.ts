import { expect, test } from "vitest";
import { factWords } from "../../illness/illness-words.ts";
import { CELSIUS_MAX, CELSIUS_MIN } from "../../illness/temperature.ts";
import { emergencies } from "./emergencies.ts";

const flagsOf = (text: string, ageInMonths: number | null) =>
  emergencies([{ text, symptom: null }], { ageInMonths, circumstances: [] }).map(
    ({ flag }) => flag,
  );

/** By tenths of a degree, as a thermometer has them. */
const readings = Array.from(
  { length: (CELSIUS_MAX - CELSIUS_MIN) * 10 + 1 },
  (_, at) => (CELSIUS_MIN * 10 + at) / 10,
);

test.each(["fr", "en", "es"] as const)(
  "each reading that the illness log takes says what it is, noted in %s",
  (language) => {
    const found = (celsius: number, ageInMonths: number | null) =>
      flagsOf(factWords({ kind: "temperature", celsius }, language).join(), ageInMonths);
    for (const celsius of readings) {
      const isDanger = celsius < 35 || celsius >= 41;
      expect([celsius, found(celsius, 48)]).toEqual([celsius, isDanger ? [null] : []]);
      expect([celsius, found(celsius, null)]).toEqual([celsius, isDanger ? [null] : []]);
      const ofBaby = celsius < 36 ? ["baby_cold"] : celsius >= 38 ? ["baby_fever"] : [];
      expect([celsius, found(celsius, 0)]).toEqual([celsius, ofBaby]);
    }
  },
);

test.each([
  ["température 32,5", [null]],
  ["temp 33.1", [null]],
  ["temperatura de 34 grados", [null]],
  ["température à 44", [null]],
  ["fever of 110", [null]],
  ["43,8 de fièvre depuis midi", [null]],
  ["il a 44,5 de température", [null]],
  ["he is at 111 °F", [null]],
  // Of a room, of a drink, of the day, of a heart.
  ["température du frigo 34", []],
  ["il fait 34 degrés dehors", []],
  ["il fait 44 degrés dehors", []],
  ["it's 110 degrees outside", []],
  ["fever, heart 110", []],
  ["fièvre à 38,5, 44 ans", []],
])("typed %s: %j", (text, flags) => {
  expect(flagsOf(text, 500)).toEqual(flags);
});

test("a cold newborn is told to be cold, and not feverish", () => {
  expect(flagsOf("température 35,2", 0)).toEqual(["baby_cold"]);
  expect(flagsOf("35,2 °C", 4)).toEqual([]);
});

test.each([
  "38,4 de température, elle tète bien sinon",
  "38 et demi",
  "trente-huit et demi",
  "température à 38,4",
  "temp 38.4",
  "38º4",
  "38 virgule 4",
  "38 coma 4",
  "plus de 38",
  "un 38,4",
  "tiene 38,4 de temperatura",
  "treinta y ocho y medio",
  "thirty-eight point five",
  "she's still at 39",
  "at 38 this morning",
  "no fever just 38.2",
  "pas de fièvre juste 38,2",
  "sin fiebre, solo 38,2",
])("any wording of a fever is one in the first months: %s", (text) => {
  expect(flagsOf(text, 2)).toEqual(["baby_fever"]);
  expect(flagsOf(text, 60)).toEqual([]);
});

test.each(["pas plus de 38", "no fever", "pas de fièvre, 37,4", "sin fiebre, 37 y medio"])(
  "no fever is none in the first months either: %s",
  (text) => {
    expect(flagsOf(text, 2)).toEqual([]);
  },
);
