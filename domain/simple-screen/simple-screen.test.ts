import { expect, test } from "vitest";
import { instant } from "../calendar/instant.ts";
import type { DoseState } from "../reminders/dose-state.ts";
import { simpleAct } from "./simple-act.ts";
import { checkSimple, readSimpleSetting } from "./simple-setting.ts";

const draft = { profileId: "monique", carerName: " Claire ", carerPhone: "06 12 34 56 78" };

test("a person, and somebody to call", () => {
  expect(checkSimple(draft)).toEqual({ ok: true, value: { ...draft, carerName: "Claire" } });
});

test.each([
  [{ profileId: "" }, { profileId: "required" }],
  [{ carerName: "  " }, { carerName: "required" }],
  [{ carerName: "C".repeat(61) }, { carerName: "too-long" }],
  [{ carerPhone: "" }, { carerPhone: "required" }],
  [{ carerPhone: "Claire" }, { carerPhone: "not-a-phone" }],
  [{ carerPhone: "1".repeat(51) }, { carerPhone: "too-long" }],
])("%o is %o", (change, wrong) => {
  expect(checkSimple({ ...draft, ...change })).toEqual({ ok: false, wrong });
});

test("what a device stored is read, and anything else is no setting", () => {
  const stored = { owner: "claire", ...draft, carerName: "Claire" };
  expect(readSimpleSetting(JSON.stringify(stored))).toEqual(stored);
  for (const other of [
    null,
    "",
    "{",
    "null",
    "7",
    "{}",
    JSON.stringify(draft),
    JSON.stringify({ ...stored, carerPhone: "javascript:alert(1)" }),
  ]) {
    expect(readSimpleSetting(other)).toBeNull();
  }
});

const NOW = instant("2026-11-25T08:00:00Z");

test.each([
  ["planned", "09:00", "take"],
  ["planned", "09:01", "wait"],
  ["planned", "08:00", "take"],
  ["due", "07:30", "take"],
  ["due", "05:00", "ask"],
  ["missed", "05:00", "ask"],
  ["taken", "08:00", "none"],
  ["skipped", "08:00", "none"],
] as const)("%s at %s: %s", (state: DoseState, time, act) => {
  const plannedAt = instant(`2026-11-25T${time}:00Z`);
  const expiresAt = instant(time < "06:00" ? "2026-11-25T07:00:00Z" : "2026-11-25T12:00:00Z");
  const dose = {
    id: "a",
    medicationName: "Ramipril",
    plannedAt,
    expiresAt,
    state,
    snoozedUntil: null,
  };
  expect(simpleAct(dose, NOW)).toBe(act);
});
