import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, day } from "../calendar/day.ts";
import { weekdayOf } from "../calendar/week.ts";
import {
  adherence,
  firstOfMonth,
  lastOfMonth,
  type PlannedOutcome,
  shareTaken,
  weeksOfMonth,
} from "./adherence.ts";
import { DOSE_STATES } from "./dose-state.ts";

const dose = (on: string, hour: string, state: PlannedOutcome["state"]): PlannedOutcome => ({
  day: day(on),
  hour,
  state,
});

test("a day is complete once nothing is open and every dose was taken", () => {
  const { days, overDays, completeDays, skipped, mostMissed } = adherence([
    dose("2026-11-20", "08:00", "taken"),
    dose("2026-11-20", "12:30", "taken"),
    dose("2026-11-21", "08:00", "taken"),
    dose("2026-11-21", "12:30", "missed"),
    dose("2026-11-22", "08:00", "skipped"),
    dose("2026-11-23", "08:00", "taken"),
    dose("2026-11-23", "12:30", "due"),
    dose("2026-11-24", "08:00", "planned"),
  ]);
  expect({ overDays, completeDays, skipped, mostMissed }).toEqual({
    overDays: 3,
    completeDays: 1,
    skipped: 1,
    mostMissed: { hour: "12:30", count: 1 },
  });
  expect(days.get(day("2026-11-23"))).toEqual({ taken: 1, missed: 0, skipped: 0, open: 1 });
});

test("the hour that was missed most often is named, the earlier of equals", () => {
  const missed = (hours: string[]) =>
    adherence(hours.map((hour, nth) => dose(`2026-11-0${nth + 1}`, hour, "missed"))).mostMissed;
  expect(missed(["20:00", "08:00", "20:00"])).toEqual({ hour: "20:00", count: 2 });
  expect(missed(["20:00", "08:00"])).toEqual({ hour: "08:00", count: 1 });
  expect(missed([])).toBeNull();
});

test.each([
  { counts: { taken: 2, missed: 0, skipped: 0, open: 0 }, share: 1 },
  { counts: { taken: 1, missed: 1, skipped: 0, open: 0 }, share: 0.5 },
  { counts: { taken: 0, missed: 0, skipped: 1, open: 0 }, share: 0 },
  { counts: { taken: 1, missed: 0, skipped: 0, open: 1 }, share: 0.5 },
  { counts: { taken: 0, missed: 0, skipped: 0, open: 2 }, share: null },
])("of $counts the share $share was taken", ({ counts, share }) => {
  expect(shareTaken(counts)).toBe(share);
});

test("every dose is counted once, whatever became of it", () => {
  const outcome = fc.record({
    day: fc.integer({ min: 0, max: 40 }).map((nth) => addDays(day("2026-01-01"), nth)),
    hour: fc.constantFrom("08:00", "12:30", "20:00"),
    state: fc.constantFrom(...DOSE_STATES),
  });
  fc.assert(
    fc.property(fc.array(outcome, { maxLength: 80 }), (doses) => {
      const { days, completeDays, overDays } = adherence(doses);
      const sum = [...days.values()].reduce(
        (all, { taken, missed, skipped, open }) => all + taken + missed + skipped + open,
        0,
      );
      expect(sum).toBe(doses.length);
      expect(completeDays).toBeLessThanOrEqual(overDays);
    }),
  );
});

test.each(["monday", "sunday"] as const)(
  "a month has each of its days once, under its weekday, weeks from %s",
  (first) => {
    const days = fc.integer({ min: 0, max: 20_000 }).map((nth) => addDays(day("2000-01-01"), nth));
    fc.assert(
      fc.property(days, (of) => {
        const weeks = weeksOfMonth(of, first);
        const shown = weeks.flat().filter((each) => each !== null);
        expect([shown[0], shown.at(-1)]).toEqual([firstOfMonth(of), lastOfMonth(of)]);
        expect(shown).toContain(of);
        expect(new Set(shown).size).toBe(Number(lastOfMonth(of).slice(8)));
        for (const week of weeks) {
          expect(week).toHaveLength(7);
          week.forEach((each, place) => {
            const weekday = first === "monday" ? place + 1 : place || 7;
            if (each !== null) expect(weekdayOf(each)).toBe(weekday);
          });
        }
      }),
    );
  },
);
