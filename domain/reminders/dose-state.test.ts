import { expect, test } from "vitest";
import { actionsFor, DOSE_STATES, isDoseState } from "./dose-state.ts";

test.each([
  { state: "taken", actions: [], because: "its intake is deleted where intakes are" },
  { state: "skipped", actions: ["take"], because: "taken after all is a fact" },
  { state: "missed", actions: ["take"], because: "it may have been taken without a word" },
  { state: "due", actions: ["take", "skip", "later"], because: "it is being asked for" },
  { state: "planned", actions: ["take", "skip", "later"], because: "an early dose is a dose" },
] as const)("a $state dose can be answered with $actions: $because", ({ state, actions }) => {
  expect(actionsFor(state)).toEqual(actions);
});

test("a word is a state only when it is one of the five", () => {
  expect(DOSE_STATES.every(isDoseState)).toBe(true);
  expect(isDoseState("refused")).toBe(false);
});
