import fc from "fast-check";
import { expect, test } from "vitest";
import { separatorOf, writeCsv } from "./csv.ts";

test.each([
  { cell: "Doliprane", written: "Doliprane", because: "nothing in it is special" },
  { cell: "1,5", written: '"1,5"', because: "elsewhere a comma separates" },
  { cell: "5 mg; 10 mg", written: '"5 mg; 10 mg"', because: "a semicolon separates" },
  { cell: "a\tb", written: '"a\tb"', because: "a tab may be taken for a separator" },
  { cell: 'dit "Doli"', written: '"dit ""Doli"""', because: "quotes are doubled" },
  { cell: "le soir\naprès", written: '"le soir\naprès"', because: "a line break is quoted" },
  { cell: "=1+1", written: "'=1+1", because: "it would run" },
  { cell: "+33", written: "'+33", because: "it would run" },
  { cell: "-1", written: "'-1", because: "it would run" },
  { cell: "@SUM(A1)", written: "'@SUM(A1)", because: "it would run" },
  { cell: "\t=1", written: '"\'\t=1"', because: "a tab hides what follows" },
  { cell: "\r=1", written: '"\'\r=1"', because: "so does a carriage return" },
  { cell: "＝1", written: "'＝1", because: "a full-width sign is a sign" },
  { cell: '=cmd("a,b")', written: '"\'=cmd(""a,b"")"', because: "both guards are needed" },
  { cell: "'=1", written: "''=1", because: "or it could not be told from a guarded =1" },
  { cell: "'quoted", written: "'quoted", because: "an apostrophe alone runs nothing" },
  { cell: "", written: "", because: "nothing stays nothing" },
])("$cell is written $written: $because", ({ cell, written }) => {
  expect(writeCsv([[cell]], ";")).toBe(`\uFEFF${written}\r\n`);
});

test("rows end with CRLF", () => {
  expect(writeCsv([["a", "b"], ["c"]], ";")).toBe("\uFEFFa;b\r\nc\r\n");
  expect(writeCsv([["a", "b"], ["c"]], ",")).toBe("\uFEFFa,b\r\nc\r\n");
});

test.each([
  { language: "fr", separator: ";", because: "a French number has a comma in it" },
  { language: "es", separator: ";", because: "and so has a Spanish one" },
  { language: "en", separator: ",", because: "an American number has a point" },
] as const)("$language separates cells by $separator: $because", ({ language, separator }) => {
  expect(separatorOf(language)).toBe(separator);
});

/** A reader of RFC 4180, to hold the writer against. */
function readCsv(text: string, separator: "," | ";"): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  const pattern = new RegExp(
    `(?:"((?:[^"]|"")*)"|([^"${separator}\\r\\n]*))(${separator}|\\r\\n)`,
    "gy",
  );
  for (const [, quoted, bare, end] of text.slice(1).matchAll(pattern)) {
    row.push(quoted?.replaceAll('""', '"') ?? bare ?? "");
    if (end === "\r\n") {
      rows.push(row);
      row = [];
    }
  }
  return rows;
}

test.each([",", ";"] as const)(
  "between %s any cell comes back, and none starts like a formula",
  (separator) => {
    const part = fc.constantFrom(
      "=",
      "+",
      "-",
      "@",
      "\t",
      "\r",
      "\n",
      "'",
      '"',
      ",",
      ";",
      "＝",
      "é",
      "1",
    );
    const cell = fc.oneof(fc.string({ unit: part, maxLength: 6 }), fc.string());
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 1 }), { minLength: 1 }), (rows) => {
        const read = readCsv(writeCsv(rows, separator), separator);
        expect(read.map((row) => row.map(plainCell))).toEqual(rows);
        expect(read.flat().filter((text) => /^[=+\-@\t\r\n＝＋－＠]/.test(text))).toEqual([]);
      }),
      { numRuns: 2000 },
    );
  },
);

/** What a cell held before it was guarded. */
function plainCell(cell: string): string {
  return /^'+[=+\-@\t\r\n＝＋－＠]/.test(cell) ? cell.slice(1) : cell;
}
