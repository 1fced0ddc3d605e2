import { expect, test } from "vitest";
import { SPOKEN_SEARCHES } from "#testing/samples/spoken-searches.ts";
import { readSearch, searchedSubstances } from "./read-search.ts";

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

test.each([
  { typed: "Tylenol 500", names: ["paracetamol"] },
  { typed: "dalsy jarabe", names: ["ibuprofene"] },
  { typed: "codeine", names: ["codeine"] },
  { typed: "doliprane codéine", names: ["paracetamol", "codeine"] },
])("“$typed” names $names", ({ typed, names }) => {
  expect(searchedSubstances(typed).map((each) => each.split("|")[0])).toEqual(names);
});

test("a substance is given with its name in each language", () => {
  expect(searchedSubstances("dalsy")).toEqual(["ibuprofene|ibuprofen|ibuprofeno"]);
});

test("a name that no table holds gives no substance", () => {
  expect(searchedSubstances("truc")).toEqual([]);
});
