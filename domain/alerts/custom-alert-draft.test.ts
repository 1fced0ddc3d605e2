import { expect, test } from "vitest";
import { day } from "../calendar/day.ts";
import { checkCustomAlert, newCustomAlert } from "./custom-alert-draft.ts";

const fresh = newCustomAlert(day("2026-03-31"));

test("a new form says today at 10:00, medium, and waits for a title", () => {
  expect(fresh).toEqual({
    title: "",
    message: "",
    day: "2026-03-31",
    time: "10:00",
    priority: "medium",
    repeats: "once",
    endsOn: "",
  });
  expect(checkCustomAlert(fresh)).toEqual({ ok: false, wrong: { title: "required" } });
});

test("a good draft is trimmed, and an empty message is none", () => {
  expect(checkCustomAlert({ ...fresh, title: " Ordonnance ", message: " " })).toEqual({
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
  expect(checkCustomAlert({ ...fresh, title: "Ordonnance", ...typed })).toEqual({
    ok: false,
    wrong,
  });
});

test("an alert that repeats may end on its first day; one that rings once has no last", () => {
  const typed = { ...fresh, title: "Tension", repeats: "weekly", endsOn: "2026-03-31" };
  const weekly = checkCustomAlert(typed);
  expect(weekly.ok && weekly.value).toMatchObject({ repeats: "weekly", endsOn: "2026-03-31" });
  const once = checkCustomAlert({ ...typed, repeats: "once", endsOn: "2020-01-01" });
  expect(once.ok && once.value).toMatchObject({ repeats: "once", endsOn: null });
});
