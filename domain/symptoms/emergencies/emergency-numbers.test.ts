import { expect, test } from "vitest";
import { day, daysBetween } from "../../calendar/day.ts";
import { COUNTRIES } from "../../locale/countries.ts";
import { CONTENT_LANGUAGES } from "../../locale/locales.ts";
import { EMERGENCY_NUMBERS, type EmergencyNumber, numbersFor } from "./emergency-numbers.ts";

const TODAY = day("2026-11-21");

/** The numbers that break a rule, so that a failure says which line to mend. */
function breaking(isRight: (line: EmergencyNumber) => boolean, lines = EMERGENCY_NUMBERS) {
  return lines
    .filter((line) => !isRight(line))
    .map(({ country, number }) => `${country} ${number}`);
}

const isOfThisYear = (today: string) => (line: EmergencyNumber) => {
  const age = daysBetween(line.checkedOn, day(today));
  return age >= 0 && age <= 365;
};

const shown = (country: string, kind: string) =>
  numbersFor(country)?.flatMap((line) => (line.kind === kind ? [line.number] : []));

test("nothing is older than a year, and nothing was checked tomorrow", () => {
  expect(breaking(isOfThisYear(TODAY))).toEqual([]);
});

test.each([
  { today: "2027-11-21", because: "365 days is still a year", refused: 0 },
  { today: "2027-11-22", because: "366 days is more", refused: EMERGENCY_NUMBERS.length },
  { today: "2026-11-20", because: "no check lies ahead", refused: EMERGENCY_NUMBERS.length },
])("on $today, $refused numbers are to be checked again: $because", ({ today, refused }) => {
  expect(breaking(isOfThisYear(today))).toHaveLength(refused);
});

test("every number can be dialed, and once in its country", () => {
  expect(breaking(({ tel }) => /^\d{2,11}$/.test(tel))).toEqual([]);
  expect(breaking(({ number, tel }) => number.replace(/[ -]/g, "") === tel)).toEqual([]);
  const said = EMERGENCY_NUMBERS.map(({ country, tel }) => `${country} ${tel}`);
  expect(new Set(said).size).toBe(said.length);
});

test("every number says in three languages who answers, and where it comes from", () => {
  const isTold = (text: string) => /^\S+( \S+)*$/.test(text) && !text.includes("'");
  expect(
    breaking(({ label }) => CONTENT_LANGUAGES.every((language) => isTold(label[language]))),
  ).toEqual([]);
  expect(breaking(({ source }) => source !== "")).toEqual([]);
});

/** The table of the safety specification, and nothing that it has not verified. */
test.each([
  { country: "FR", kind: "ambulance", numbers: ["15"] },
  { country: "FR", kind: "emergency", numbers: ["112"] },
  { country: "FR", kind: "deaf-text", numbers: ["114"] },
  { country: "FR", kind: "fire", numbers: ["18"] },
  { country: "FR", kind: "police", numbers: ["17"] },
  {
    country: "FR",
    kind: "poison",
    numbers: [
      "01 45 42 59 59",
      "02 41 48 21 21",
      "05 56 96 40 80",
      "08 00 59 59 59",
      "04 72 11 69 11",
      "04 91 75 25 25",
      "03 83 22 50 50",
      "01 40 05 48 48",
      "05 61 77 74 47",
    ],
  },
  { country: "FR", kind: "suicide", numbers: ["3114"] },
  { country: "BE", kind: "emergency", numbers: ["112"] },
  { country: "BE", kind: "poison", numbers: ["070 245 245"] },
  { country: "BE", kind: "suicide", numbers: ["0800 32 123", "1813"] },
  { country: "LU", kind: "emergency", numbers: ["112"] },
  { country: "LU", kind: "poison", numbers: ["8002-5500"] },
  { country: "CH", kind: "ambulance", numbers: ["144"] },
  { country: "CH", kind: "emergency", numbers: ["112"] },
  { country: "CH", kind: "poison", numbers: ["145"] },
  { country: "CH", kind: "suicide", numbers: ["143"] },
  { country: "ES", kind: "emergency", numbers: ["112"] },
  { country: "ES", kind: "poison", numbers: ["91 562 04 20"] },
  { country: "ES", kind: "suicide", numbers: ["024"] },
  { country: "US", kind: "emergency", numbers: ["911"] },
  { country: "US", kind: "poison", numbers: ["1-800-222-1222"] },
  { country: "US", kind: "suicide", numbers: ["988"] },
  { country: "CA", kind: "emergency", numbers: ["911"] },
  { country: "CA", kind: "poison", numbers: ["1-844-764-7669", "1-800-463-5060"] },
  { country: "CA", kind: "suicide", numbers: ["988"] },
  { country: "CA", kind: "advice", numbers: ["811"] },
  { country: "MX", kind: "emergency", numbers: ["911"] },
  { country: "MX", kind: "poison", numbers: [] },
  { country: "MX", kind: "suicide", numbers: ["800 911 2000"] },
  { country: "AR", kind: "ambulance", numbers: ["107"] },
  { country: "AR", kind: "emergency", numbers: ["911"] },
  { country: "AR", kind: "poison", numbers: ["0800-333-0160"] },
  { country: "AR", kind: "suicide", numbers: ["135"] },
])("$country, $kind: $numbers", ({ country, kind, numbers }) => {
  expect(shown(country, kind)).toEqual(numbers);
});

test("every country a person is offered has someone to call", () => {
  expect(COUNTRIES.filter((country) => numbersFor(country) === null)).toEqual([]);
});

test.each(["IT", "de", "PL"])("%s, in the Union without a line of its own, has 112", (country) => {
  expect(numbersFor(country)?.map(({ tel }) => tel)).toEqual(["112"]);
});

test("the Union has 27 countries", () => {
  const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  const elsewhere = ["CH", "US", "CA", "MX", "AR"];
  const answered = codes.filter((code) => numbersFor(code) !== null);
  expect(answered.filter((code) => !elsewhere.includes(code))).toHaveLength(27);
});

test.each(["JP", "GB", "EU", "", "__proto__"])("'%s': the screen asks where", (country) => {
  expect(numbersFor(country)).toBeNull();
});
