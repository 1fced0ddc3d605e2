import { formatDay } from "#app/locale/format.ts";
import { useQuantityWords } from "#app/locale/quantity-words.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import type { CabinetBox } from "#domain/symptoms/guide-facts.ts";

/** What is left of a box, and until when. */
export function BoxFacts({ box }: { box: CabinetBox }) {
  const t = useText();
  const language = useLanguage();
  const quantityWords = useQuantityWords();
  return (
    <p className="tabular-nums">
      {t("symptoms.offer.stock", { quantity: quantityWords(box.form, box.currentQuantity) })}
      <span className="block">
        {t("symptoms.offer.expires", { date: formatDay(box.expiresOn, language) })}
      </span>
    </p>
  );
}
