import { useCallback } from "react";
import { formatNumber, formatUnits } from "#app/locale/format.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { type Form, formUnit } from "#domain/inventory/form.ts";
import { fullBoxes } from "#domain/inventory/stock.ts";
import type { StoredMedication } from "./stored-medication.ts";

/** What a full pack holds: '100 mL', and a number alone where the form says what is counted. */
export function usePackQuantity(): (form: Form | null, quantity: number) => string {
  const t = useText();
  const language = useLanguage();
  return useCallback(
    (form, amount) => {
      const quantity = formatNumber(amount, language);
      const unit = form === null ? null : formUnit(form);
      return unit === "ml" || unit === "g"
        ? t(`inventory.measure.${unit}`, { quantity })
        : quantity;
    },
    [t, language],
  );
}

/** What is left of a box, or of several that are one entry: '5 sur 8', '2 boîtes de 8'. */
export function useStockFigures(): (
  stock: Pick<StoredMedication, "currentQuantity" | "totalQuantity" | "form">,
) => string {
  const t = useText();
  const language = useLanguage();
  const packQuantity = usePackQuantity();
  return useCallback(
    ({ form, currentQuantity, totalQuantity }) => {
      const current = formatUnits(form, currentQuantity, language);
      if (totalQuantity <= 0 || currentQuantity <= totalQuantity) {
        return t("inventory.stockOf", {
          current,
          total: formatUnits(form, totalQuantity, language),
        });
      }
      const boxes = fullBoxes(currentQuantity, totalQuantity);
      const total = packQuantity(form, totalQuantity);
      return boxes === null
        ? t("inventory.stockMore", { current, total })
        : t("inventory.stockBoxes", { boxes: formatNumber(boxes, language), total });
    },
    [t, language, packQuantity],
  );
}
