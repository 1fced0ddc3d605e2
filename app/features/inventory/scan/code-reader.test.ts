import { beforeAll, describe, expect, test } from "vitest";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";
import { day } from "#domain/calendar/day.ts";
import { readScan } from "#domain/medicines/codes/scan.ts";
import {
  type Distortion,
  drawBarcode,
  imageDataOf,
  zxingBinary,
} from "#testing/harness/barcode-pictures.ts";
import { SCAN_CASES } from "#testing/samples/scan-cases.ts";

const today = day("2026-11-24");

beforeAll(async () => {
  await prepareZXingModule({
    overrides: { wasmBinary: zxingBinary("reader") },
    fireImmediately: true,
  });
});

/** As the reader of a browser that has none of its own reads it. */
async function seen(text: string, format: "DataMatrix" | "EAN13" | "Code128", how: Distortion) {
  const picture = imageDataOf(await drawBarcode(text, format, how));
  const found = await readBarcodes(picture, {
    formats: ["DataMatrix", "EAN13", "UPCA", "Code128", "Code39"],
  });
  return found.map((code) => readScan(code.text, { today, isDecoded: true }));
}

const DISTORTIONS: Readonly<Record<string, Distortion>> = {
  "as printed": {},
  small: { scale: 2 },
  large: { scale: 9 },
  "turned a little": { turned: 11 },
  "turned by half a right angle": { turned: 45 },
  "upside down": { turned: 180 },
  blurred: { scale: 6, blur: 2 },
  "blurred and turned": { scale: 6, blur: 2, turned: 28 },
  "under a lamp": { scale: 5, glare: 90 },
  noisy: { scale: 5, noise: 45 },
  "turned, noisy and under a lamp": { scale: 6, turned: 17, noise: 30, glare: 60, blur: 1 },
};

const BOXES = [
  {
    text: "(01)03400930000014(17)270531(10)LOT42(21)1A2B3C4D5E6F",
    read: { code: "3400930000014", expiresOn: "2027-05-31", lot: "LOT42" },
  },
  {
    text: "(01)03400930000014(21)17270531AB(10)B-12.4(17)270500",
    read: { code: "3400930000014", expiresOn: "2027-05-31", lot: "B-12.4" },
  },
  {
    text: "(01)08470006543214(17)280229(10)ES21",
    read: { code: "654321", expiresOn: "2028-02-29", lot: "ES21" },
  },
] as const;

describe.each(Object.entries(DISTORTIONS))("a code %s", (_name, how) => {
  test.each(BOXES)("is read from the square $text", async ({ text, read }) => {
    const { code, ...said } = read;
    const found = await seen(text, "DataMatrix", how);
    expect(found).toMatchObject([{ product: { code }, ...said, isDoubtful: false }]);
  });
});

test.each([
  { how: {}, name: "as printed" },
  { how: { turned: 6 }, name: "turned a little" },
  { how: { turned: 90 }, name: "turned by a right angle" },
  { how: { scale: 5, blur: 2 }, name: "blurred" },
  { how: { noise: 25 }, name: "noisy" },
  { how: { glare: 90 }, name: "under a lamp" },
  { how: { scale: 5, turned: 6, blur: 1, glare: 60 }, name: "turned, blurred and under a lamp" },
])("bars $name are read", async ({ how }) => {
  const box = { product: { kind: "cip13", code: "3400930000014" } };
  expect(await seen("3400930000014", "EAN13", how)).toMatchObject([box]);
  expect(await seen("3400930000014", "Code128", how)).toMatchObject([box]);
});

/** What a code can hold; brackets, and letters beyond these, are what people type. */
const isInACode = (text: string) => /^(?!\()[ -~]+$/.test(text.replaceAll("\u001d", ""));

const DRAWN_CASES = SCAN_CASES.filter(({ text }) => isInACode(text));

test("most of the table can stand in a code", () => {
  expect(DRAWN_CASES.length).toBeGreaterThanOrEqual(100);
});

test.each(DRAWN_CASES)(
  "$text is read from its picture, blurred, turned and under a lamp, as the table says",
  async (line) => {
    const { text, product, isDecoded = false, ...said } = line;
    const { expiresOn = null, lot = null, isDoubtful = false } = said;
    const how = { scale: 5, turned: 17, blur: 1, glare: 60 };
    const picture = imageDataOf(await drawBarcode(text, "DataMatrix", how));
    const [found] = await readBarcodes(picture, { formats: ["DataMatrix"] });
    const read = found && readScan(found.text, { today, isDecoded });
    expect(read).toEqual(product && { product, expiresOn, lot, isDoubtful });
  },
);

test("a picture without a code reads as nothing", async () => {
  const grey = new Float32Array(200 * 200).fill(200);
  const found = await readBarcodes(imageDataOf({ width: 200, height: 200, grey }));
  expect(found).toEqual([]);
});
