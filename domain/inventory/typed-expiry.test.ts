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
  { typed: "0527", expected: "2027-05-31", because: "a numeric keyboard has no slash" },
  { typed: "052027", expected: "2027-05-31", because: "or with the whole year" },
  { typed: "202705", expected: "2027-05-31", because: "or with the year first" },
  { typed: "310527", expected: "2027-05-31", because: "or with the day" },
  { typed: "31052027", expected: "2027-05-31", because: "or with all of it" },
  { typed: "20270531", expected: "2027-05-31", because: "or as a file writes it" },
  { typed: "010120", expected: "2020-01-01", because: "no month has the year 0120" },
  { typed: "1327", expected: null, because: "there are 12 months, without a slash as well" },
  { typed: "527", expected: null, because: "three digits may be read in two ways" },
  { typed: "102020", expected: "2020-10-31", because: "there is no twentieth month" },
  { typed: "102010", expected: "2010-10-31", because: "nor one in the middle" },
  { typed: "101210", expected: "2010-12-10", because: "nor the year 1210" },
  { typed: "122012", expected: "2012-12-31", because: "nor in a year that is a day as well" },
  { typed: "201112", expected: null, because: "it is December 2011, or 20 November 2012" },
  { typed: "mai 2027", expected: "2027-05-31", because: "months have names" },
  { typed: "Mai 27", expected: "2027-05-31", because: "with a short year" },
  { typed: "MAY27", expected: "2027-05-31", because: "in one piece, as boxes print it" },
  { typed: "mai-27", expected: "2027-05-31", because: "with a hyphen" },
  { typed: "juin 2027", expected: "2027-06-30", because: "June is not July" },
  { typed: "juil. 2027", expected: "2027-07-31", because: "nor shortened" },
  { typed: "août 2027", expected: "2027-08-31", because: "accents are typed" },
  { typed: "aout 2027", expected: "2027-08-31", because: "or not" },
  { typed: "31 mai 2027", expected: "2027-05-31", because: "with a day" },
  { typed: "1er mai 2027", expected: "2027-05-01", because: "the first is an ordinal" },
  { typed: "May 31, 2027", expected: "2027-05-31", because: "in English the month comes first" },
  { typed: "junio de 2027", expected: "2027-06-30", because: "Spanish puts words between" },
  { typed: "31 de mayo de 2027", expected: "2027-05-31", because: "in a whole date as well" },
  { typed: "dic 2027", expected: "2027-12-31", because: "Spanish shortens to three letters" },
  { typed: "31 juin 2027", expected: null, because: "June has 30 days, by its name as well" },
  { typed: "mai", expected: null, because: "a month without a year is too vague" },
  { typed: "vers mai 2027", expected: null, because: "other words are not read" },
  { typed: "mai juin 2027", expected: null, because: "two months are none" },
  { typed: "mai 2027 (?)", expected: null, because: "a doubt is not read over" },
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
