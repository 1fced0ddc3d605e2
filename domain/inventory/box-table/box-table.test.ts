import { expect, test } from "vitest";
import { processorTime } from "#testing/harness/processor-time.ts";
import { writeCsv } from "../../intakes/csv.ts";
import { guessColumns } from "./columns.ts";
import { readTable, TABLE_ROWS_MAX } from "./read-table.ts";
import { boxesOfTable } from "./table-rows.ts";

test.each([
  {
    text: "a;b\nc;d",
    rows: [
      ["a", "b"],
      ["c", "d"],
    ],
    because: "semicolons",
  },
  {
    text: "a,b\r\nc,d\r\n",
    rows: [
      ["a", "b"],
      ["c", "d"],
    ],
    because: "commas",
  },
  {
    text: "a\tb\nc\td",
    rows: [
      ["a", "b"],
      ["c", "d"],
    ],
    because: "tabs",
  },
  {
    text: "a|b\nc|d",
    rows: [
      ["a", "b"],
      ["c", "d"],
    ],
    because: "bars",
  },
  {
    text: "a;1,5\nb;2,5",
    rows: [
      ["a", "1,5"],
      ["b", "2,5"],
    ],
    because: "a comma in a number",
  },
  {
    text: '"a;x";b\nc;d',
    rows: [
      ["a;x", "b"],
      ["c", "d"],
    ],
    because: "a separator in quotes",
  },
  {
    text: '"a ""b""",c\nd,e',
    rows: [
      ['a "b"', "c"],
      ["d", "e"],
    ],
    because: "doubled quotes",
  },
  {
    text: '"a\nb",c\nd,e',
    rows: [
      ["a\nb", "c"],
      ["d", "e"],
    ],
    because: "a line break in quotes",
  },
  {
    text: '5" tube,c\nd,e',
    rows: [
      ['5" tube', "c"],
      ["d", "e"],
    ],
    because: "a quote within a cell",
  },
  {
    text: "\uFEFFa;b\nc;d",
    rows: [
      ["a", "b"],
      ["c", "d"],
    ],
    because: "a byte order mark",
  },
  {
    text: "sep=;\na;b\nc;d",
    rows: [
      ["a", "b"],
      ["c", "d"],
    ],
    because: "the line that Excel writes",
  },
  {
    text: "a;b\n\n;\nc;d",
    rows: [
      ["a", "b"],
      ["c", "d"],
    ],
    because: "empty lines",
  },
  {
    text: "'=a;b\n'x;d",
    rows: [
      ["=a", "b"],
      ["'x", "d"],
    ],
    because: "the guard of a formula",
  },
  { text: "a\nb", rows: [["a"], ["b"]], because: "one column" },
  {
    text: "a;b\rc;d",
    rows: [
      ["a", "b"],
      ["c", "d"],
    ],
    because: "the line breaks of old programs",
  },
  { text: "", rows: [], because: "nothing" },
])("a table with $because is read", ({ text, rows }) => {
  expect(readTable(text)).toEqual({ rows, isCut: false });
});

test("what our own writer writes is read back, in both kinds", () => {
  const rows = [
    ["=SUM(A1)", "a;b,c", 'say "x"'],
    ["-1", "two\nlines", "'"],
  ];
  expect(readTable(writeCsv(rows, ";")).rows).toEqual(rows);
  expect(readTable(writeCsv(rows, ",")).rows).toEqual(rows);
});

test("a large file is cut, in a moment", () => {
  const took = processorTime(() => {
    const { rows, isCut } = readTable("Doliprane;1000 mg;06/27\n".repeat(200_000));
    expect(rows).toHaveLength(TABLE_ROWS_MAX);
    expect(isCut).toBe(true);
  });
  expect(took).toBeLessThan(1500);
});

const boxesOf = (text: string, order: "day-first" | "month-first" = "day-first") => {
  const { rows } = readTable(text);
  const { columns, hasHeadings } = guessColumns(rows, order);
  return boxesOfTable(hasHeadings ? rows.slice(1) : rows, columns, order);
};

test.each([
  { text: "Nom;Péremption\nDoliprane 1000;06/27", sure: true },
  { text: "Medicine Name,Expiry Date\nTylenol,06/27", sure: true },
  { text: "MEDICAMENTO;Fecha de caducidad\nGelocatil;06/27", sure: true },
  { text: "Nom;Notes\nDoliprane;x", sure: false },
  { text: "Doliprane;06/27\nSmecta;07/27", sure: false },
])("'$text' needs no question: $sure", ({ text, sure }) => {
  expect(guessColumns(readTable(text).rows, "day-first").isSure).toBe(sure);
});

test("headings of two columns that mean the same name the first alone", () => {
  const { columns } = guessColumns([["Nom", "Produit", "Exp."]], "day-first");
  expect(columns).toEqual(["name", null, "expiresOn"]);
});

test("without headings the column of dates and the first column of words are found", () => {
  const [box] = boxesOf("1;Doliprane 1000;06/2027\n2;Smecta 3 g;07/2027");
  expect(box?.read).toMatchObject({ name: "Doliprane", dosage: "1000", expiresOn: "2027-06-30" });
});

test("every column is read, and the name for what has no column", () => {
  const [box] = boxesOf(
    "Nom;Dosage;Forme;Péremption;Quantité totale;Reste;Boîtes;Lot\nDoliprane;1000 mg;comprimés;06/2027;8;3;2;A1",
  );
  expect(box).toEqual({
    read: {
      name: "Doliprane",
      typedName: "Doliprane",
      dosage: "1000 mg",
      form: "Comprimé",
      quantity: 8,
      boxes: 2,
      left: 3,
      expiresOn: "2027-06-30",
      expiryYear: null,
      openedOn: null,
      lot: "A1",
    },
    line: "Doliprane, 1000 mg, comprimés",
  });
  const [named] = boxesOf("Nom;Exp\nSmecta 3 g 30 sachets;06/2027");
  expect(named?.read).toMatchObject({
    name: "Smecta",
    dosage: "3 g",
    form: "Sachet",
    quantity: 30,
  });
});

test.each([
  { cell: "2027-06-30", expected: "2027-06-30" },
  { cell: "2027-06-30T00:00:00Z", expected: "2027-06-30" },
  { cell: "30/06/2027 00:00", expected: "2027-06-30" },
  { cell: "06/30/2027", expected: "2027-06-30" },
  { cell: "juin 2027", expected: "2027-06-30" },
  { cell: "soon", expected: null },
  { cell: "", expected: null },
])("an expiry '$cell' is $expected", ({ cell, expected }) => {
  const [box] = boxesOf(`Nom;Exp\nDoliprane;${cell}`);
  expect(box?.read.expiresOn).toBe(expected);
});

test("one date of a file says in which order it writes the others", () => {
  const boxes = boxesOf("Nom,Exp\nA pill,03/04/2027\nB pill,12/31/2027");
  expect(boxes.map(({ read }) => read.expiresOn)).toEqual(["2027-03-04", "2027-12-31"]);
});

test("our own export comes back without a question, with its stock", () => {
  const file = writeCsv(
    [
      [
        "id",
        "profile_id",
        "name",
        "dosage",
        "form",
        "total_quantity",
        "current_quantity",
        "expiry_date",
        "lot",
        "notes",
      ],
      ["1", "", "Doliprane", "1000 mg", "Comprimé", "8", "2.5", "2027-06-30", "A1", "x"],
      ["2", "", "Stérimar", "—", "Spray nasal", "100", "0", "2027-07-31", "", ""],
    ],
    ";",
  );
  expect(guessColumns(readTable(file).rows, "day-first").isSure).toBe(true);
  expect(boxesOf(file)).toMatchObject([
    {
      read: {
        name: "Doliprane",
        dosage: "1000 mg",
        form: "Comprimé",
        quantity: 8,
        expiresOn: "2027-06-30",
        lot: "A1",
        left: 2.5,
      },
    },
    { read: { name: "Stérimar", dosage: "", form: "Spray nasal", quantity: 100, left: 0 } },
  ]);
});

test("a row without a name is no box", () => {
  expect(boxesOf("Nom;Exp\n;06/2027\n12;06/2027")).toEqual([]);
});
