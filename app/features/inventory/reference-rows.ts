import { isForm } from "#domain/inventory/form.ts";
import type { Language } from "#domain/locale/locales.ts";
import { languageOfSource } from "#domain/medicines/imports/source.ts";
import { orNull } from "#domain/stored-row.ts";
import { storedDay } from "#domain/stored-values.ts";
import type { MedicationReference } from "./medication-reference.ts";

/** No box at home holds more, and no reference proposes more. */
const PACK_QUANTITY_MAX = 10_000;

/** What the form of a box takes: grams and millilitres are rounded down. */
export function wholeQuantity(quantity: number | null): number | null {
  const whole = Math.floor(quantity ?? 0);
  return whole >= 1 && whole <= PACK_QUANTITY_MAX ? whole : null;
}

/** The column holds a text; the specification reads it as "containing Oui or not". */
export const needsPrescription = (text: string) => text.includes("Oui");

interface ReferenceRow {
  id: string;
  name: string;
  name_es: string | null;
  dosage: string;
  form: string;
  prescription_required: string;
  active_molecule: string;
  side_effects: string | null;
  side_effects_es: string | null;
  default_posology: string | null;
  default_posology_es: string | null;
  default_quantity: number | null;
  source: string;
  source_date: string;
  withdrawn_at: string | null;
}

export function toReference(row: ReferenceRow, language: Language): MedicationReference {
  const isSpanish = language === "es";
  // The columns without a language are in the language of their list.
  const listed = languageOfSource(row.source);
  return {
    id: row.id,
    name: (isSpanish && row.name_es) || row.name,
    dosage: row.dosage,
    form: isForm(row.form) ? row.form : null,
    formInSource: row.form,
    defaultQuantity: row.default_quantity,
    defaultPosology: (isSpanish && row.default_posology_es) || row.default_posology,
    sideEffects: (isSpanish && row.side_effects_es) || row.side_effects,
    molecule: row.active_molecule,
    languages: {
      posology: isSpanish && row.default_posology_es ? "es" : listed,
      sideEffects: isSpanish && row.side_effects_es ? "es" : listed,
      molecule: listed,
    },
    needsPrescription: needsPrescription(row.prescription_required),
    source: row.source,
    sourceDate: orNull(() => storedDay(row.source_date)),
    isWithdrawn: row.withdrawn_at !== null,
  };
}
