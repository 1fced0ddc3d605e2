import { formatMoment } from "#app/locale/format.ts";
import { useQuantityWords } from "#app/locale/quantity-words.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import type { HelperDose } from "#domain/helper-pages/helper-content.ts";

/** A dose in one line: when, how much of what, recorded by whom. */
export function useHelperDoseWords(): (dose: HelperDose) => string {
  const t = useText();
  const language = useLanguage();
  const quantityWords = useQuantityWords();
  return (dose) =>
    t(dose.isOfPage ? "helper.record.byLink" : "helper.record.byFamily", {
      moment: formatMoment(dose.takenAt, language),
      quantity: quantityWords(dose.form, dose.quantity),
      name: dose.name,
    });
}
