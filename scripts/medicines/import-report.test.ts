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
  expect(importReport({ outcome, feeds: [] }, true)).toEqual([
    "The edition of 2026-04-28 was imported: 15,848 medicines, 15,543 new, 305 changed, 0 withdrawn.",
  ]);
});

test("returned medicines, skipped rows and a date that was not given are reported", () => {
  expect(
    importReport({ outcome: { ...outcome, returned: 2, leftOut: 3 }, feeds: [] }, false),
  ).toEqual([
    "The edition of 2026-04-28 was imported: 15,848 medicines, 15,543 new, 305 changed (2 are back), 0 withdrawn.",
    "3 rows name no medicine, substance or pack and were skipped.",
    "2026-04-28 is the newest date in the files. If the download page shows another date, import again with --date.",
  ]);
});

test("feeds are reported with an edition, or alone", () => {
  const feed = {
    file: "availability",
    date: day("2026-05-18"),
    rows: 766,
    added: 12,
    removed: 9,
    leftOut: 0,
  } as const;
  expect(importReport({ outcome: null, feeds: [feed] }, false)).toEqual([
    "CIS_CIP_Dispo_Spec.txt of 2026-05-18 was imported: 766 rows, 12 new, 9 gone.",
  ]);
  const information = { ...feed, file: "information", leftOut: 1 } as const;
  expect(importReport({ outcome, feeds: [feed, information] }, true).slice(1)).toEqual([
    "CIS_CIP_Dispo_Spec.txt of 2026-05-18 was imported: 766 rows, 12 new, 9 gone.",
    "CIS_InfoImportantes.txt of 2026-05-18 was imported: 766 rows, 12 new, 9 gone.",
    "1 of its rows could not be read and were skipped.",
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
