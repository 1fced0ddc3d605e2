import { expect, test } from "vitest";
import { SPOKEN_SEARCHES } from "#testing/samples/spoken-searches.ts";
import { indexTexts, searchTexts } from "../../locale/text-search.ts";
import { findAsTyped, readSearch } from "./read-search.ts";

test.each(SPOKEN_SEARCHES)("“$said” is read as “$read”: $because", ({ said, read }) => {
  expect(readSearch(said)).toBe(read);
  expect(readSearch(read)).toBe(read);
});

test.each([
  { typed: "un alfa", because: "a brand begins with the article" },
  { typed: "l thyroxine gouttes", because: "so does this one" },
  { typed: "omega 3", because: "digits are a number already" },
  { typed: "lot ab123", because: "a batch is letters and digits" },
  { typed: "j'ai", because: "a sentence without a name is what it is" },
  { typed: "", because: "nothing was typed" },
])("“$typed” stays as it is: $because", ({ typed }) => {
  expect(readSearch(typed)).toBe(typed);
});

const NAMES = [
  "Sirop d'érable contre la toux (acheté à Québec, ne plus donner)",
  "Ma pommade de chez nous",
  "Pour le nez !",
  "Vingt-cinq plantes",
  "Doliprane 1000",
];

test.each(NAMES)("a box that somebody named “%s” is found by that name", (name) => {
  const index = indexTexts(NAMES, (each) => each);
  expect(findAsTyped(name, (words) => searchTexts(index, words))).toEqual([name]);
});

test("what no name holds as it stands is read as dictated", () => {
  const index = indexTexts(NAMES, (each) => each);
  expect(findAsTyped("ajoute du doliprane mille", (words) => searchTexts(index, words))).toEqual([
    "Doliprane 1000",
  ]);
});
