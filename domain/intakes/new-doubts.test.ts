import { expect, test } from "vitest";
import { instant } from "../calendar/instant.ts";
import type { Substance } from "../medicines/molecules/molecule.ts";
import type { Refused } from "../symptoms/guidance.ts";
import { hasNewDoubt } from "./dose-doubts.ts";
import type { DoseDoubt } from "./dose-warnings.ts";
import type { RecentDose } from "./recent-doses.ts";

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

const recorded = (id: string): RecentDose => ({
  id,
  medicationId: "box",
  name: "Doliprane",
  dosage: "1000 mg",
  form: "Comprimé",
  quantity: 1,
  takenAt: instant("2026-11-22T12:00:00Z"),
  by: null,
  activeMolecule: null,
});
const perhaps = (id: string): DoseDoubt => ({ kind: "duplicate", dose: recorded(id) });
const nsaid = (id: string): DoseDoubt => ({
  kind: "other-nsaid",
  substance: "ibuprofen",
  dose: recorded(id),
});
const count = (doses: number): DoseDoubt => ({ kind: "above-daily-doses", count: doses, most: 4 });
const total = (milligrams: number): DoseDoubt => ({
  kind: "above-daily-milligrams",
  milligrams,
  isAtLeast: false,
  most: { kind: "printed", milligrams: 3000 },
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
  {
    because: "another dose that may be this one",
    doubts: [perhaps("b")],
    before: [perhaps("a")],
    isNew: true,
  },
  {
    because: "the same dose that may be this one",
    doubts: [perhaps("a")],
    before: [perhaps("a")],
    isNew: false,
  },
  { because: "another NSAID dose", doubts: [nsaid("b")], before: [nsaid("a")], isNew: true },
  { because: "the same NSAID dose", doubts: [nsaid("a")], before: [nsaid("a")], isNew: false },
  { because: "a dose more in the day", doubts: [count(6)], before: [count(5)], isNew: true },
  { because: "a dose less in the day", doubts: [count(5)], before: [count(6)], isNew: false },
  {
    because: "more milligrams in the day",
    doubts: [total(5000)],
    before: [total(4000)],
    isNew: true,
  },
  { because: "as many milligrams", doubts: [total(4000)], before: [total(4000)], isNew: false },
  { because: "the same early dose", doubts: [early(true)], before: [early(true)], isNew: false },
])("whether there is more to ask: $because", ({ doubts, before, isNew }) => {
  expect(hasNewDoubt(doubts, before)).toBe(isNew);
});
