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
] as const satisfies readonly (keyof MedicationForm)[];

export type MergedField = (typeof MERGED_FIELDS)[number];

/** @param base what both started from @param saved what the other saved @param mine what was typed here */
export function mergeMedicationForms(
  base: MedicationForm,
  saved: MedicationForm,
  mine: MedicationForm,
): MergeResult<MedicationForm, MergedField> {
  const merge = mergeForms(MERGED_FIELDS, { base, saved, mine });
  const { form } = merge;
  if (mine.isCommon === base.isCommon) form.isCommon = saved.isCommon;
  if (mine.referenceId === base.referenceId) form.referenceId = saved.referenceId;
  if (scheduleOf(mine) === scheduleOf(base)) {
    form.wantsReminders = saved.wantsReminders;
    form.schedule = saved.schedule;
  }
  return merge;
}

function scheduleOf({ wantsReminders, schedule }: MedicationForm): string {
  return wantsReminders ? JSON.stringify(schedule) : "";
}
