import { expect, test } from "vitest";
import { instant, instantAt } from "../calendar/instant.ts";
import type { CountedDose } from "../ledger/ledger.ts";
import type { Limits } from "./limits.ts";
import { isOverMaximum, maximumReached, notBefore, preferredMoment } from "./next-dose.ts";

const NOW = instant("2026-11-22T02:00:00Z");
const hoursAgo = (hours: number, milligrams: number | null = 1000): CountedDose => ({
  intakeId: `${hours}`,
  substanceId: "paracetamol",
  takenAt: instantAt(Date.parse(NOW) - hours * 3_600_000),
  milligrams,
  weighedAs: null,
});
const hours = (interval: number, preferred = interval) => ({ preferred, smallest: interval });
const unknown: Limits = {
  interval: null,
  maxDoses: null,
  maxMilligrams: null,
  maxMilligramsPerKg: null,
  mostMilligrams: null,
  stopMilligrams: null,
};
const adult: Limits = { ...unknown, interval: hours(4), maxMilligrams: 3000, mostMilligrams: 3000 };
const child: Limits = { ...unknown, interval: hours(6), maxDoses: 4 };

/** In hours from now. */
const inHours = (moment: string | undefined | null) =>
  moment == null ? null : (Date.parse(moment) - Date.parse(NOW)) / 3_600_000;

interface Case {
  readonly because: string;
  readonly doses: readonly CountedDose[];
  readonly limits: Limits;
  readonly unit?: number | null;
  readonly expected: readonly [number, string] | null;
}

test.each<Case>([
  { because: "no dose", doses: [], limits: child, expected: null },
  {
    because: "the last dose and the interval",
    doses: [hoursAgo(0.75)],
    limits: child,
    expected: [5.25, "interval"],
  },
  {
    because: "an interval that has passed",
    doses: [hoursAgo(7)],
    limits: child,
    expected: [-1, "interval"],
  },
  {
    because: "an unknown interval shows no time",
    doses: [hoursAgo(1)],
    limits: { ...child, interval: null },
    expected: null,
  },
  {
    because: "the fourth of four doses waits for the oldest",
    doses: [hoursAgo(1), hoursAgo(7), hoursAgo(13), hoursAgo(19)],
    limits: child,
    expected: [5, "interval"],
  },
  {
    because: "four doses at short intervals",
    doses: [hoursAgo(1), hoursAgo(3), hoursAgo(5), hoursAgo(7)],
    limits: child,
    expected: [17, "count"],
  },
  {
    because: "five doses where four are printed: two have to leave",
    doses: [hoursAgo(1), hoursAgo(3), hoursAgo(5), hoursAgo(7), hoursAgo(9)],
    limits: child,
    expected: [17, "count"],
  },
  {
    because: "one more unit would pass the printed milligrams",
    doses: [hoursAgo(5), hoursAgo(10), hoursAgo(15)],
    limits: adult,
    unit: 1000,
    expected: [9, "milligrams"],
  },
  {
    because: "half of the strength needs no dose to leave",
    doses: [hoursAgo(5), hoursAgo(10, 500), hoursAgo(15)],
    limits: adult,
    unit: 500,
    expected: [-1, "interval"],
  },
  {
    because: "a dose of a whole day ago has left",
    doses: [hoursAgo(5), hoursAgo(10), hoursAgo(24)],
    limits: adult,
    unit: 1000,
    expected: [-1, "interval"],
  },
  {
    because: "an unknown strength is limited by interval and count alone",
    doses: [hoursAgo(5), hoursAgo(10), hoursAgo(15)],
    limits: adult,
    unit: null,
    expected: [-1, "interval"],
  },
])("not before: $because", ({ doses, limits, unit = 100, expected }) => {
  const found = notBefore(doses, limits, unit, NOW);
  expect(found && [inHours(found.moment), found.reason]).toEqual(expected);
});

test("a night with a change of clocks counts hours that passed", () => {
  // 21:40 in Paris in summer time; the clocks go back at 03:00.
  const last = { ...hoursAgo(0), takenAt: instant("2026-10-24T21:40:00+02:00") };
  const found = notBefore([last], child, null, instant("2026-10-25T01:00:00+01:00"));
  expect(found?.moment).toBe("2026-10-25T01:40:00.000Z");
});

test("five doses of 1000 mg in 14 hours: the maximum is reached, and passed", () => {
  const doses = [14, 10.5, 7, 3.5, 0].map((hours) => hoursAgo(hours));
  expect(isOverMaximum(doses, adult, NOW)).toBe(true);
  expect(maximumReached(doses, adult, 1000, NOW)).toMatchObject({ reason: "milligrams" });
  expect(inHours(maximumReached(doses, adult, 1000, NOW)?.until)).toBe(17);
});

test("the printed maximum itself is reached and not passed", () => {
  const doses = [hoursAgo(5), hoursAgo(10), hoursAgo(15)];
  expect(isOverMaximum(doses, adult, NOW)).toBe(false);
  expect(isOverMaximum([...doses, hoursAgo(20, 1)], adult, NOW)).toBe(true);
  expect(
    isOverMaximum(
      [1, 2, 3, 4].map((h) => hoursAgo(h)),
      child,
      NOW,
    ),
  ).toBe(false);
  expect(
    isOverMaximum(
      [1, 2, 3, 4, 5].map((h) => hoursAgo(h, null)),
      child,
      NOW,
    ),
  ).toBe(true);
  expect(maximumReached(doses, unknown, 1000, NOW)).toBeNull();
});

test("a preferred interval is a second, later time", () => {
  const limits = { interval: hours(4, 6) };
  expect(inHours(preferredMoment([hoursAgo(1)], limits))).toBe(5);
  expect(preferredMoment([hoursAgo(1)], child)).toBeNull();
  expect(preferredMoment([], limits)).toBeNull();
});
