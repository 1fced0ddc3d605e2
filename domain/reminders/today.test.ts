import { expect, test } from "vitest";
import { HOME_TODAY_CASES } from "#testing/samples/home-today-cases.ts";
import { paris } from "#testing/samples/time-zones.ts";
import { day } from "../calendar/day.ts";
import { instant } from "../calendar/instant.ts";
import type { DoseState } from "./dose-state.ts";
import { doseGroups, type FetchedDose, needsAnswer, spanOfToday, stateAt } from "./today.ts";

const TODAY = day("2026-11-21");
const PARIS_IN_WINTER = () => 60;

function dose(plannedAt: string, change: Partial<FetchedDose> = {}): FetchedDose {
  const hour = Date.parse(plannedAt);
  return {
    id: plannedAt,
    medicationName: "Levothyrox",
    plannedAt: instant(plannedAt),
    expiresAt: instant(new Date(hour + 3 * 3_600_000).toISOString()),
    state: "planned",
    snoozedUntil: null,
    ...change,
  };
}

const EIGHT = "2026-11-21T08:00:00+01:00";

test.each([
  { read: "planned", now: "2026-11-21T07:59:00+01:00", state: "planned", because: "it is early" },
  { read: "planned", now: EIGHT, state: "due", because: "its hour has come" },
  { read: "due", now: "2026-11-21T10:59:00+01:00", state: "due", because: "its window is open" },
  { read: "due", now: "2026-11-21T11:00:00+01:00", state: "missed", because: "it has closed" },
  { read: "planned", now: "2026-11-22T08:00:00+01:00", state: "missed", because: "a page slept" },
  { read: "taken", now: "2026-11-22T08:00:00+01:00", state: "taken", because: "it is an end" },
  { read: "skipped", now: EIGHT, state: "skipped", because: "so is this" },
] as const)("a $read dose is $state at $now: $because", ({ read, now, state }) => {
  expect(stateAt(dose(EIGHT, { state: read }), instant(now))).toBe(state);
});

test("a dose that was put off is asked for when its later has come", () => {
  const later = dose(EIGHT, { state: "due", snoozedUntil: instant("2026-11-21T08:30:00+01:00") });
  expect(needsAnswer(later, instant("2026-11-21T08:29:00+01:00"))).toBe(false);
  expect(needsAnswer(later, instant("2026-11-21T08:30:00+01:00"))).toBe(true);
});

test("an early dose is not asked for", () => {
  expect(needsAnswer(dose(EIGHT), instant("2026-11-21T07:45:00+01:00"))).toBe(false);
});

test("the list holds today by hour and name, and what is open or missed of yesterday", () => {
  const yesterday = "2026-11-20T22:00:00+01:00";
  const doses = [
    dose("2026-11-22T08:00:00+01:00"),
    dose("2026-11-21T20:00:00+01:00"),
    dose(EIGHT, { id: "b", medicationName: "Doliprane" }),
    dose(EIGHT),
    dose(yesterday, { state: "due" }),
    dose(yesterday, { id: "answered", state: "taken" }),
    dose("2026-11-19T22:00:00+01:00", { state: "missed" }),
  ];
  const groups = doseGroups(doses, TODAY, instant(EIGHT), PARIS_IN_WINTER);
  expect(groups.map(({ doses: each }) => each.map(({ id }) => id))).toEqual([
    [yesterday],
    ["b", EIGHT],
    ["2026-11-21T20:00:00+01:00"],
  ]);
});

test("one moment written in two zones is one hour of the list", () => {
  const doses = [dose(EIGHT), dose("2026-11-21T07:00:00Z")];
  expect(doseGroups(doses, TODAY, instant(EIGHT), PARIS_IN_WINTER)).toHaveLength(1);
});

test("asked for is from the midnight before to an hour after the midnight to come", () => {
  expect(spanOfToday(TODAY, PARIS_IN_WINTER)).toEqual({
    from: "2026-11-19T23:00:00.000Z",
    until: "2026-11-22T00:00:00.000Z",
  });
});

test("a dose of two minutes after midnight is listed at two minutes before it, and none of another day", () => {
  const soon = dose("2026-11-22T00:02:00+01:00");
  const listed = doseGroups(
    [soon, dose("2026-11-23T00:02:00+01:00")],
    TODAY,
    instant("2026-11-21T23:58:00+01:00"),
    PARIS_IN_WINTER,
  );
  expect(listed).toEqual([{ plannedAt: soon.plannedAt, doses: [soon] }]);
});

// The contract tests of `home_today` ask the database the same.
test.each(HOME_TODAY_CASES)(
  "counts of the list of a day: $because",
  ({ day: of, now, doses, counts }) => {
    const fetched = doses.map(({ plannedAt, expiresAt, state }, index) => ({
      id: `${index}`,
      medicationName: "Doliprane",
      plannedAt: instant(plannedAt),
      expiresAt: instant(expiresAt),
      state,
      snoozedUntil: null,
    }));
    const listed = doseGroups(fetched, day(of), instant(now), paris).flatMap(
      (group) => group.doses,
    );
    const found: Partial<Record<DoseState, number>> = {};
    for (const one of listed) {
      const state = stateAt(one, instant(now));
      found[state] = (found[state] ?? 0) + 1;
    }
    expect(found).toEqual(counts);
  },
);
