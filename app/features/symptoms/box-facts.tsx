import { formWord } from "../../../domain/inventory/form.ts";
import type { CabinetBox } from "../../../domain/symptoms/guide-facts.ts";
import { formatDay, formatNumber } from "../../locale/format.ts";
import { useLanguage, useText } from "../../locale/text.tsx";

/** What is left of a box, and until when. */
export function BoxFacts({ box }: { box: CabinetBox }) {
  const t = useText();
  const language = useLanguage();
  return (
    <p className="tabular-nums">
      {t("symptoms.offer.stock", {
        quantity: t(`intakes.quantity.${formWord(box.form)}`, {
          count: box.currentQuantity,
          quantity: formatNumber(box.currentQuantity, language),
        }),
      })}
      <span className="block">
        {t("symptoms.offer.expires", { date: formatDay(box.expiresOn, language) })}
      </span>
    </p>
  );
}
