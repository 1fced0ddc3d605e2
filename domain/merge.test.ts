import fc from "fast-check";
import { expect, test } from "vitest";
import { mergeForms } from "./merge.ts";

const FIELDS = ["name", "stock", "notes"] as const;
const base = { name: "Spasfon", stock: "10", notes: "" };

test("what only the other one changed is taken over", () => {
  const versions = { base, saved: { ...base, stock: "9" }, mine: { ...base, notes: "armoire" } };
  expect(mergeForms(FIELDS, versions)).toEqual({
    form: { name: "Spasfon", stock: "9", notes: "armoire" },
    changedElsewhere: ["stock"],
    conflicts: [],
  });
});

test("what both changed differently stays as typed, and is named", () => {
  const versions = { base, saved: { ...base, stock: "9" }, mine: { ...base, stock: "30" } };
  expect(mergeForms(FIELDS, versions)).toEqual({
    form: { ...base, stock: "30" },
    changedElsewhere: [],
    conflicts: ["stock"],
  });
});

test("what both changed alike needs no word", () => {
  const same = { ...base, stock: "9" };
  expect(mergeForms(FIELDS, { base, saved: same, mine: same })).toEqual({
    form: same,
    changedElsewhere: [],
    conflicts: [],
  });
});

test("the form says what the same is: a weight is one in kilograms and in pounds", () => {
  const weighed = { weight: "70 kg" };
  const versions = { base: weighed, saved: { weight: "154.3 lbs" }, mine: weighed };
  const isSame = () => true;
  expect(mergeForms(["weight"], versions, isSame)).toMatchObject({
    form: weighed,
    changedElsewhere: [],
  });
});

test("no letter is lost: each field holds what was typed, or what was saved where nothing was", () => {
  const word = fc.constantFrom("", "a", "b", "c");
  const form = fc.record({ name: word, stock: word, notes: word });
  fc.assert(
    fc.property(form, form, form, (base, saved, mine) => {
      const merged = mergeForms(FIELDS, { base, saved, mine });
      for (const field of FIELDS) {
        const isTyped = mine[field] !== base[field];
        expect(merged.form[field]).toBe(isTyped ? mine[field] : saved[field]);
        const isDecided = mine[field] === saved[field] || saved[field] === base[field];
        expect(merged.conflicts.includes(field)).toBe(isTyped && !isDecided);
      }
    }),
  );
});
