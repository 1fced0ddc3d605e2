import { expect, test } from "vitest";
import { type Day, day } from "../calendar/day.ts";
import { instant } from "../calendar/instant.ts";
import type { Weekday } from "../calendar/week.ts";
import { type Course, courseOf, isCourseStopReason, type ScheduledBox } from "./course.ts";
import { NO_SCHEDULE } from "./schedule.ts";

// A Monday.
const today = day("2026-11-23");

/** An antibiotic three times a day, from Saturday for seven days. */
const antibiotic: ScheduledBox = {
  id: "box",
  name: "Amoxicilline",
  dosage: "250 mg/5 mL",
  form: "Poudre pour suspension",
  currentQuantity: 60,
  totalQuantity: 60,
  expiresOn: day("2027-06-30"),
  openedOn: day("2026-11-21"),
  inUseDays: null,
  createdAt: instant("2026-11-21T08:00:00Z"),
  courseStop: null,
  schedule: {
    ...NO_SCHEDULE,
    doses: ["08:00", "14:00", "20:00"].map((time) => ({ time, quantity: 5 })),
    startsOn: day("2026-11-21"),
    endsOn: day("2026-11-27"),
  },
};

function course(
  box: Partial<ScheduledBox> = {},
  schedule: Partial<ScheduledBox["schedule"]> = {},
  hour = "09:00",
) {
  return courseOf(
    { ...antibiotic, ...box, schedule: { ...antibiotic.schedule, ...schedule } },
    today,
    hour,
  );
}

test("a running course tells its days, its doses and what is missing", () => {
  expect(course()).toEqual({
    state: "running",
    endsOn: "2026-11-27",
    daysLeft: 5,
    // 15 of five days, less the one of this morning.
    dosesLeft: 14,
    isShortBy: 10,
    boxEnds: null,
    toReturn: 0,
  });
});

test.each([
  { pausedUntil: null, dosesLeft: 0, isShortBy: 0, because: "nobody said until when" },
  { pausedUntil: "2026-11-24", dosesLeft: 9, isShortBy: 25, because: "three days are left" },
  { pausedUntil: "2026-11-27", dosesLeft: 0, isShortBy: 0, because: "it rests to its end" },
  { pausedUntil: "2026-12-31", dosesLeft: 0, isShortBy: 0, because: "it rests beyond its end" },
  { pausedUntil: "2026-11-22", dosesLeft: 14, isShortBy: 50, because: "the pause is over" },
] as const)(
  "paused until $pausedUntil, $dosesLeft doses are left: $because",
  ({ pausedUntil, dosesLeft, isShortBy }) => {
    const pause = {
      pausedAt: instant("2026-11-22T10:00:00Z"),
      pausedUntil: pausedUntil && day(pausedUntil),
    };
    expect(course({ currentQuantity: 20 }, pause)).toMatchObject({
      state: "running",
      daysLeft: 5,
      dosesLeft,
      isShortBy,
    });
  },
);

test.each<[string, number, number]>([
  ["07:59", 15, 15],
  ["08:00", 15, 15],
  ["08:01", 14, 10],
  ["23:59", 12, 0],
])("at %s %d doses are left, and %d mL are missing", (hour, dosesLeft, isShortBy) => {
  expect(course({}, {}, hour)).toMatchObject({ dosesLeft, isShortBy });
});

test.each<{ box?: Partial<ScheduledBox>; ends: string; starts?: string; expected: object }>([
  { ends: "2026-11-23", expected: { state: "running", daysLeft: 1, dosesLeft: 2 } },
  {
    ends: "2026-11-22",
    expected: { state: "over", daysLeft: 0, dosesLeft: 0, isShortBy: 0, toReturn: 60 },
  },
  {
    ends: "2026-11-22",
    box: { currentQuantity: 0 },
    expected: { state: "over", toReturn: 0 },
  },
  {
    starts: "2026-11-25",
    ends: "2026-11-27",
    expected: { state: "coming", daysLeft: 3, dosesLeft: 9 },
  },
  {
    ends: "2026-11-27",
    box: {
      courseStop: { stoppedOn: day("2026-11-23"), reason: "side-effects", note: null },
      currentQuantity: 12.5,
    },
    expected: { state: "stopped", daysLeft: 0, dosesLeft: 0, toReturn: 12.5 },
  },
])("from $starts to $ends: $expected", ({ box = {}, ends, starts, expected }) => {
  const startsOn = starts === undefined ? antibiotic.schedule.startsOn : day(starts);
  expect(course(box, { endsOn: day(ends), startsOn })).toMatchObject(expected);
});

test.each<[string, Partial<ScheduledBox>, Day, Course["boxEnds"]]>([
  ["a guide of 14 days", {}, day("2026-12-10"), { on: day("2026-12-05"), by: "opening" }],
  ["a guide that suffices", {}, day("2026-12-05"), null],
  [
    "seven printed days",
    { inUseDays: 5 },
    day("2026-11-27"),
    { on: day("2026-11-26"), by: "opening" },
  ],
  [
    "a printed date",
    { expiresOn: day("2026-11-25") },
    day("2026-11-27"),
    { on: day("2026-11-25"), by: "printed-date" },
  ],
  // A guide that refuses nothing ends no course.
  ["a syrup", { form: "Sirop", name: "X" }, day("2027-06-20"), null],
  ["a closed bottle", { openedOn: null }, day("2026-12-10"), null],
  [
    "a closed bottle with a printed date",
    { openedOn: null, expiresOn: day("2026-11-25") },
    day("2026-11-27"),
    { on: day("2026-11-25"), by: "printed-date" },
  ],
])("%s: the box ends on the right day", (_, box, endsOn, boxEnds) => {
  expect(course(box, { endsOn })?.boxEnds).toEqual(boxEnds);
});

test("halves add up exactly, and only days with a dose count", () => {
  const weekdays: Weekday[] = [1, 4];
  const halves = [{ time: "20:00", quantity: 0.1 }];
  const found = course(
    { currentQuantity: 0 },
    { weekdays, doses: halves, endsOn: day("2026-12-04") },
  );
  expect(found).toMatchObject({ daysLeft: 12, dosesLeft: 4, isShortBy: 0.4 });
});

test("a last day a century away is counted all the same", () => {
  expect(course({}, { endsOn: day("2126-11-22") }, "00:00")?.dosesLeft).toBe(36_524 * 3);
});

test("a schedule without a last day, or without an hour, is no course", () => {
  expect(course({}, { endsOn: null })).toBeNull();
  expect(course({}, { doses: [] })).toBeNull();
});

test("the reasons are a closed list", () => {
  expect(isCourseStopReason("refused")).toBe(true);
  expect(isCourseStopReason("toString")).toBe(false);
});
