import { Dosage } from "#app/locale/dosage.tsx";
import { formatShortDay } from "#app/locale/format.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import type { Day } from "#domain/calendar/day.ts";
import { formWord } from "#domain/inventory/form.ts";
import { goodUntil } from "#domain/inventory/opened-life.ts";
import { medicationStatuses } from "#domain/inventory/status.ts";
import { useStockFigures } from "../pack-words.ts";
import type { StoredMedication } from "../stored-medication.ts";

/** Of thousands of boxes. */
const MANY = "columns-3 gap-x-4 text-[7.5pt]";
/** Of what fits on one sheet, in larger letters. */
const FEW = "columns-2 gap-x-6 text-[8.5pt]";

/** Boxes on paper, a line or two each in narrow columns: what it is, what is left, until when, and what is wrong. */
export function PrintedInventory({
  medications,
  today,
  isLong = false,
}: {
  medications: readonly StoredMedication[];
  today: Day;
  /** Whether it fills sheets. */
  isLong?: boolean;
}) {
  const t = useText();
  const language = useLanguage();
  const stockFigures = useStockFigures();
  return (
    <ul className={`leading-[1.2] ${isLong ? MANY : FEW}`}>
      {medications.map((box) => {
        const wrong = medicationStatuses(today, box).filter((status) => status !== "normal");
        return (
          <li
            key={box.id}
            className="flow-root break-inside-avoid border-line border-b [overflow-wrap:anywhere]"
          >
            <span className="font-semibold">
              {box.name} <Dosage>{box.dosage}</Dosage>
            </span>{" "}
            {t(`inventory.form.${formWord(box.form)}`)}
            {wrong.map((status) => (
              <strong key={status}> · {t(`inventory.status.${status}`)}</strong>
            ))}{" "}
            <span className="float-right flex gap-2 pl-2 tabular-nums">
              <span>{stockFigures(box)}</span>{" "}
              <span>{formatShortDay(goodUntil(box), language)}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
