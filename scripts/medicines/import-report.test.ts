import { expect, test } from "vitest";
import { day } from "#domain/calendar/day.ts";
import { ImportProgress, importReport, parseDay } from "./import-report.ts";

test.each(["28/04/2026", "2026-04-28"])("%s is a day", (text) => {
  expect(parseDay(text)).toBe("2026-04-28");
});

test.each(["", "28/4/2026", "30/02/2026", "2026", "yesterday"])("%j is none", (text) => {
  expect(() => parseDay(text)).toThrow(`--date must be a day such as 2026-04-28, not ${text}.`);
});

const outcome = {
  date: day("2026-04-28"),
  medicines: 15_848,
  added: 15_543,
  changed: 305,
  returned: 0,
  withdrawn: 0,
  leftOut: 0,
};

test("a first import is told in one line", () => {
  expect(importReport(outcome, true)).toEqual([
    "The edition of 2026-04-28 is in: 15,848 medicines, 15,543 new, 305 changed, 0 withdrawn.",
  ]);
});

test("what is unusual is told: what came back, what was left out, a day that nobody said", () => {
  expect(importReport({ ...outcome, returned: 2, leftOut: 3 }, false)).toEqual([
    "The edition of 2026-04-28 is in: 15,848 medicines, 15,543 new, 305 changed (2 are back), 0 withdrawn.",
    "3 rows name no medicine and were left out.",
    "2026-04-28 is the newest day that the files name: where the download page shows another, import again with --date.",
  ]);
});

test("progress is told four times, however often there is some", () => {
  const told: string[] = [];
  const quarters = new ImportProgress((line) => told.push(line));
  for (let done = 100; done <= 4000; done += 100) quarters.update(done, 4000);
  expect(told).toEqual([
    "1,000 of 4,000 medicines",
    "2,000 of 4,000 medicines",
    "3,000 of 4,000 medicines",
    "4,000 of 4,000 medicines",
  ]);
});
