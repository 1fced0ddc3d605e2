import { expect, test } from "vitest";
import { EMPTY_FORM, type MedicationForm } from "../form.ts";
import { mergeMedicationForms } from "./merge-medication-forms.ts";

const at = (time: string) => ({ ...EMPTY_FORM.schedule, doses: [{ time, quantity: "1" }] });

const BASE: MedicationForm = { ...EMPTY_FORM, name: "Spasfon", currentQuantity: "10", notes: "" };

test("each field of a box is merged", () => {
  const merge = mergeMedicationForms(
    BASE,
    { ...BASE, currentQuantity: "9" },
    { ...BASE, currentQuantity: "30", notes: "armoire" },
  );
  expect(merge).toMatchObject({
    form: { currentQuantity: "30", notes: "armoire" },
    changedElsewhere: [],
    conflicts: ["currentQuantity"],
  });
});

test("reminders follow the other one until they are changed here", () => {
  const theirs = { ...BASE, wantsReminders: true, schedule: at("07:00") };
  expect(mergeMedicationForms(BASE, theirs, BASE).form.schedule).toEqual(at("07:00"));
  const mine = { ...BASE, wantsReminders: true, schedule: at("21:00") };
  expect(mergeMedicationForms(BASE, theirs, mine).form.schedule).toEqual(at("21:00"));
});
