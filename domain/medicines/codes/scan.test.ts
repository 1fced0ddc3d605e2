import { expect, test } from "vitest";
import { SCAN_CASES } from "#testing/samples/scan-cases.ts";
import { day } from "../../calendar/day.ts";
import { isGtin } from "./gtin.ts";
import { gtinOf, packCodeOf, readScan } from "./scan.ts";

const today = day("2026-11-24");

test("the table is as long as the codes of three countries need", () => {
  expect(SCAN_CASES.length).toBeGreaterThanOrEqual(120);
});

test.each(SCAN_CASES)("$text: $because", ({ text, product, isDecoded = false, ...said }) => {
  const { expiresOn = null, lot = null, isDoubtful = false } = said;
  expect(readScan(text, { today, isDecoded })).toEqual(
    product && { product, expiresOn, lot, isDoubtful },
  );
});

test("a year is that of the nearest century, whatever the year of today", () => {
  const read = (now: string, digits: string) =>
    readScan(`010340093000001417${digits}`, { today: day(now), isDecoded: true })?.expiresOn;
  expect(read("2098-01-01", "020131")).toBe("2102-01-31");
  expect(read("2050-01-01", "000229")).toBeNull();
  expect(read("2049-01-01", "000229")).toBe("2000-02-29");
});

test("a text made to be read in endless ways is given up in time", () => {
  for (const text of [
    "10A".repeat(90),
    "1021240241250710".repeat(18),
    `${"21A".repeat(60)}\u0001`,
  ]) {
    expect(readScan(text, { today, isDecoded: false })).toBeNull();
  }
});

test("each product has a number of 14 digits, by which it is read as the same product", () => {
  const products = SCAN_CASES.flatMap(({ product }) => product ?? []);
  expect(new Set(products.map(({ kind }) => kind)).size).toBe(4);
  for (const product of products) {
    const gtin = gtinOf(product);
    expect(gtin).toHaveLength(14);
    expect(isGtin(gtin)).toBe(true);
    expect(readScan(gtin, { today, isDecoded: true })?.product).toEqual(product);
  }
});

test.each([
  { kind: "cip13", code: "3400930000014", packCode: "3400930000014" },
  { kind: "cn", code: "654321", packCode: "8470006543214" },
  { kind: "ndc", code: "0573016420", packCode: "0305730164200" },
  { kind: "gtin", code: "04000521003838", packCode: null },
] as const)("a list knows the pack of a $kind as $packCode", ({ kind, code, packCode }) => {
  const found = packCodeOf({ kind, code });
  expect(found?.slice(0, 12)).toBe(packCode?.slice(0, 12));
  expect(found === null || isGtin(found)).toBe(true);
});
