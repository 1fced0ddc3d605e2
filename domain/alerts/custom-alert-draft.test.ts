import { expect, test } from "vitest";
import { wallTime } from "../calendar/wall-time.ts";
import { type CustomAlertDraft, checkCustomAlert, newCustomAlert } from "./custom-alert-draft.ts";

const NOW = wallTime("2026-03-31T09:20");
const fresh = newCustomAlert(NOW);
const check = (draft: CustomAlertDraft) => checkCustomAlert(draft, NOW);

test("a new form says the next full hour, medium, and waits for a title", () => {
  expect(fresh).toEqual({
    title: "",
    message: "",
    day: "2026-03-31",
    time: "10:00",
    priority: "medium",
    repeats: "once",
    endsOn: "",
  });
  expect(check(fresh)).toEqual({ ok: false, wrong: { title: "required" } });
});

test.each([
  { now: "2026-03-31T10:00", day: "2026-03-31", time: "11:00" },
  { now: "2026-03-31T10:59", day: "2026-03-31", time: "11:00" },
  { now: "2026-03-31T22:10", day: "2026-03-31", time: "23:00" },
  { now: "2026-03-31T23:10", day: "2026-04-01", time: "00:00" },
])("at $now a new form says $day at $time", ({ now, ...proposed }) => {
  expect(newCustomAlert(wallTime(now))).toMatchObject(proposed);
});

test.each([
  { typed: { time: "09:20" }, wrong: {}, because: "it is now" },
  { typed: { time: "09:19" }, wrong: { time: "past" }, because: "that hour is over today" },
  { typed: { day: "2026-03-30", time: "23:59" }, wrong: { day: "past" }, because: "of the day" },
  { typed: { day: "2026-04-01", time: "00:00" }, wrong: {}, because: "it comes tonight" },
  { typed: { repeats: "daily", time: "08:00" }, wrong: {}, because: "it rings tomorrow" },
  { typed: { repeats: "daily", day: "2026-03-01" }, wrong: {}, because: "it has no last day" },
  {
    typed: { repeats: "daily", day: "2026-03-01", endsOn: "2026-03-30" },
    wrong: { endsOn: "past" },
    because: "its last day is over",
  },
  {
    typed: { repeats: "daily", time: "08:00", endsOn: "2026-03-31" },
    wrong: { time: "past" },
    because: "it would not ring any more",
  },
])("at 09:20 $typed is wrong with $wrong: $because", ({ typed, wrong }) => {
  const checked = check({ ...fresh, title: "Ordonnance", ...typed });
  expect(checked.ok ? {} : checked.wrong).toEqual(wrong);
});

test("a good draft is trimmed, and an empty message is none", () => {
  expect(check({ ...fresh, title: " Ordonnance ", message: " " })).toEqual({
    ok: true,
    value: {
      title: "Ordonnance",
      message: null,
      day: "2026-03-31",
      time: "10:00",
      priority: "medium",
      repeats: "once",
      endsOn: null,
    },
  });
});

test.each([
  { typed: { title: "  " }, wrong: { title: "required" } },
  { typed: { title: "x".repeat(201) }, wrong: { title: "too-long" } },
  { typed: { message: "x".repeat(1001) }, wrong: { message: "too-long" } },
  { typed: { day: "" }, wrong: { day: "required" } },
  { typed: { day: "2026-02-30" }, wrong: { day: "not-a-day" } },
  { typed: { time: "" }, wrong: { time: "required" } },
  { typed: { time: "24:00" }, wrong: { time: "not-a-time" } },
  { typed: { repeats: "yearly" }, wrong: { repeats: "not-a-repeat" } },
  { typed: { repeats: "daily", endsOn: "soon" }, wrong: { endsOn: "not-a-day" } },
  { typed: { repeats: "daily", endsOn: "2026-03-30" }, wrong: { endsOn: "before-start" } },
  { typed: { priority: "urgent" }, wrong: { priority: "not-a-priority" } },
  { typed: { title: "", time: "" }, wrong: { title: "required", time: "required" } },
])("$typed is refused: $wrong", ({ typed, wrong }) => {
  expect(check({ ...fresh, title: "Ordonnance", ...typed })).toEqual({
    ok: false,
    wrong,
  });
});

test("an alert that repeats may end on its first day; one that rings once has no last", () => {
  const typed = { ...fresh, title: "Tension", repeats: "weekly", endsOn: "2026-03-31" };
  const weekly = check(typed);
  expect(weekly.ok && weekly.value).toMatchObject({ repeats: "weekly", endsOn: "2026-03-31" });
  const once = check({ ...typed, repeats: "once", endsOn: "2020-01-01" });
  expect(once.ok && once.value).toMatchObject({ repeats: "once", endsOn: null });
});
