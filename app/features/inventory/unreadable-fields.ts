import type { TFunction } from "i18next";
import { formatList } from "#app/locale/format.ts";
import type { Language } from "#domain/locale/locales.ts";
import type { StoredMedication } from "./stored-medication.ts";

/** Those that a form asks for; nobody writes the others. */
const LABELS = {
  name: "inventory.fields.name",
  dosage: "inventory.fields.dosage",
  form: "inventory.fields.form",
  currentQuantity: "inventory.fields.currentQuantity",
  totalQuantity: "inventory.fields.totalQuantity",
  expiresOn: "inventory.fields.expiresOn",
  openedOn: "inventory.fields.openedOn",
  inUseDays: "inventory.fields.inUseDays",
  schedule: "inventory.fields.reminders",
} as const satisfies Partial<Record<keyof StoredMedication, string>>;

/** In a sentence: `Date de péremption et Quantité totale`. */
export function unreadableFields(
  unreadable: readonly (keyof StoredMedication)[],
  t: TFunction,
  language: Language,
): string {
  const labels = Object.entries(LABELS)
    .filter(([field]) => unreadable.some((each) => each === field))
    .map(([, label]) => t(label));
  return formatList(labels, language);
}
