import { expect, test } from "vitest";
import { withMonthSlash } from "./month-slash.ts";

test.each([
  { before: "06", typed: "062", shown: "06/2", because: "the year begins" },
  { before: "", typed: "0627", shown: "06/27", because: "it was pasted" },
  { before: "", typed: "062027", shown: "06/2027", because: "or filled in" },
  { before: "0", typed: "06", shown: "06", because: "the month may be the end of it" },
  { before: "06/27", typed: "06/2", shown: "06/2", because: "somebody deletes" },
  { before: "0627", typed: "062", shown: "062", because: "somebody deletes, without a slash too" },
  { before: "20", typed: "202", shown: "202", because: "a year may come first" },
  { before: "13", typed: "132", shown: "132", because: "there are 12 months" },
  { before: "juin 202", typed: "juin 2027", shown: "juin 2027", because: "words are words" },
])("'$typed' after '$before' shows '$shown': $because", ({ before, typed, shown }) => {
  expect(withMonthSlash(typed, before)).toBe(shown);
});
