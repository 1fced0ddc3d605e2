import { expect, test } from "vitest";
import { DIFFERENCE_CLASSES, differencesOf, type SeenAnswer } from "./answer-differences.ts";
import { answerScenarios, type ExpectedAnswer, quantityOf } from "./answer-scenario.ts";

const EXPECTED: ExpectedAnswer = {
  emergency: false,
  offered: [0],
  neverOffered: [1],
  maybe: [2],
  waits: [3],
  words: ["/not before \\d/i", "Leaflet"],
  forbidden: ["/no risk/i"],
  why: "",
};
const SEEN: SeenAnswer = {
  offered: new Set([0]),
  waits: new Set([3]),
  isEmergency: false,
  words: "The leaflet says: not before 6",
};

const differences = (expected: Partial<ExpectedAnswer>, seen: Partial<SeenAnswer> = {}) =>
  differencesOf({ ...EXPECTED, ...expected }, { ...SEEN, ...seen }, (place) => `box ${place}`).map(
    ({ class: kind, what }) => `${kind}: ${what}`,
  );

test("an answer as expected differs in nothing, whatever becomes of a box that may be either", () => {
  expect(differences({})).toEqual([]);
  expect(differences({}, { offered: new Set([0, 2]) })).toEqual([]);
});

test("each class is reported by what is wrong in it", () => {
  expect(differences({}, { offered: new Set([0, 1]) })).toEqual(["unsafe offer: box 1"]);
  expect(differences({}, { offered: new Set([0, 3]) })).toEqual(["unsafe offer: box 3"]);
  expect(differences({ emergency: true })).toEqual(["emergency missed: whom to call"]);
  expect(differences({ words: ["/until \\d/u"] })).toEqual(["word missing: /until \\d/u"]);
  expect(differences({}, { waits: new Set() })).toEqual(["word missing: that box 3 waits"]);
  expect(differences({}, { words: `${SEEN.words}. No risk` })).toEqual([
    "forbidden word: /no risk/i",
  ]);
  expect(differences({}, { offered: new Set() })).toEqual(["offer missing: box 0"]);
  expect(differences({}, { isEmergency: true })).toEqual(["false alarm: whom to call"]);
});

test("the worst stands first", () => {
  const all = differencesOf(
    { ...EXPECTED, words: ["other"], forbidden: ["leaflet"] },
    { ...SEEN, offered: new Set([1]), isEmergency: true },
    String,
  );
  const places = all.map((each) => DIFFERENCE_CLASSES.indexOf(each.class));
  expect(places).toEqual([0, 2, 3, 4, 5]);
});

const person = {
  ageMonths: 420,
  weightKg: 70,
  weightAgeDays: 10,
  sex: null,
  pregnantWeeks: null,
  breastfeeding: false,
  conditions: [],
  allergies: [],
  isSelf: true,
};
const written = (change: object) =>
  JSON.stringify([
    {
      id: "one",
      locale: "fr",
      country: "FR",
      level: "checks",
      person,
      boxes: [],
      doses: [],
      treatments: [],
      asked: { symptom: "headache" },
      expect: { ...EXPECTED, offered: [], neverOffered: [], maybe: [], waits: [] },
      ...change,
    },
  ]);

test("a file of another shape, a box that is not there and a pattern that cannot be read are refused", () => {
  expect(answerScenarios(written({}))).toHaveLength(1);
  expect(() => answerScenarios(written({ level: "none" }))).toThrow();
  expect(() => answerScenarios(written({ expect: EXPECTED }))).toThrow("one has no box 0");
  const dose = { box: 0, hoursAgo: 1, amount: "1 tablet" };
  expect(() => answerScenarios(written({ doses: [dose] }))).toThrow("one has no box 0");
  const unread = {
    ...EXPECTED,
    offered: [],
    neverOffered: [],
    maybe: [],
    waits: [],
    words: ["/(/"],
  };
  expect(() => answerScenarios(written({ expect: unread }))).toThrow(SyntaxError);
});

test("an amount is counted in the unit of its box, a mark of a syringe in its millilitres", () => {
  expect(quantityOf("2 capsules", "Dafalgan")).toBe(2);
  expect(quantityOf("7,5 ml", "Calpol")).toBe(7.5);
  expect(quantityOf("14 kg mark", "Doliprane 2,4 %")).toBe(8.75);
  expect(quantityOf("14 kg mark", "Unknown syrup")).toBeNull();
  expect(quantityOf("", "Dafalgan")).toBeNull();
});
