import { useCallback } from "react";
import { type Form, formWord } from "#domain/inventory/form.ts";
import { isDivisible } from "#domain/inventory/unit-fraction.ts";
import { formatUnits } from "./format.ts";
import { useLanguage, useText } from "./text.tsx";

/** How much of what form: '2 comprimés', '½ comprimé', '5 mL de sirop'. */
export function useQuantityWords(): (form: Form, quantity: number) => string {
  const t = useText();
  const language = useLanguage();
  return useCallback(
    (form, quantity) =>
      t(`intakes.quantity.${formWord(form)}`, {
        // A part of one tablet is one tablet in every language, where English and Spanish count 0.5 as several.
        count: isDivisible(form) && quantity > 0 && quantity < 1 ? 1 : quantity,
        quantity: formatUnits(form, quantity, language),
      }),
    [t, language],
  );
}
