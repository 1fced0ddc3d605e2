import type { MedicationForm } from "./form.ts";

/** What two people can have changed at once, in the order of the form. */
export const MERGED_FIELDS = [
  "name",
  "dosage",
  "form",
  "currentQuantity",
  "totalQuantity",
  "expiresOn",
  "openedOn",
  "posology",
  "notes",
] as const satisfies readonly (keyof MedicationForm)[];

export type MergedField = (typeof MERGED_FIELDS)[number];

export interface Merge {
  /** What the form shows now: nothing that was typed is lost, nothing that was saved is overwritten unseen. */
  readonly form: MedicationForm;
  /** Changed by somebody else and not here: the form now holds their value. */
  readonly taken: readonly MergedField[];
  /** Changed by both, differently: the form still holds what was typed. */
  readonly contested: readonly MergedField[];
}

/** @param base what both started from @param saved what the other saved @param mine what was typed here */
export function mergeForms(
  base: MedicationForm,
  saved: MedicationForm,
  mine: MedicationForm,
): Merge {
  const changed = MERGED_FIELDS.filter((field) => saved[field] !== base[field]);
  const taken = changed.filter((field) => mine[field] === base[field]);
  const contested = changed.filter(
    (field) => mine[field] !== base[field] && mine[field] !== saved[field],
  );
  const form = { ...mine };
  for (const field of taken) form[field] = saved[field];
  if (mine.referenceId === base.referenceId) form.referenceId = saved.referenceId;
  if (times(mine) === times(base)) {
    form.wantsReminders = saved.wantsReminders;
    form.reminders = saved.reminders;
  }
  return { form, taken, contested };
}

function times({ wantsReminders, reminders }: MedicationForm): string {
  return wantsReminders ? reminders.map(({ time }) => time).join() : "";
}
