import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import { formatDay } from "#app/locale/format.ts";
import { useQuantityWords } from "#app/locale/quantity-words.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { Checkbox } from "#app/ui/form/checkbox.tsx";
import { goodUntil } from "#domain/inventory/opened-life.ts";
import { wholeDosage } from "#domain/inventory/whole-dosage.ts";
import type { PackedTreatment } from "#domain/travel/travel-pack.ts";
import { BoxPapers } from "./box-papers.tsx";
import type { PackedBox } from "./packed-box.ts";

/** How much of a planned treatment is to be taken, and what is missing for it. */
export function TreatmentLine({ treatment }: { treatment: PackedTreatment<PackedBox> }) {
  const t = useText();
  const language = useLanguage();
  const quantityWords = useQuantityWords();
  const { box, planned, margin, atDeparture, isShortBy, elsewhere, problem } = treatment;
  const words = (quantity: number) => quantityWords(box.form, quantity);
  const missing = [
    ...(isShortBy > 0
      ? [
          t("travel.short", { left: words(atDeparture), missing: words(isShortBy) }),
          ...(elsewhere > 0 ? [t("travel.elsewhere", { quantity: words(elsewhere) })] : []),
        ]
      : []),
    ...(problem === "ends"
      ? [t("travel.ends", { date: formatDay(goodUntil(box), language) })]
      : problem === null
        ? []
        : [t(`travel.${problem}`)]),
  ];
  return (
    <li className="flex flex-col gap-1 py-3 break-inside-avoid">
      <Checkbox
        className="font-semibold"
        label={
          <bdi className="[overflow-wrap:anywhere]">{`${box.name} ${wholeDosage(box.dosage)}`}</bdi>
        }
      />
      <p className="tabular-nums">
        {margin > 0
          ? t("travel.takeWithMargin", {
              whole: words(planned + margin),
              planned: words(planned),
              margin: words(margin),
            })
          : t("travel.take", { planned: words(planned) })}
      </p>
      {missing.length === 0 && (
        <p className="flex items-start gap-1.5 text-valid">
          <CircleCheck aria-hidden="true" className="mt-1 size-4 shrink-0" />
          {t("travel.enough", { left: words(atDeparture) })}
        </p>
      )}
      {missing.map((sentence) => (
        <p key={sentence} className="flex items-start gap-1.5 font-semibold text-expired">
          <CircleAlert aria-hidden="true" className="mt-1 size-4 shrink-0" />
          {sentence}
        </p>
      ))}
      <BoxPapers box={box} />
    </li>
  );
}
