import { expect, test } from "vitest";
import { day } from "#domain/calendar/day.ts";
import { instant } from "#domain/calendar/instant.ts";
import type { Language } from "#domain/locale/locales.ts";
import {
  formatBytes,
  formatDay,
  formatDayAndMonth,
  formatHour,
  formatMoment,
  formatNumber,
  formatShortDay,
  formatShortMoment,
  formatTime,
  formatWeekday,
  formatWholeDay,
  languageName,
} from "./format.ts";

const leapDay = day("2028-02-29");

test.each<{ language: Language; long: string; short: string }>([
  { language: "fr", long: "29 février 2028", short: "29/02/2028" },
  { language: "en", long: "February 29, 2028", short: "02/29/2028" },
  { language: "es", long: "29 de febrero de 2028", short: "29/02/2028" },
])("$language writes the leap day its own way", ({ language, long, short }) => {
  expect(formatDay(leapDay, language)).toBe(long);
  expect(formatShortDay(leapDay, language)).toBe(short);
});

test.each<{ language: Language; under: string; weekday: string }>([
  { language: "fr", under: "29 févr.", weekday: "mar." },
  { language: "en", under: "Feb 29", weekday: "Tue" },
  { language: "es", under: "29 feb", weekday: "mar" },
])("under a chart $language writes it $under or $weekday", ({ language, under, weekday }) => {
  expect(formatDayAndMonth(leapDay, language)).toBe(under);
  expect(formatWeekday(leapDay, language)).toBe(weekday);
});

test("French alone writes the first of a month as an ordinal", () => {
  const first = day("2026-07-01");
  expect(formatDay(first, "fr")).toBe("1er juillet 2026");
  expect(formatDay(day("2026-07-11"), "fr")).toBe("11 juillet 2026");
  expect(formatDay(first, "es")).toBe("1 de julio de 2026");
  expect(formatDayAndMonth(first, "fr")).toBe("1er juil.");
  expect(formatMoment(instant("2026-07-01T12:00:00Z"), "fr")).toMatch(/^1er juillet 2026/u);
});

test.each<[Language, string]>([
  ["fr", "mercredi 1er juillet 2026"],
  ["en", "Wednesday, July 1, 2026"],
  ["es", "miércoles, 1 de julio de 2026"],
])("in %s a whole day is '%s'", (language, written) => {
  expect(formatWholeDay(day("2026-07-01"), language)).toBe(written);
});

test.each(["2026-01-01", "2026-12-31"])("%s stays the same day wherever the reader is", (text) => {
  const [year, month, date] = text.split("-");
  expect(formatShortDay(day(text), "fr")).toBe(`${date}/${month}/${year}`);
});

test.each<{ language: Language; hour: string; written: string }>([
  { language: "fr", hour: "08:05", written: "08:05" },
  { language: "es", hour: "08:05:00", written: "8:05" },
  { language: "en", hour: "20:30:00", written: "8:30 PM" },
])("$language writes $hour as $written", ({ language, hour, written }) => {
  // ICU parts the hour from AM and PM with a narrow space that cannot break.
  expect(formatHour(hour, language).replace(/\u202f/g, " ")).toBe(written);
});

test("numbers are written as the language does, with the decimals a quantity can have", () => {
  expect(formatNumber(0.5, "fr")).toBe("0,5");
  expect(formatNumber(12.25, "en")).toBe("12.25");
  // A mark of a pipette.
  expect(formatNumber(0.625, "fr")).toBe("0,625");
  expect(formatNumber(1234.5, "fr").replace(/\u202f/g, " ")).toBe("1 234,5");
});

test("a language is named in the language of its reader", () => {
  expect([languageName("en", "fr"), languageName("es", "en"), languageName("fr", "es")]).toEqual([
    "anglais",
    "Spanish",
    "francés",
  ]);
});

test("room on a disk is read in gigabytes from one on, and rounded down", () => {
  expect(formatBytes(151_900_000, "fr")).toBe("151\u00A0Mo");
  expect(formatBytes(999_999_999, "en")).toBe("999\u00A0MB");
  expect(formatBytes(1_000_000_000, "es")).toBe("1\u00A0GB");
  expect(formatBytes(5_290_000_000, "fr")).toBe("5,2\u00A0Go");
});

test("a moment and an hour alone are written with the same digits", () => {
  const at = instant("2026-11-22T07:40:00Z");
  for (const language of ["fr", "en", "es"] as const) {
    expect(formatShortMoment(at, language)).toContain(formatTime(at, language));
  }
});
