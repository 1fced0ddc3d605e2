import { formatDay } from "#app/locale/format.ts";
import { useQuantityWords } from "#app/locale/quantity-words.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { Checkbox } from "#app/ui/form/checkbox.tsx";
import { goodUntil } from "#domain/inventory/opened-life.ts";
import { wholeDosage } from "#domain/inventory/whole-dosage.ts";
import { BoxPapers } from "./box-papers.tsx";
import type { PackedBox } from "./packed-box.ts";

/** Boxes that are taken as needed: those that somebody ticks stand on the paper. */
export function AsNeededList({
  boxes,
  taken,
  onTake,
}: {
  boxes: readonly PackedBox[];
  taken: ReadonlySet<string>;
  onTake: (id: string, isTaken: boolean) => void;
}) {
  const t = useText();
  const language = useLanguage();
  const quantityWords = useQuantityWords();
  return (
    <ul className="divide-y divide-line">
      {boxes.map((box) => (
        <li
          key={box.id}
          className={`py-2 break-inside-avoid ${taken.has(box.id) ? "" : "print:hidden"}`}
        >
          <Checkbox
            label={
              <>
                <bdi className="font-semibold [overflow-wrap:anywhere]">
                  {`${box.name} ${wholeDosage(box.dosage)}`}
                </bdi>
                <span className="block text-ink-soft">
                  {t("travel.spare", {
                    quantity: quantityWords(box.form, box.currentQuantity),
                    date: formatDay(goodUntil(box), language),
                  })}
                </span>
              </>
            }
            checked={taken.has(box.id)}
            onChange={({ target }) => onTake(box.id, target.checked)}
          />
          {taken.has(box.id) && <BoxPapers box={box} />}
        </li>
      ))}
    </ul>
  );
}
