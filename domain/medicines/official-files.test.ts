import { expect, test } from "vitest";
import { type OfficialFile, readOfficialFile } from "./official-files.ts";

function read(text: string, file: OfficialFile = "conditions") {
  const taken: (readonly string[])[] = [];
  const told = readOfficialFile(text, file, (row) => taken.push(row));
  return typeof told === "string" ? told : { ...told, taken };
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
  expect(read(text)).toBe(is);
});

test("a row is left out only when its code is no code", () => {
  const text =
    "60000001\tliste I\n6000000\tliste I\nliste II\n60000002\n60000003\tliste II\n60000004\tliste I\n";
  expect(read(text)).toEqual({
    rows: 6,
    leftOut: 2,
    taken: [
      ["60000001", "liste I"],
      ["60000002"],
      ["60000003", "liste II"],
      ["60000004", "liste I"],
    ],
  });
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
