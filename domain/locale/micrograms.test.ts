import { expect, test } from "vitest";
import { fold } from "./fold.ts";
import { writeMicrograms } from "./micrograms.ts";

const SPELLINGS = [
  "75 \u00b5g",
  "75 \u03bcg",
  "75 \u00b5G",
  "75 mcg",
  "75 MCG",
  "75 ug",
  "75 microgramme",
  "75 microgrammes",
  "75 microgram",
  "75 micrograms",
  "75 microgramo",
  "75 microgramos",
  "75 micro grammes",
];

test.each(SPELLINGS)("'%s' is 75 microgrammes", (typed) => {
  const written = writeMicrograms(fold(typed));
  expect(written).toBe("75 microgrammes");
  expect(writeMicrograms(written)).toBe(written);
});

test.each([
  { text: "75 mg", written: "75 mg" },
  { text: "75mcg/dose", written: "75microgrammes/dose" },
  { text: "75 mcgx", written: "75 mcgx" },
  { text: "mcg", written: "mcg" },
  { text: "75 µ", written: "75 micro" },
  { text: "75 mc", written: "75 micro" },
  { text: "100 ui", written: "100 ui" },
])("'$text' is written '$written'", ({ text, written }) => {
  expect(writeMicrograms(fold(text))).toBe(written);
});
