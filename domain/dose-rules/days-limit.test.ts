import { expect, test } from "vitest";
import { addDays, day } from "../calendar/day.ts";
import { daysLimit } from "./days-limit.ts";

const today = day("2026-11-22");
const ago = (...days: number[]) => days.map((each) => addDays(today, -each));
const printed = { fever: 3, pain: 5 };

test.each([
  { noted: ago(0, 1, 2), because: "three days are what the leaflet has", limit: null },
  { noted: ago(0, 1, 2, 3), because: "the fourth", limit: { day: 4, fever: 3, pain: null } },
  { noted: ago(3, 2, 1, 0, 0, 1), because: "twice a day", limit: { day: 4, fever: 3, pain: null } },
  { noted: ago(0, 1, 2, 3, 4, 5), because: "the sixth", limit: { day: 6, fever: 3, pain: 5 } },
  { noted: ago(0, 1, 3, 4, 5), because: "a day without a dose ends the row", limit: null },
  { noted: ago(1, 2), because: "two days, and a dose today makes three", limit: null },
  { noted: [], because: "nothing is recorded", limit: null },
])("$because", ({ noted, limit }) => {
  expect(daysLimit(noted, printed, today)).toEqual(limit && { ...limit, isTodayNoted: true });
});

test("the dose that is about to be recorded counts, and is said to", () => {
  expect(daysLimit(ago(1, 2, 3), printed, today)).toEqual({
    day: 4,
    isTodayNoted: false,
    fever: 3,
    pain: null,
  });
});

test("a leaflet without days has no limit, and one without a limit for fever says that for pain", () => {
  expect(daysLimit(ago(0, 1, 2, 3, 4, 5), null, today)).toBeNull();
  expect(daysLimit(ago(0, 1, 2, 3, 4, 5), { fever: null, pain: 5 }, today)).toMatchObject({
    fever: null,
    pain: 5,
  });
});
