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
      <WhoseBox box={box} />
      {t("symptoms.offer.stock", { quantity: quantityWords(box.form, box.currentQuantity) })}
      <span className="block">
        {t("symptoms.offer.expires", { date: formatDay(box.expiresOn, language) })}
      </span>
    </p>
  );
}

/** In whose list the box stands, where that is not the person's own. */
function WhoseBox({ box: { ownerId, otherOwner } }: { box: CabinetBox }) {
  const t = useText();
  if (otherOwner) {
    const { name } = otherOwner;
    return (
      <span className="block font-semibold">
        {name === null ? t("symptoms.offer.ofNameless") : t("symptoms.offer.ofOther", { name })}
      </span>
    );
  }
  return ownerId === null ? <span className="block">{t("symptoms.offer.common")}</span> : null;
}
