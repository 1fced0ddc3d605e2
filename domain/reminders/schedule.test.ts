import { expect, test } from "vitest";
import { day } from "../calendar/day.ts";
import { instant } from "../calendar/instant.ts";
import { checkSchedule, isPausedOn, NO_SCHEDULE, type ScheduleDraft } from "./schedule.ts";

const NOW = instant("2026-11-21T12:00:00Z");

const DAILY: ScheduleDraft = {
  doses: [
    { time: "20:00", quantity: "1,5" },
    { time: "08:00", quantity: "1" },
  ],
  weekdays: ["7", "1"],
  startsOn: "2026-11-21",
  endsOn: "2026-11-21",
  isPaused: false,
  pausedAt: "",
  pausedUntil: "2026-12-01",
};

const wrongOf = (change: Partial<ScheduleDraft>) => {
  const checked = checkSchedule({ ...DAILY, ...change }, NOW);
  return checked.ok ? null : checked.wrong;
};

test.each([
  { change: { weekdays: [] }, wrong: { weekdays: "no-weekday" } },
  { change: { weekdays: ["8", "Monday"] }, wrong: { weekdays: "no-weekday" } },
  { change: { endsOn: "2026-11-20" }, wrong: { endsOn: "before-start" } },
  { change: { endsOn: "2026-02-30" }, wrong: { endsOn: "not-a-day" } },
  { change: { startsOn: "soon" }, wrong: { startsOn: "not-a-day" } },
  { change: { isPaused: true, pausedUntil: "later" }, wrong: { pausedUntil: "not-a-day" } },
  { change: { isPaused: false, pausedUntil: "later" }, wrong: null },
])("$change is wrong as $wrong", ({ change, wrong }) => {
  expect(wrongOf(change)).toEqual(wrong);
});

test.each([
  { time: "24:00", quantity: "1", wrong: { "doses.1.time": "not-a-time" } },
  { time: "8:00", quantity: "1", wrong: { "doses.1.time": "not-a-time" } },
  { time: "08:00", quantity: "1", wrong: { "doses.1.time": "twice" } },
  { time: "09:00", quantity: "", wrong: { "doses.1.quantity": "required" } },
  { time: "09:00", quantity: "some", wrong: { "doses.1.quantity": "not-a-number" } },
  { time: "09:00", quantity: "0,5", wrong: null },
  { time: "09:00", quantity: "0", wrong: { "doses.1.quantity": "below-minimum" } },
  { time: "09:00", quantity: "10000", wrong: null },
  { time: "09:00", quantity: "10001", wrong: { "doses.1.quantity": "above-maximum" } },
])("$quantity at $time after one at 08:00 is wrong as $wrong", ({ wrong, ...dose }) => {
  expect(wrongOf({ doses: [{ time: "08:00", quantity: "1" }, dose] })).toEqual(wrong);
});

test("what holds is read by hour and by weekday; a day to rest until needs a rest", () => {
  expect(checkSchedule(DAILY, NOW)).toEqual({
    ok: true,
    value: {
      doses: [
        { time: "08:00", quantity: 1 },
        { time: "20:00", quantity: 1.5 },
      ],
      weekdays: [1, 7],
      startsOn: "2026-11-21",
      endsOn: "2026-11-21",
      pausedAt: null,
      pausedUntil: null,
    },
  });
});

test("a pause begins now, unless it has begun before", () => {
  const paused = checkSchedule({ ...DAILY, isPaused: true }, NOW);
  expect(paused.ok && paused.value).toMatchObject({ pausedAt: NOW, pausedUntil: "2026-12-01" });
  const still = checkSchedule({ ...DAILY, isPaused: true, pausedAt: "2026-11-01T08:00:00Z" }, NOW);
  expect(still.ok && still.value.pausedAt).toBe("2026-11-01T08:00:00Z");
});

test.each([
  { until: "2026-11-20", isPaused: false, because: "it was over yesterday" },
  { until: "2026-11-21", isPaused: true, because: "this is its last day" },
  { until: null, isPaused: true, because: "it goes on" },
])("a pause until $until: $isPaused, because $because", ({ until, isPaused }) => {
  const pausedUntil = until === null ? null : day(until);
  const schedule = { ...NO_SCHEDULE, pausedAt: NOW, pausedUntil };
  expect(isPausedOn(day("2026-11-21"), schedule)).toBe(isPaused);
  expect(isPausedOn(day("2026-11-21"), { ...schedule, pausedAt: null })).toBe(false);
});
