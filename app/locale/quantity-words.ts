import { type Form, formWord } from "#domain/inventory/form.ts";
import { formatNumber } from "./format.ts";
import { useLanguage, useText } from "./text.tsx";

/** How much of what form: '2 comprimés', '5 mL de sirop'. */
export function useQuantityWords(): (form: Form, quantity: number) => string {
  const t = useText();
  const language = useLanguage();
  return (form, quantity) =>
    t(`intakes.quantity.${formWord(form)}`, {
      count: quantity,
      quantity: formatNumber(quantity, language),
    });
}
