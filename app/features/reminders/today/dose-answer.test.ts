import { expect, test } from "vitest";
import type { ActionProblem } from "#app/client/offline/actions.ts";
import type { PlannedDose } from "../dose.ts";
import { isMissing, isRecordable, type UnsavedAnswer } from "./dose-answer.ts";

const unsaved = (
  kind: "take" | "skip",
  reason: "conflict" | "not-found" | "offline" | "recorded-before",
) =>
  ({
    answer: { kind },
    dose: { intakeId: "own" },
    problem: { reason } as ActionProblem,
  }) as UnsavedAnswer;

const dose = (state: PlannedDose["state"], intakeId = "another") =>
  ({ state, taken: state === "taken" ? { intakeId } : null }) as PlannedDose;

test.each([
  { kind: "take", reason: "offline", state: "taken", isShown: false },
  { kind: "take", reason: "offline", state: "due", isShown: true },
  // On a lock screen, seconds after somebody else: it may be a second dose, and nothing has recorded it.
  { kind: "take", reason: "conflict", state: "taken", isShown: true },
  { kind: "take", reason: "recorded-before", state: "taken", isShown: true },
  { kind: "take", reason: "recorded-before", state: "due", isShown: true },
  { kind: "skip", reason: "conflict", state: "taken", isShown: false },
] as const)("«$kind» refused as $reason beside a dose that is $state: $isShown", (given) => {
  const { kind, reason, state, isShown } = given;
  expect(isMissing(unsaved(kind, reason), dose(state))).toBe(isShown);
});

test("a dose that its own intake answered lacks nothing, whatever was refused beside it", () => {
  expect(isMissing(unsaved("take", "conflict"), dose("taken", "own"))).toBe(false);
});

test("what was taken can be recorded although its planned dose is gone or answered", () => {
  expect(isRecordable(unsaved("take", "not-found"))).toBe(true);
  expect(isRecordable(unsaved("take", "conflict"))).toBe(true);
  expect(isRecordable(unsaved("take", "recorded-before"))).toBe(true);
  expect(isRecordable(unsaved("take", "offline"))).toBe(false);
  expect(isRecordable(unsaved("skip", "conflict"))).toBe(false);
});
