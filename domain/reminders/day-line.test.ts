import { expect, test } from "vitest";
import { paris } from "#testing/samples/time-zones.ts";
import { day } from "../calendar/day.ts";
import { instant } from "../calendar/instant.ts";
import { dayLine } from "./day-line.ts";
import type { DoseState } from "./dose-state.ts";
import type { FetchedDose } from "./today.ts";

const TODAY = day("2026-11-21");
const NOON = instant("2026-11-21T12:00:00+01:00");
const PARIS_IN_WINTER = () => 60;

function dose(id: string, hour: string, state: DoseState, on = "2026-11-21"): FetchedDose {
  const plannedAt = `${on}T${hour}:00+01:00`;
  return {
    id,
    medicationName: "Levothyrox",
    plannedAt: instant(plannedAt),
    expiresAt: instant(new Date(Date.parse(plannedAt) + 3 * 3_600_000).toISOString()),
    state,
    snoozedUntil: null,
  };
}

const lineOf = (...doses: FetchedDose[]) => dayLine(doses, TODAY, NOON, PARIS_IN_WINTER);

test("a day without a planned dose has no line", () => {
  expect(lineOf()).toBeNull();
  expect(lineOf(dose("a", "08:00", "taken", "2026-11-20"))).toBeNull();
});

test("each hour stands at its place, and says what became of it by now", () => {
  const line = lineOf(
    dose("d", "20:00", "planned"),
    dose("a", "00:30", "taken"),
    dose("b", "08:00", "planned"),
    dose("c", "11:30", "planned"),
  );
  expect(line?.marks.map(({ minutes, state }) => [minutes, state])).toEqual([
    [30, "taken"],
    [480, "missed"],
    [690, "due"],
    [1200, "planned"],
  ]);
  expect(line).toMatchObject({
    nowMinutes: 720,
    answered: 1,
    all: 4,
    lanes: 1,
    nextAt: "2026-11-21T20:00:00+01:00",
  });
});

test("doses of one hour that stand alike are one mark, others do not lie on it", () => {
  const line = lineOf(
    dose("a", "08:00", "taken"),
    dose("b", "08:00", "taken"),
    dose("c", "08:00", "skipped"),
    dose("d", "09:00", "taken"),
    dose("e", "10:00", "taken"),
  );
  expect(line?.marks).toEqual([
    { minutes: 480, state: "taken", count: 2, lane: 0 },
    { minutes: 480, state: "skipped", count: 1, lane: 1 },
    { minutes: 540, state: "taken", count: 1, lane: 2 },
    { minutes: 600, state: "taken", count: 1, lane: 0 },
  ]);
  expect(line).toMatchObject({ lanes: 3, answered: 5, all: 5, nextAt: null });
});

test("on the night the clocks go back, an hour stands where the wall shows it", () => {
  const line = dayLine(
    [
      {
        ...dose("a", "08:00", "planned", "2026-10-25"),
        plannedAt: instant("2026-10-25T08:00:00+01:00"),
      },
    ],
    day("2026-10-25"),
    instant("2026-10-25T00:00:00Z"),
    paris,
  );
  expect(line?.marks[0]?.minutes).toBe(480);
  expect(line?.nowMinutes).toBe(120);
});
