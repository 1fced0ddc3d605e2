import { describe, expect, test } from "vitest";
import { officialFiles } from "../../../testing/builders/official-files.ts";
import { decode } from "./decode.ts";
import {
  FILE_WORDS,
  OFFICIAL_FILES,
  type OfficialFile,
  readOfficialFile,
} from "./official-files.ts";

function read(text: string, file: OfficialFile = "conditions") {
  const taken: (readonly string[])[] = [];
  const told = readOfficialFile(text, file, (row) => taken.push(row));
  return "is" in told ? told : { ...told, taken };
}

test.each([
  { text: "", is: "empty", because: "answers of nothing have been seen" },
  { text: " \r\n\r\n", is: "empty", because: "blank lines are nothing" },
  {
    text: "<!DOCTYPE html>\n<html lang='fr'>",
    is: "web-page",
    because: "the old address answers a page, and success",
  },
  { text: "\n  <html>", is: "web-page", because: "a page may begin late" },
  { text: "Not found", is: "other-file", because: "it has no codes" },
  {
    text: "60000001\t3000001\tplaquette(s) de 16\n",
    is: "other-file",
    because: "these are packs",
  },
])("a file of conditions is $is when $because", ({ text, is }) => {
  expect(read(text)).toMatchObject({ is });
});

test("a row is left out only when its code is no code", () => {
  const good = Array.from({ length: 18 }, (_, at) => [String(60_000_003 + at), "liste II"]);
  const rows = [
    ["60000001", "liste I"],
    ["6000000", "liste I"],
    ["liste II"],
    ["60000002"],
    ...good,
  ];
  expect(read(rows.map((row) => row.join("\t")).join("\n"))).toEqual({
    rows: 22,
    leftOut: 2,
    taken: [["60000001", "liste I"], ["60000002"], ...good],
  });
});

/** A few rows of each file of the download page, as our own medicines would stand in them. */
const OTHERS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries(officialFiles()).map(([file, bytes]) => [
      OFFICIAL_FILES[file as OfficialFile].name,
      decode(bytes),
    ]),
  ),
  "CIS_CIP_Dispo_Spec.txt":
    "60000001\t\t1\tRupture de stock\t14/04/2026\t18/05/2026\t\thttps://ansm.sante.fr/x",
  "CIS_HAS_SMR_bdpm.txt":
    "60000001\tCT-12345\tInscription\t20240214\tImportant\tLe service médical",
  "CIS_HAS_ASMR_bdpm.txt": "60000001\tCT-12345\tInscription\t20240214\tV\tCette spécialité",
  "HAS_LiensPageCT_bdpm.txt": "CT-12345\thttps://www.has-sante.fr/jcms/c_12345",
};

describe.each(FILE_WORDS)("the file of %s", (file) => {
  const { name } = OFFICIAL_FILES[file];

  test("is read under its own name", () => {
    expect(read(OTHERS[name] ?? "", file)).toMatchObject({ rows: expect.any(Number) });
  });

  test.each(Object.keys(OTHERS).filter((other) => other !== name))(
    "is not taken for it: %s",
    (other) => {
      expect(read(OTHERS[other] ?? "", file)).toEqual({ is: "other-file", looksLike: other });
    },
  );
});

test("a file that is partly another one is refused", () => {
  const row = "60000001\tliste I\n";
  const strange = "60000001\tN02BE01\tTROUSSALGAN\n";
  expect(read(row.repeat(18) + strange.repeat(2))).toMatchObject({ rows: 20 });
  expect(read(row.repeat(17) + strange.repeat(3))).toEqual({ is: "other-file", looksLike: null });
});

test("a line break inside a field leaves no row behind", () => {
  const text = "60000001\tliste I\r\r\n\r\r\n60000002\tliste II\r\n";
  expect(read(text)).toEqual({
    rows: 2,
    leftOut: 0,
    taken: [
      ["60000001", "liste I"],
      ["60000002", "liste II"],
    ],
  });
});

test("the last line needs no end", () => {
  expect(read("60000001\tliste I\n60000002\tliste II")).toMatchObject({ rows: 2 });
});

test("quotes quote nothing", () => {
  const text = `60000001\t"liste I\n60000002\tliste "II"\n`;
  expect(read(text)).toMatchObject({
    taken: [
      ["60000001", `"liste I`],
      ["60000002", `liste "II"`],
    ],
  });
});

test("spaces at the ends go and doubled ones are one", () => {
  expect(read("60000001\t liste  I \n")).toMatchObject({ taken: [["60000001", "liste I"]] });
});

test("columns behind those that are read are no other layout", () => {
  const taken = [["12", "PARACETAMOL", "60000001", "0"]];
  for (const end of ["", "\t1", "\t1\t", "\t1\t\t\t"]) {
    expect(read(`12\tPARACETAMOL\t60000001\t0${end}\n`, "generics")).toMatchObject({ taken });
  }
});
