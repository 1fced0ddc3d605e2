import { expect, test } from "vitest";
import { readScan } from "./scan.ts";

const cip13 = "3400930000014";
const GS = "\u001d";

test.each([
  { text: cip13, expiresOn: null, because: "13 digits are a box" },
  { text: " 34009 300 0001 4 ", expiresOn: null, because: "people group digits" },
  { text: "300 000-1", expiresOn: null, because: "a box printed before 2008 has 7 digits" },
  { text: `010${cip13}`, expiresOn: null, because: "the product alone" },
  {
    text: `010${cip13}1727053110LOT42`,
    expiresOn: "2027-05-31",
    lot: "LOT42",
    because: "the square code tells the last good day",
  },
  {
    text: `${GS}010${cip13}10LOT42${GS}17270500${GS}21SERIE`,
    expiresOn: "2027-05-31",
    lot: "LOT42",
    because: "the batch may come first, and a day of zeros is a whole month",
  },
  {
    text: `]d2010${cip13}21A17B9${GS}17280200`,
    expiresOn: "2028-02-29",
    because: "a serial number may hold what looks like a field",
  },
  {
    text: `010${cip13}1727053110B-12.4/X`,
    expiresOn: "2027-05-31",
    lot: "B-12.4/X",
    because: "a batch may hold dots, dashes and strokes",
  },
  {
    text: `010${cip13}10LOT4217270531`,
    expiresOn: null,
    because: "without the separator nobody can tell where the batch ends",
  },
  {
    text: `010${cip13}10${"A".repeat(21)}`,
    expiresOn: null,
    because: "no batch has more than 20 characters",
  },
  { text: `010${cip13}17271331`, expiresOn: null, because: "there is no thirteenth month" },
])("$text is read: $because", ({ text, expiresOn, lot = null }) => {
  expect(readScan(text)).toEqual({ cip13, expiresOn, lot });
});

test.each([
  { text: "", because: "it is nothing" },
  { text: "30000", because: "it has too few digits" },
  { text: "3400930000015", because: "its last digit does not check" },
  { text: "4006381333931", because: "13 digits of another trade are no medicine of ours" },
  { text: "0104006381333931", because: "nor is a square code of theirs" },
  { text: "https://example.org/340093", because: "it is an address" },
])("$text is no box: $because", ({ text }) => {
  expect(readScan(text)).toBeNull();
});
