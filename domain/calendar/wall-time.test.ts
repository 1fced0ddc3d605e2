import fc from "fast-check";
import { expect, test } from "vitest";
import { newYork, paris } from "../../testing/samples/time-zones.ts";
import { day, dayOf } from "./day.ts";
import { epochMs, instant, instantAt } from "./instant.ts";
import {
  instantOf,
  isWallTime,
  startOfDay,
  wallMs,
  wallTime,
  wallTimeOf,
  wallTimeOn,
} from "./wall-time.ts";
import type { Zone } from "./zone.ts";

test.each([
  { text: "2026-11-21T00:00", expected: true },
  { text: "2026-11-21T23:59", expected: true },
  { text: "2026-11-21T24:00", expected: false },
  { text: "2026-11-21T10:60", expected: false },
  { text: "2026-02-29T10:00", expected: false },
  { text: "2026-11-21T10:00:00", expected: false },
  { text: "2026-11-21 10:00", expected: false },
  { text: "", expected: false },
])("$text is a wall time: $expected", ({ text, expected }) => {
  expect(isWallTime(text)).toBe(expected);
});

test("an impossible hour is refused", () => {
  expect(() => wallTimeOn(day("2026-11-21"), "25:00")).toThrow(RangeError);
});

test.each([
  { shown: "2026-07-01T12:00", zone: paris, at: "2026-07-01T10:00:00.000Z", because: "summer" },
  {
    shown: "2026-03-29T01:59",
    zone: paris,
    at: "2026-03-29T00:59:00.000Z",
    because: "still winter",
  },
  { shown: "2026-03-29T02:30", zone: paris, at: "2026-03-29T01:30:00.000Z", because: "skipped" },
  {
    shown: "2026-03-29T03:00",
    zone: paris,
    at: "2026-03-29T01:00:00.000Z",
    because: "first after",
  },
  {
    shown: "2026-10-25T01:59",
    zone: paris,
    at: "2026-10-24T23:59:00.000Z",
    because: "still summer",
  },
  {
    shown: "2026-10-25T02:30",
    zone: paris,
    at: "2026-10-25T00:30:00.000Z",
    because: "first of two",
  },
  {
    shown: "2026-10-25T03:00",
    zone: paris,
    at: "2026-10-25T02:00:00.000Z",
    because: "winter again",
  },
  { shown: "2026-03-08T02:30", zone: newYork, at: "2026-03-08T07:30:00.000Z", because: "skipped" },
  {
    shown: "2026-11-01T01:30",
    zone: newYork,
    at: "2026-11-01T05:30:00.000Z",
    because: "first of two",
  },
])("$shown is $at: $because", ({ shown, zone, at }) => {
  expect(instantOf(wallTime(shown), zone)).toBe(at);
});

test("a skipped hour shows as one hour later", () => {
  expect(wallTimeOf(instantOf(wallTime("2026-03-29T02:30"), paris), paris)).toBe(
    "2026-03-29T03:30",
  );
});

const anyMinute = fc
  .integer({ min: Date.UTC(2007, 0, 1) / 60_000, max: Date.UTC(2040, 0, 1) / 60_000 })
  .map((minutes) => instantAt(minutes * 60_000));

test.each([
  { name: "Paris", zone: paris },
  { name: "New York", zone: newYork },
])("a moment in $name comes back from its wall time, or from its first showing", ({ zone }) => {
  fc.assert(
    fc.property(anyMinute, (moment) => {
      const back = instantOf(wallTimeOf(moment, zone), zone);
      expect([0, 3_600_000]).toContain(epochMs(moment) - epochMs(back));
      expect(wallTimeOf(back, zone)).toBe(wallTimeOf(moment, zone));
      expect(dayOf(back, zone)).toBe(dayOf(moment, zone));
    }),
  );
});

test("a week of wall time is a week although one of its days has 25 hours", () => {
  const before = wallMs(instant("2026-10-20T08:00:00Z"), paris);
  const after = wallMs(instant("2026-10-27T09:00:00Z"), paris);
  expect((after - before) / 86_400_000).toBe(7);
});

test.each([
  { of: "2026-03-29", zone: paris, expected: "2026-03-28T23:00:00.000Z" },
  { of: "2026-03-30", zone: paris, expected: "2026-03-29T22:00:00.000Z" },
  { of: "2026-11-02", zone: newYork, expected: "2026-11-02T05:00:00.000Z" },
])("$of starts at $expected", ({ of, zone, expected }) => {
  expect(startOfDay(day(of), zone)).toBe(expected);
});

test("a day whose midnight is skipped starts at 01:00", () => {
  // As Santiago de Chile does each September.
  const skipsMidnight: Zone = (at) => (at >= Date.UTC(2026, 8, 6, 4) ? -180 : -240);
  expect(wallTimeOf(startOfDay(day("2026-09-06"), skipsMidnight), skipsMidnight)).toBe(
    "2026-09-06T01:00",
  );
});
