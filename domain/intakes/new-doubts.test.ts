import { expect, test } from "vitest";
import { instant } from "../calendar/instant.ts";
import type { Refused } from "../symptoms/guidance.ts";
import { hasNewDoubt } from "./dose-doubts.ts";
import type { DoseDoubt } from "./dose-warnings.ts";

const reason: Refused = { reason: "pregnancy", rule: null, allergy: null };
const refused = (count: number): DoseDoubt => ({
  kind: "refused",
  reasons: Array.from({ length: count }, () => reason),
});
const early = (isRepeated: boolean): DoseDoubt => ({
  kind: "before-interval",
  substance: "paracetamol",
  hours: 6,
  other: instant("2026-11-22T12:00:00Z"),
  isOfOthers: false,
  isRepeated,
});

test.each<{
  because: string;
  doubts: readonly DoseDoubt[];
  before: readonly DoseDoubt[];
  isNew: boolean;
}>([
  { because: "nothing was asked", doubts: [refused(1)], before: [], isNew: true },
  { because: "the same reasons", doubts: [refused(1)], before: [refused(1)], isNew: false },
  { because: "one reason more", doubts: [refused(2)], before: [refused(1)], isNew: true },
  { because: "another kind", doubts: [early(false)], before: [refused(1)], isNew: true },
  {
    because: "a dose logged meanwhile",
    doubts: [early(true)],
    before: [early(false)],
    isNew: true,
  },
  { because: "the same early dose", doubts: [early(true)], before: [early(true)], isNew: false },
])("whether there is more to ask: $because", ({ doubts, before, isNew }) => {
  expect(hasNewDoubt(doubts, before)).toBe(isNew);
});
