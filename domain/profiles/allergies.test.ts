import { expect, test } from "vitest";
import { addAllergy, areSameAllergies, mergeAllergies } from "./allergies.ts";

test("an allergy is added at the end, trimmed", () => {
  expect(addAllergy(["Iode"], "  fruits  à coque ")).toEqual({
    ok: true,
    value: ["Iode", "fruits à coque"],
  });
});

test.each([
  { typed: "", wrong: "required", because: "nothing was typed" },
  { typed: "   ", wrong: "required", because: "spaces are nothing" },
  { typed: "Pénicilline", wrong: "twice", because: "it is there" },
  { typed: " penicilline ", wrong: "twice", because: "case and accents make no other" },
  { typed: "é".repeat(101), wrong: "too-long", because: "100 fit" },
])("'$typed' is refused: $because", ({ typed, wrong }) => {
  expect(addAllergy(["Pénicilline"], typed)).toEqual({ ok: false, wrong });
});

test("what either of two people added is kept, what either removed is gone", () => {
  expect(
    mergeAllergies(["Iode", "Latex", "Miel"], ["Iode", "Latex", "Aspirine"], ["Latex", "Œuf"]),
  ).toEqual(["Latex", "Aspirine", "Œuf"]);
});

test("what both added stands there once, as the first one wrote it", () => {
  expect(mergeAllergies([], ["Pénicilline"], ["penicilline"])).toEqual(["Pénicilline"]);
});

test("the order makes no other list", () => {
  expect(areSameAllergies(["Iode", "Latex"], ["latex", "iode"])).toBe(true);
  expect(areSameAllergies(["Iode"], ["Iode", "Latex"])).toBe(false);
  expect(areSameAllergies([], [])).toBe(true);
});
