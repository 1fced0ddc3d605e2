import { formatShortDay } from "#app/locale/format.ts";
import type { Language } from "#domain/locale/locales.ts";
import { writeNumber } from "#domain/number.ts";
import { EMPTY_FORM, fillFrom, type MedicationForm } from "../form.ts";
import type { KnownProduct, ScannedBox } from "../medication-reference.ts";

/** What the code on a box fills in; the rest is asked as ever. */
export function formOfScan(
  { reference, known, expiresOn, lot }: ScannedBox,
  language: Language,
): MedicationForm {
  return {
    ...EMPTY_FORM,
    ...(reference && fillFrom(reference, EMPTY_FORM, language)),
    ...(known && formOfKnown(known, language)),
    expiresOn: expiresOn === null ? "" : formatShortDay(expiresOn, language),
    lot: lot ?? "",
  };
}

function formOfKnown(
  { name, dosage, form, totalQuantity }: KnownProduct,
  language: Language,
): Partial<MedicationForm> {
  const quantity = writeNumber(totalQuantity, language);
  return { name, dosage, form, totalQuantity: quantity, currentQuantity: quantity };
}
