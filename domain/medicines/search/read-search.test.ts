import { expect, test } from "vitest";
import { SPOKEN_SEARCHES } from "#testing/samples/spoken-searches.ts";
import { readSearch } from "./read-search.ts";

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
