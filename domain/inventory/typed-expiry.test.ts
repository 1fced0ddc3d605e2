import { expect, test } from "vitest";
import { parseExpiry } from "./typed-expiry.ts";

test.each([
  { typed: "2027-05-31", expected: "2027-05-31", because: "a date field writes this" },
  { typed: "05/2027", expected: "2027-05-31", because: "a month lasts until its last day" },
  { typed: "5/2027", expected: "2027-05-31", because: "a leading zero may be missing" },
  { typed: "05/27", expected: "2027-05-31", because: "boxes shorten the year" },
  { typed: "05 2027", expected: "2027-05-31", because: "boxes print a space" },
  { typed: " 05 / 2027 ", expected: "2027-05-31", because: "people type spaces" },
  { typed: "05-2027", expected: "2027-05-31", because: "or a hyphen" },
  { typed: "05.2027", expected: "2027-05-31", because: "or a point" },
  { typed: "2027-05", expected: "2027-05-31", because: "or the year first" },
  { typed: "02/2028", expected: "2028-02-29", because: "2028 is a leap year" },
  { typed: "02/2027", expected: "2027-02-28", because: "2027 is not" },
  { typed: "02/2100", expected: "2100-02-28", because: "nor is 2100" },
  { typed: "12/2027", expected: "2027-12-31", because: "December ends the year" },
  { typed: "31/05/2027", expected: "2027-05-31", because: "a whole day is a day" },
  { typed: "03/04/27", expected: "2027-04-03", because: "the day comes first" },
  { typed: "31/06/2027", expected: null, because: "June has 30 days" },
  { typed: "29/02/2027", expected: null, because: "there is no such day" },
  { typed: "13/2027", expected: null, because: "there are 12 months" },
  { typed: "00/2027", expected: null, because: "months start at 1" },
  { typed: "05/027", expected: null, because: "no year has three digits" },
  { typed: "2027", expected: null, because: "a year is too vague" },
  { typed: "mai 2027", expected: null, because: "words are not read" },
  { typed: "1/2/3/2027", expected: null, because: "it has too many parts" },
  { typed: "", expected: null, because: "nothing was typed" },
])("'$typed' means $expected: $because", ({ typed, expected }) => {
  expect(parseExpiry(typed, "day-first")).toBe(expected);
});

test("in the United States the month comes first, and a month alone stays a month", () => {
  expect(parseExpiry("05/31/2027", "month-first")).toBe("2027-05-31");
  expect(parseExpiry("31/05/2027", "month-first")).toBeNull();
  expect(parseExpiry("05/2027", "month-first")).toBe("2027-05-31");
});
