import { expect, test } from "vitest";
import { instant } from "../calendar/instant.ts";
import type { Substance } from "../medicines/molecules/molecule.ts";
import type { Refused } from "../symptoms/guidance.ts";
import { hasNewDoubt } from "./dose-doubts.ts";
import type { DoseDoubt } from "./dose-warnings.ts";

const reason: Refused = { reason: "pregnancy", rule: null, allergy: null };
const other: Refused = { ...reason, reason: "allergy" };
const refused = (...reasons: Refused[]): DoseDoubt => ({ kind: "refused", reasons });
const early = (isRepeated: boolean, substance: Substance = "paracetamol"): DoseDoubt => ({
  kind: "before-interval",
  substance,
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
  { because: "nothing was asked", doubts: [refused(reason)], before: [], isNew: true },
  {
    because: "the same reasons",
    doubts: [refused(reason)],
    before: [refused(reason)],
    isNew: false,
  },
  {
    because: "one reason more",
    doubts: [refused(reason, other)],
    before: [refused(reason)],
    isNew: true,
  },
  { because: "another kind", doubts: [early(false)], before: [refused(reason)], isNew: true },
  { because: "another reason", doubts: [refused(other)], before: [refused(reason)], isNew: true },
  {
    because: "a reason less",
    doubts: [refused(reason)],
    before: [refused(reason, other)],
    isNew: false,
  },
  {
    because: "another substance of the box",
    doubts: [early(false, "ibuprofen")],
    before: [early(false)],
    isNew: true,
  },
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
