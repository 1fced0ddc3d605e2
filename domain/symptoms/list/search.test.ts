import fc from "fast-check";
import { expect, test } from "vitest";
import { referenceSymptoms } from "#testing/builders/reference-symptoms.ts";
import {
  AGE_LIST,
  SEARCH_LIST,
  SEARCH_SAMPLES,
} from "../../../testing/samples/symptom-searches.ts";
import { LANGUAGES } from "../../locale/locales.ts";
import { indexSymptoms, isWordingOf, suggestSymptoms } from "./search.ts";

test.each(SEARCH_SAMPLES)("'$typed': $because", ({ typed, in: language = "fr", finds }) => {
  const found = suggestSymptoms(indexSymptoms(SEARCH_LIST, language), typed);
  expect(found.map(({ symptom }) => symptom.key).join(" ")).toBe(finds);
});

test.each(["🤒", "🤮🤮", "...", "!!", "-", "- -", "??", " ", "", "\n"])(
  "signs alone are no wording: '%s'",
  (typed) => {
    const index = indexSymptoms(SEARCH_LIST, "fr");
    expect(isWordingOf(index, typed)).toBe(false);
    expect(suggestSymptoms(index, typed)).toEqual([]);
  },
);

test("words are found beside signs", () => {
  const index = indexSymptoms(SEARCH_LIST, "fr");
  expect(suggestSymptoms(index, "😭 nausées !!").map(({ found }) => found)).toEqual(["Nausées"]);
});

test("an article before a word leaves out no urgent line", () => {
  const index = indexSymptoms(referenceSymptoms(), "fr");
  const urgentOf = (typed: string) =>
    suggestSymptoms(index, typed).filter(({ symptom }) => symptom.severity === "urgent").length;
  expect(urgentOf("la tête")).toBeGreaterThan(0);
  expect(suggestSymptoms(index, "petit bouton")).not.toEqual([]);
});

test("a suggestion tells the wording it was found by, in the reader's language where that fits as well", () => {
  const index = indexSymptoms(SEARCH_LIST, "fr");
  expect(suggestSymptoms(index, "mau").map(({ found }) => found)).toEqual(["maux de tête"]);
  expect(suggestSymptoms(index, "nausea").map(({ found }) => found)).toEqual(["Nausea"]);
  expect(suggestSymptoms(index, "naus").map(({ found }) => found)).toEqual(["Nausées"]);
});

test("the very words come first, then beginnings, then words, then parts, then errors", () => {
  const [line] = SEARCH_LIST;
  if (!line) throw new RangeError("An empty list");
  const names = ["odos", "un dos", "dosage", "dps", "dos"];
  const list = names.map((name) => ({
    ...line,
    key: name,
    name: { fr: name, en: "x", es: "x" },
    synonyms: { fr: [], en: [], es: [] },
  }));
  const index = indexSymptoms(list, "fr");
  expect(suggestSymptoms(index, "dos").map(({ found }) => found)).toEqual([
    "dos",
    "dosage",
    "un dos",
    "odos",
  ]);
  expect(
    suggestSymptoms(indexSymptoms(SEARCH_LIST, "fr"), "aci").map(({ found }) => found),
  ).toEqual(["acid reflux"]);
});

test("a part of a word comes before a typing error, wherever they stand in the list", () => {
  const [line] = SEARCH_LIST;
  if (!line) throw new RangeError("An empty list");
  const list = ["cilon", "mescolon"].map((name) => ({
    ...line,
    key: name,
    name: { fr: name, en: "x", es: "x" },
    synonyms: { fr: [], en: [], es: [] },
  }));
  const found = suggestSymptoms(indexSymptoms(list, "fr"), "colo").map((each) => each.found);
  expect(found).toEqual(["mescolon", "cilon"]);
});

test("whatever is typed, at most eight come, each once", () => {
  const indexes = LANGUAGES.map((language) => indexSymptoms(SEARCH_LIST, language));
  fc.assert(
    fc.property(fc.string(), fc.constantFrom(...indexes), (typed, index) => {
      const keys = suggestSymptoms(index, typed).map(({ symptom }) => symptom.key);
      expect(keys.length).toBeLessThanOrEqual(8);
      expect(new Set(keys).size).toBe(keys.length);
    }),
  );
});

const byAge = (typed: string, ageInMonths: number | "child" | null) =>
  suggestSymptoms(indexSymptoms(AGE_LIST, "fr"), typed, ageInMonths)
    .map(({ symptom }) => symptom.key)
    .join(" ");

test.each([
  { months: null, finds: "fever-adult fever-child baby-fever fever-after-travel" },
  { months: 40 * 12, finds: "fever-adult baby-fever fever-after-travel fever-child" },
  { months: 4 * 12, finds: "fever-child baby-fever fever-after-travel fever-adult" },
  { months: 1, finds: "baby-fever fever-child fever-after-travel fever-adult" },
  { months: "child", finds: "fever-child baby-fever fever-after-travel fever-adult" },
] as const)(
  "'fièvre' at $months months: the line for this age first, an urgent one never pushed back",
  ({ months, finds }) => {
    expect(byAge("fièvre", months)).toBe(finds);
  },
);

test("in a home with children, the child's fever comes first while nobody is chosen", () => {
  const index = indexSymptoms(AGE_LIST, "fr");
  const keys = (ageInMonths: number | null) =>
    suggestSymptoms(index, "fièvre", ageInMonths, true).map(({ symptom }) => symptom.key);
  expect(keys(null)).toEqual(["fever-child", "fever-adult", "baby-fever", "fever-after-travel"]);
  // An adult who is chosen in this home is offered the child's line last.
  expect(keys(40 * 12)).toEqual(["fever-adult", "baby-fever", "fever-after-travel", "fever-child"]);
});

test("a word with a typing error is no reason to put a line for this age first", () => {
  expect(byAge("fiebre tropicale", 48)).toBe("");
  expect(byAge("fivre", 48)).toMatch(/^baby-fever/);
});

test("letters inside a word are no reason to put a line for this age first", () => {
  const index = indexSymptoms(referenceSymptoms(), "es");
  const found = suggestSymptoms(index, "tos", 40 * 12).map(({ symptom }) => symptom.name.es);
  expect(found.slice(0, 2)).toEqual(["Tos seca", "Tos con flemas"]);
});
