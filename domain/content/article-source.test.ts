import { expect, test } from "vitest";
import { storedSource, typedSources, typedSourcesOf } from "./article-source.ts";

const WHOLE = {
  title: "Paracétamol et risque pour le foie",
  publisher: "ANSM",
  dated: "2019-07-09",
  read: null,
  url: "https://ansm.sante.fr/actualites/a",
};
const UNDATED = { ...WHOLE, dated: null, read: "2026-11-26", url: null };

test("lines are read as they are written", () => {
  const typed = typedSources([WHOLE, UNDATED] as never);
  expect(typed).toBe(
    "Paracétamol et risque pour le foie | ANSM | 2019-07-09 |  | https://ansm.sante.fr/actualites/a\n" +
      "Paracétamol et risque pour le foie | ANSM |  | 2026-11-26 | ",
  );
  expect(typedSourcesOf(`\n${typed}\n \n`)).toEqual([WHOLE, UNDATED]);
  expect(typedSourcesOf(" ")).toEqual([]);
});

test.each([
  { line: "Un titre", because: "nobody published it" },
  { line: "Un titre | ANSM", because: "neither its date nor the day it was read is known" },
  { line: "Un titre | ANSM | juillet 2019", because: "a date has digits" },
  { line: "Un titre | ANSM | 2019-13", because: "no year has thirteen months" },
  { line: "Un titre | ANSM | | 2026-11", because: "a document is read on a day" },
  {
    line: "Un titre | ANSM | 2019 | | http://ansm.sante.fr/",
    because: "the address is not secure",
  },
  { line: "Un titre | ANSM | 2019 | | https://a.fr/ | b", because: "a line has five parts" },
  { line: `${"é".repeat(301)} | ANSM | 2019`, because: "the title is too long" },
])("a line is no source: $because", ({ line }) => {
  expect(typedSourcesOf(`${typedSources([WHOLE])}\n${line}`)).toBeNull();
});

test("a list has twenty lines at most", () => {
  const lines = (count: number) => Array<string>(count).fill("Un titre | ANSM | 2019").join("\n");
  expect(typedSourcesOf(lines(20))).toHaveLength(20);
  expect(typedSourcesOf(lines(21))).toBeNull();
});

test.each([null, "a", {}, { ...WHOLE, dated: 2019 }, { ...WHOLE, url: "javascript:alert(1)" }])(
  "%j of a row is no source",
  (value) => {
    expect(storedSource(value)).toBeNull();
  },
);
