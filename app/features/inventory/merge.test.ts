import { expect, test } from "vitest";
import { EMPTY_FORM, type MedicationForm } from "./form.ts";
import { mergeForms } from "./merge.ts";

const BASE: MedicationForm = { ...EMPTY_FORM, name: "Spasfon", currentQuantity: "10", notes: "" };

test("what only the other one changed is taken over", () => {
  const merge = mergeForms(BASE, { ...BASE, currentQuantity: "9" }, { ...BASE, notes: "armoire" });
  expect(merge).toMatchObject({
    form: { currentQuantity: "9", notes: "armoire" },
    taken: ["currentQuantity"],
    contested: [],
  });
});

test("what both changed differently stays as typed, and is named", () => {
  const merge = mergeForms(
    BASE,
    { ...BASE, currentQuantity: "9" },
    { ...BASE, currentQuantity: "30" },
  );
  expect(merge).toMatchObject({
    form: { currentQuantity: "30" },
    taken: [],
    contested: ["currentQuantity"],
  });
});

test("what both changed alike needs no word", () => {
  const same = { ...BASE, currentQuantity: "9" };
  expect(mergeForms(BASE, same, same)).toMatchObject({ taken: [], contested: [] });
});

test("reminders follow the other one until they are changed here", () => {
  const theirs = { ...BASE, wantsReminders: true, reminders: [{ time: "07:00" }] };
  expect(mergeForms(BASE, theirs, BASE).form.reminders).toEqual([{ time: "07:00" }]);
  const mine = { ...BASE, wantsReminders: true, reminders: [{ time: "21:00" }] };
  expect(mergeForms(BASE, theirs, mine).form.reminders).toEqual([{ time: "21:00" }]);
});
