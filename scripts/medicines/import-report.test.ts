import { expect, test } from "vitest";
import { day } from "#domain/calendar/day.ts";
import { ImportProgress, importReport, parseDay } from "./import-report.ts";

test.each(["28/04/2026", "2026-04-28"])("%s is a day", (text) => {
  expect(parseDay(text)).toBe("2026-04-28");
});

test.each(["", "28/4/2026", "30/02/2026", "2026", "yesterday"])("%j is not a day", (text) => {
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

test("a first import is reported in one line", () => {
  expect(importReport(outcome, true)).toEqual([
    "The edition of 2026-04-28 was imported: 15,848 medicines, 15,543 new, 305 changed, 0 withdrawn.",
  ]);
});

test("returned medicines, skipped rows and a date that was not given are reported", () => {
  expect(importReport({ ...outcome, returned: 2, leftOut: 3 }, false)).toEqual([
    "The edition of 2026-04-28 was imported: 15,848 medicines, 15,543 new, 305 changed (2 are back), 0 withdrawn.",
    "3 rows name no medicine, substance or pack and were skipped.",
    "2026-04-28 is the newest date in the files. If the download page shows another date, import again with --date.",
  ]);
});

test("progress is printed at most four times", () => {
  const lines: string[] = [];
  const quarters = new ImportProgress((line) => lines.push(line));
  for (let done = 100; done <= 4000; done += 100) quarters.update(done, 4000);
  expect(lines).toEqual([
    "1,000 of 4,000 medicines",
    "2,000 of 4,000 medicines",
    "3,000 of 4,000 medicines",
    "4,000 of 4,000 medicines",
  ]);
});
