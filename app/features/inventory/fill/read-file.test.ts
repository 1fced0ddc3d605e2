import { expect, test } from "vitest";
import { readFile } from "./read-file.ts";

const bytes = (...numbers: number[]) => new Blob([Uint8Array.from(numbers)]);
const utf16 = (text: string, isLittle: boolean) =>
  bytes(
    ...(isLittle ? [0xff, 0xfe] : [0xfe, 0xff]),
    ...[...text].flatMap((sign) => {
      const code = sign.charCodeAt(0);
      return isLittle ? [code & 0xff, code >> 8] : [code >> 8, code & 0xff];
    }),
  );

test.each([
  { what: "UTF-8", file: new Blob(["Gélule"]) },
  { what: "UTF-8 with its mark", file: new Blob(["\uFEFFGélule"]) },
  { what: "Windows-1252", file: bytes(0x47, 0xe9, 0x6c, 0x75, 0x6c, 0x65) },
  { what: "UTF-16, little end first", file: utf16("Gélule", true) },
  { what: "UTF-16, big end first", file: utf16("Gélule", false) },
])("$what is read", async ({ file }) => {
  expect(await readFile(file)).toEqual({ kind: "text", text: "Gélule" });
});

test("a workbook, a picture and a file that is too large are refused", async () => {
  expect(await readFile(bytes(0x50, 0x4b, 0x03, 0x04, 0x20))).toEqual({ kind: "not-text" });
  expect(await readFile(bytes(0x89, 0x50, 0x4e, 0x47, 0x00, 0x00))).toEqual({ kind: "not-text" });
  expect(await readFile(new Blob(["a".repeat(4_000_001)]))).toEqual({ kind: "too-large" });
});
