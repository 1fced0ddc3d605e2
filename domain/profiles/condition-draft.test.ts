import { expect, test } from "vitest";
import { day } from "../calendar/day.ts";
import { checkConditions, NEW_CONDITION, toConditionDrafts } from "./condition-draft.ts";
import type { StoredCondition } from "./conditions.ts";

const TODAY = day("2026-11-23");
const stored = (change: Partial<StoredCondition>): StoredCondition => ({
  condition: "kidney",
  isUnknown: false,
  since: null,
  until: null,
  lastPeriodOn: null,
  dueOn: null,
  ...change,
});

test("what a form merely shows changes nothing", () => {
  const all = [
    stored({ since: day("2020-01-01") }),
    stored({ condition: "pregnancy", dueOn: day("2027-03-01") }),
  ];
  expect(checkConditions(toConditionDrafts(all), all, TODAY)).toEqual({
    ok: true,
    value: { written: [], removed: [] },
  });
});

test("what is ticked is written, what is not any longer is removed, the rest stays", () => {
  const all = [stored({}), stored({ condition: "liver" })];
  const { liver: _gone, ...drafts } = toConditionDrafts(all);
  const ends = { ...NEW_CONDITION, until: "2026-12-03" };
  expect(checkConditions({ ...drafts, chickenpox_now: ends }, all, TODAY)).toEqual({
    ok: true,
    value: {
      written: [stored({ condition: "chickenpox_now", until: day("2026-12-03") })],
      removed: ["liver"],
    },
  });
});

test("a pregnancy that nobody is sure of has no date, and one with two has the last period", () => {
  const both = { ...NEW_CONDITION, lastPeriodOn: "2026-08-01", dueOn: "2027-05-08" };
  const written = (isUnknown: boolean) => {
    const checked = checkConditions({ pregnancy: { ...both, isUnknown } }, [], TODAY);
    return checked.ok && checked.value.written;
  };
  expect(written(true)).toEqual([stored({ condition: "pregnancy", isUnknown: true })]);
  expect(written(false)).toEqual([
    stored({ condition: "pregnancy", lastPeriodOn: day("2026-08-01") }),
  ]);
});

test.each([
  { draft: { lastPeriodOn: "2026-11-24" }, wrong: { lastPeriodOn: "in-the-future" } },
  { draft: { lastPeriodOn: "2026-01-12" }, wrong: { lastPeriodOn: "too-far" } },
  { draft: { lastPeriodOn: "2026-02-30" }, wrong: { lastPeriodOn: "not-a-day" } },
  { draft: { dueOn: "2027-09-28" }, wrong: { dueOn: "too-far" } },
  { draft: { dueOn: "soon" }, wrong: { dueOn: "not-a-day" } },
  { draft: { until: "x" }, wrong: { until: "not-a-day" } },
])("a pregnancy with $draft is wrong in $wrong", ({ draft, wrong }) => {
  const drafts = { pregnancy: { ...NEW_CONDITION, ...draft } };
  expect(checkConditions(drafts, [], TODAY)).toEqual({ ok: false, wrong: { pregnancy: wrong } });
});

test("a due date 44 weeks away is still one, and an end before the beginning forgets the beginning", () => {
  const due = { pregnancy: { ...NEW_CONDITION, dueOn: "2027-09-27" } };
  expect(checkConditions(due, [], TODAY).ok).toBe(true);
  const before = [stored({ condition: "chickenpox_now", since: day("2026-11-20") })];
  const ended = { chickenpox_now: { ...NEW_CONDITION, until: "2026-11-10" } };
  expect(checkConditions(ended, before, TODAY)).toMatchObject({
    value: { written: [{ since: null, until: "2026-11-10" }] },
  });
});
