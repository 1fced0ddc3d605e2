import { useStandingLabel } from "#app/client/cabinet-checks/cabinet-labels.tsx";
import { useToday } from "#app/client/time/today.ts";
import { formatDay } from "#app/locale/format.ts";
import { useOpenedWords } from "#app/locale/opened-words.ts";
import { useQuantityWords } from "#app/locale/quantity-words.ts";
import { useStandingLabelWords } from "#app/locale/standing-label-words.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { goodUntil, openedNotice } from "#domain/inventory/opened-life.ts";
import type { CabinetBox } from "#domain/symptoms/facts/guide-facts.ts";

/** What is left of a box, and until when. */
export function BoxFacts({ box }: { box: CabinetBox }) {
  const t = useText();
  const language = useLanguage();
  const quantityWords = useQuantityWords();
  const labelWords = useStandingLabelWords();
  const label = useStandingLabel(box);
  const openedWords = useOpenedWords();
  const notice = openedNotice(useToday(), box);
  return (
    <p className="tabular-nums">
      <WhoseBox box={box} />
      {label && <span className="block">{labelWords(label)}</span>}
      {box.isQuantityUnknown
        ? t("symptoms.offer.stockUnknown")
        : t("symptoms.offer.stock", { quantity: quantityWords(box.form, box.currentQuantity) })}
      <span className="block">
        {t("symptoms.offer.expires", { date: formatDay(goodUntil(box), language) })}
      </span>
      {notice && (
        <span className={`block ${notice.isPast ? "font-semibold text-soon" : ""}`}>
          {openedWords(notice)}
        </span>
      )}
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
