import { type MergeResult, mergeForms } from "#domain/merge.ts";
import type { MedicationForm } from "../form.ts";

/** What two people can have changed at once, in the order of the form. */
const MERGED_FIELDS = [
  "name",
  "dosage",
  "form",
  "currentQuantity",
  "totalQuantity",
  "expiresOn",
  "openedOn",
  "inUseDays",
  "location",
  "officialNumber",
  "lot",
  "posology",
  "notes",
  "isCommon",
  "schedule",
] as const satisfies readonly (keyof MedicationForm)[];

export type MergedField = (typeof MERGED_FIELDS)[number];

/** @param base what both started from @param saved what the other saved @param mine what was typed here */
export function mergeMedicationForms(
  base: MedicationForm,
  saved: MedicationForm,
  mine: MedicationForm,
): MergeResult<MedicationForm, MergedField> {
  const merge = mergeForms(
    MERGED_FIELDS,
    { base: comparable(base), saved: comparable(saved), mine: comparable(mine) },
    (a, b) => JSON.stringify(a) === JSON.stringify(b),
  );
  const { form } = merge;
  if (mine.referenceId === base.referenceId) form.referenceId = saved.referenceId;
  const { wantsReminders, schedule } = merge.changedElsewhere.includes("schedule") ? saved : mine;
  return { ...merge, form: { ...form, wantsReminders, schedule } };
}

/** Hours that nobody is reminded of are none. */
function comparable(form: MedicationForm): MedicationForm {
  return form.wantsReminders ? form : { ...form, schedule: { ...form.schedule, doses: [] } };
}
