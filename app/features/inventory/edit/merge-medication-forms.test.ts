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

const remindedAt = (time: string) => ({ ...BASE, wantsReminders: true, schedule: at(time) });

test("reminders that are changed elsewhere alone are taken over, and said", () => {
  const merge = mergeMedicationForms(BASE, remindedAt("07:00"), { ...BASE, notes: "armoire" });
  expect(merge).toMatchObject({
    form: { ...remindedAt("07:00"), notes: "armoire" },
    changedElsewhere: ["schedule"],
    conflicts: [],
  });
});

test("reminders that are changed here alone stay as they are typed", () => {
  const merge = mergeMedicationForms(BASE, { ...BASE, lot: "X1" }, remindedAt("21:00"));
  expect(merge).toMatchObject({
    form: { ...remindedAt("21:00"), lot: "X1" },
    changedElsewhere: ["lot"],
    conflicts: [],
  });
});

test("reminders that both changed are a conflict, and what is typed stays", () => {
  const merge = mergeMedicationForms(BASE, remindedAt("07:00"), remindedAt("21:00"));
  expect(merge).toMatchObject({ form: remindedAt("21:00"), conflicts: ["schedule"] });
});

test("a course that was stopped elsewhere conflicts with hours that are changed here", () => {
  const base = remindedAt("08:00");
  const stopped = {
    ...base,
    schedule: { ...base.schedule, isPaused: true, pausedAt: "2026-11-02T08:00:00Z" },
  };
  expect(mergeMedicationForms(base, stopped, remindedAt("09:00")).conflicts).toEqual(["schedule"]);
  expect(mergeMedicationForms(base, stopped, base).form.schedule).toEqual(stopped.schedule);
});

test("hours of a schedule that nobody wants are not a change", () => {
  const mine = { ...BASE, schedule: at("21:00") };
  expect(mergeMedicationForms(BASE, BASE, mine)).toMatchObject({
    form: mine,
    changedElsewhere: [],
    conflicts: [],
  });
});

test("the home and the reference follow the other one until they are changed here", () => {
  const theirs = { ...BASE, isCommon: true, referenceId: "r" };
  expect(mergeMedicationForms(BASE, theirs, BASE)).toMatchObject({
    form: theirs,
    changedElsewhere: ["isCommon"],
  });
});
