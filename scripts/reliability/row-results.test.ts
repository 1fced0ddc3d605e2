import { expect, test } from "vitest";
import { measureRows, type TestOutcome } from "./row-results.ts";

const row = (...shownBy: { file: string; test?: string }[]) => ({
  row: "R1",
  what: "what",
  target: "none",
  shownBy,
});
const ran = (title: string, status = "passed", file = "a.test.ts"): TestOutcome => ({
  file,
  title,
  status,
});

test.each([
  { because: "a test that failed", outcomes: [ran("one"), ran("two", "failed")] },
  { because: "a file that did not run", outcomes: [ran("one", "passed", "b.test.ts")] },
  { because: "a test that was left out", outcomes: [ran("one", "skipped")] },
])("a row does not hold by $because", ({ outcomes }) => {
  expect(measureRows([row({ file: "a.test.ts" })], outcomes)).toMatchObject([{ held: false }]);
});

test("a missing test of two is reported", () => {
  const wanted = row({ file: "a.test.ts", test: "one" }, { file: "a.test.ts", test: "three" });
  expect(measureRows([wanted], [ran("one"), ran("two", "failed")])).toMatchObject([
    { held: false, measured: "1 tests passed, 1 of those named did not run" },
  ]);
});

test("titles of a table are found with any values, and by their beginning", () => {
  const wanted = row(
    { file: "a.test.ts", test: "$who.name reads (%s) of $table" },
    { file: "a.test.ts", test: "A1:" },
  );
  const outcomes = [
    ran("zoé reads (\n) of notes"),
    ran("A1: locked"),
    ran("A1: open"),
    ran("zoé", "failed"),
  ];
  expect(measureRows([wanted], outcomes)).toMatchObject([
    { held: true, measured: "3 tests passed" },
  ]);
});

test("a reason needs no test", () => {
  const wanted = { ...row(), shownBy: { reason: "There is nothing to try." } };
  expect(measureRows([wanted], [])).toMatchObject([
    { held: true, measured: "There is nothing to try." },
  ]);
});
