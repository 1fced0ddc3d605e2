import { expect, test } from "vitest";
import { newYork, paris, utc } from "../../testing/samples/time-zones.ts";
import { day, dayOf } from "../calendar/day.ts";
import { epochMs, instant, instantAt } from "../calendar/instant.ts";
import type { Zone } from "../calendar/zone.ts";
import { isWithin, type Period, recentStart } from "./period.ts";

interface Case {
  period: Period;
  taken: string;
  now: string;
  within: boolean;
  because: string;
  zone?: Zone;
}

test.each<Case>([
  {
    period: "all",
    taken: "1999-01-01T00:00:00Z",
    now: "2026-06-15T10:00:00Z",
    within: true,
    because: "nothing is left out",
  },
  {
    period: "today",
    taken: "2026-06-14T22:00:00Z",
    now: "2026-06-15T10:00:00Z",
    within: true,
    because: "Paris has begun the 15th",
  },
  {
    period: "today",
    taken: "2026-06-14T21:59:59Z",
    now: "2026-06-15T10:00:00Z",
    within: false,
    because: "it is 23:59:59 of the 14th",
  },
  {
    period: "today",
    taken: "2026-03-28T23:00:00Z",
    now: "2026-03-29T21:59:00Z",
    within: true,
    because: "a day of 23 hours is one day",
  },
  {
    period: "today",
    taken: "2026-10-24T22:00:00Z",
    now: "2026-10-25T22:59:00Z",
    within: true,
    because: "a day of 25 hours is one day",
  },
  {
    period: "today",
    taken: "2026-10-24T21:59:00Z",
    now: "2026-10-25T22:59:00Z",
    within: false,
    because: "that was the evening before",
  },
  {
    period: "today",
    taken: "2026-03-08T05:00:00Z",
    now: "2026-03-09T03:59:00Z",
    zone: newYork,
    within: true,
    because: "New York loses an hour",
  },
  {
    period: "today",
    taken: "2026-11-01T04:00:00Z",
    now: "2026-11-02T04:59:00Z",
    zone: newYork,
    within: true,
    because: "New York wins it back",
  },
  {
    period: "today",
    taken: "2026-06-15T10:02:00Z",
    now: "2026-06-15T10:00:00Z",
    within: true,
    because: "another phone's clock is ahead",
  },
  {
    period: "week",
    taken: "2026-06-08T10:00:00Z",
    now: "2026-06-15T10:00:00Z",
    within: true,
    because: "it is 7 days to the second",
  },
  {
    period: "week",
    taken: "2026-06-08T09:59:59Z",
    now: "2026-06-15T10:00:00Z",
    within: false,
    because: "it is a second more",
  },
  {
    period: "week",
    taken: "2026-03-25T09:00:00Z",
    now: "2026-04-01T08:00:00Z",
    within: true,
    because: "10:00 to 10:00 in Paris is 7 days, though 167 hours",
  },
  {
    period: "week",
    taken: "2026-03-25T08:59:59Z",
    now: "2026-04-01T08:00:00Z",
    within: false,
    because: "it was 09:59:59 there",
  },
  {
    period: "week",
    taken: "2026-10-22T08:00:00Z",
    now: "2026-10-29T09:00:00Z",
    within: true,
    because: "10:00 to 10:00 in Paris is 7 days, though 169 hours",
  },
  {
    period: "week",
    taken: "2026-10-29T14:00:00Z",
    now: "2026-11-05T15:00:00Z",
    zone: newYork,
    within: true,
    because: "the same holds in New York",
  },
  {
    period: "month",
    taken: "2028-01-31T10:00:00Z",
    now: "2028-03-01T10:00:00Z",
    within: true,
    because: "30 days lie between, the leap day counted",
  },
  {
    period: "month",
    taken: "2027-01-30T10:00:00Z",
    now: "2027-03-01T10:00:00Z",
    within: true,
    because: "30 days lie between without a leap day",
  },
  {
    period: "month",
    taken: "2026-05-15T10:00:00Z",
    now: "2026-06-15T10:00:00Z",
    within: false,
    because: "31 days are more than 30",
  },
])("$period, $taken seen at $now: $within, $because", ({ period, taken, now, within, zone }) => {
  expect(isWithin(period, instant(taken), instant(now), zone ?? paris)).toBe(within);
});

test.each([
  { today: "2026-06-15", zone: paris, start: "2026-05-15T22:00:00.000Z" },
  { today: "2026-06-15", zone: utc, start: "2026-05-16T00:00:00.000Z" },
  // The clocks changed in between.
  { today: "2026-03-31", zone: paris, start: "2026-02-28T23:00:00.000Z" },
  { today: "2026-11-05", zone: newYork, start: "2026-10-06T04:00:00.000Z" },
])("on $today all recent doses were taken since $start", ({ today, zone, start }) => {
  expect(recentStart(day(today), zone)).toBe(start);
});

test.each(["today", "week", "month"] as const)(
  "no dose of %s lies before the recent ones, at any hour of a year",
  (period) => {
    for (let hour = 0; hour < 365 * 24; hour += 1) {
      const now = instantAt(Date.UTC(2026, 0, 1, hour, 30));
      const before = instantAt(epochMs(recentStart(dayOf(now, paris), paris)) - 1);
      expect({ now, within: isWithin(period, before, now, paris) }).toEqual({ now, within: false });
    }
  },
);
