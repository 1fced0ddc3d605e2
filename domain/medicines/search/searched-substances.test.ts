import { expect, test } from "vitest";
import { searchedSubstances } from "./searched-substances.ts";

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
