import fc from "fast-check";
import { expect, test } from "vitest";
import { instant, instantAt } from "../calendar/instant.ts";
import { type RelativeTime, relativeTime } from "./relative-time.ts";

test.each([
  { taken: "2026-06-15T10:00:00Z", expected: { unit: "under-an-hour" }, because: "it is now" },
  { taken: "2026-06-15T09:00:01Z", expected: { unit: "under-an-hour" }, because: "59:59 went by" },
  { taken: "2026-06-15T09:00:00Z", expected: { unit: "hours", count: 1 }, because: "an hour did" },
  {
    taken: "2026-06-15T08:00:01Z",
    expected: { unit: "hours", count: 1 },
    because: "it rounds down",
  },
  { taken: "2026-06-14T10:00:01Z", expected: { unit: "hours", count: 23 }, because: "under 24 h" },
  { taken: "2026-06-14T10:00:00Z", expected: { unit: "hours", count: 24 }, because: "a day did" },
  { taken: "2026-06-13T10:00:01Z", expected: { unit: "hours", count: 47 }, because: "not yet two" },
  { taken: "2026-06-13T10:00:00Z", expected: { unit: "days", count: 2 }, because: "48 h are two" },
  { taken: "2026-06-08T10:00:00Z", expected: { unit: "days", count: 7 }, because: "it is a week" },
  { taken: "2026-06-15T12:00:00Z", expected: { unit: "under-an-hour" }, because: "clocks differ" },
])("$taken at 10:00 on 15 June is $expected: $because", ({ taken, expected }) => {
  expect(relativeTime(instant(taken), instant("2026-06-15T10:00:00Z"))).toEqual(expected);
});

test.each([
  { taken: "2026-03-29T01:30:00+01:00", now: "2026-03-29T03:30:00+02:00", hours: 1 },
  { taken: "2026-10-25T01:30:00+02:00", now: "2026-10-25T03:30:00+01:00", hours: 3 },
])("the night the clocks change, 01:30 to 03:30 is $hours h", ({ taken, now, hours }) => {
  expect(relativeTime(instant(taken), instant(now))).toEqual({ unit: "hours", count: hours });
});

test("later never reads as less", () => {
  const hoursAtLeast = (time: RelativeTime): number => {
    if (time.unit === "under-an-hour") return 0;
    return time.unit === "hours" ? time.count : time.count * 24;
  };
  const taken = instant("2026-03-28T12:00:00Z");
  const elapsed = fc.integer({ min: 0, max: 400 * 86_400_000 });
  fc.assert(
    fc.property(elapsed, elapsed, (a, b) => {
      const [sooner, later] = [Math.min(a, b), Math.max(a, b)].map((ms) =>
        hoursAtLeast(relativeTime(taken, instantAt(Date.parse(taken) + ms))),
      );
      expect(sooner).toBeLessThanOrEqual(later ?? Number.NaN);
      expect(later).toBeLessThanOrEqual(Math.max(a, b) / 3_600_000);
    }),
  );
});
