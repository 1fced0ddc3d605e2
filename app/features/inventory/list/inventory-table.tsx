import { memo, useRef } from "react";
import { Dosage } from "#app/locale/dosage.tsx";
import { useText } from "#app/locale/text.tsx";
import { SortHeading } from "#app/ui/list/sort-heading.tsx";
import type { Day } from "#domain/calendar/day.ts";
import { formWord } from "#domain/inventory/form.ts";
import {
  directionOf,
  INVENTORY_COLUMNS,
  type InventoryColumn,
  type InventoryOrder,
} from "#domain/inventory/inventory-list.ts";
import { AvailabilityBadge } from "../availability-badge.tsx";
import { CommonTag } from "../common-tag.tsx";
import { CourseLine } from "../course/course-line.tsx";
import { ExpiryDate } from "../expiry-date.tsx";
import { FormPictogram } from "../form-pictogram.tsx";
import type { InventoryAction } from "../inventory-dialogs.tsx";
import { StandingBadge } from "../standing-badge.tsx";
import { StatusBadges } from "../status-badge.tsx";
import { StockMeter } from "../stock-meter.tsx";
import type { StoredMedication } from "../stored-medication.ts";
import { MedicationActions } from "./medication-actions.tsx";
import { usePrinting } from "./use-printing.ts";
import { useVirtualRows } from "./use-virtual-rows.ts";

const ROW_HEIGHT = 139;
const HEADING = "px-2 py-0.5 font-semibold lg:px-4";
const WIDTH: Record<InventoryColumn, string> = {
  name: "",
  dosage: "w-24 lg:w-30",
  stock: "w-31 lg:w-40",
  expiry: "w-30 lg:w-40",
};

/** The whole inventory on a wide screen and on paper. Only the rows near the screen are drawn. */
export const InventoryTable = memo(function InventoryTable({
  medications,
  order,
  today,
  onSort,
  onAction,
}: {
  medications: readonly StoredMedication[];
  /** By which the medications are sorted already. */
  order: InventoryOrder;
  today: Day;
  onSort: (column: InventoryColumn) => void;
  onAction: (action: InventoryAction) => void;
}) {
  const t = useText();
  const body = useRef<HTMLTableSectionElement>(null);
  const near = useVirtualRows(body, medications.length, ROW_HEIGHT);
  const isPrinting = usePrinting();
  const { indexes, before, after } = isPrinting
    ? { indexes: [...medications.keys()], before: 0, after: 0 }
    : near;

  return (
    <div className="overflow-clip rounded-card border border-line bg-paper-raised print:border-0">
      <table
        aria-rowcount={medications.length + 1}
        className="w-full table-fixed border-collapse text-left print:table-auto"
      >
        <caption className="sr-only">{t("inventory.list")}</caption>
        <thead className="print:table-header-group">
          <tr aria-rowindex={1} className="border-line border-b text-ink-soft text-sm">
            {INVENTORY_COLUMNS.map((column) => (
              <SortHeading
                key={column}
                label={t(`inventory.columns.${column}`)}
                direction={directionOf(order, column)}
                className={`${HEADING} ${WIDTH[column]}`}
                onPress={() => onSort(column)}
              />
            ))}
            <th scope="col" className="w-33 px-2 font-semibold xl:w-71 print:hidden">
              {t("inventory.columns.actions")}
            </th>
          </tr>
        </thead>
        <tbody ref={body}>
          <Gap height={before} />
          {indexes.map((index) => {
            const medication = medications[index];
            return (
              medication && (
                <InventoryRow
                  key={index}
                  index={index}
                  measure={near.measure}
                  medication={medication}
                  today={today}
                  onAction={onAction}
                />
              )
            );
          })}
          <Gap height={after} />
        </tbody>
      </table>
    </div>
  );
});

const InventoryRow = memo(function InventoryRow({
  index,
  measure,
  medication,
  today,
  onAction,
}: {
  index: number;
  measure: (row: Element | null) => void;
  medication: StoredMedication;
  today: Day;
  onAction: (action: InventoryAction) => void;
}) {
  const t = useText();
  return (
    <tr
      ref={measure}
      data-index={index}
      aria-rowindex={index + 2}
      className="break-inside-avoid border-line border-b align-top last:border-b-0"
    >
      <td className="px-2 py-3 lg:px-4 print:py-1.5">
        <div className="flex items-start gap-3">
          <FormPictogram form={medication.form} className="mt-0.5 size-6 text-accent" />
          <div className="min-w-0">
            <button
              type="button"
              className="min-w-11 text-left print:wrap-anywhere font-semibold underline-offset-4 hover:underline"
              onClick={() => onAction({ kind: "details", medication })}
            >
              {medication.name}
            </button>
            <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft text-sm">
              {t(`inventory.form.${formWord(medication.form)}`)}
              <CommonTag medication={medication} />
              <StandingBadge medication={medication} />
              <StatusBadges medication={medication} today={today} />
              <AvailabilityBadge notices={medication.notices} />
            </div>
            <CourseLine medication={medication} />
          </div>
        </div>
      </td>
      <td className="px-2 py-3 lg:px-4 print:py-1.5 tabular-nums">
        <Dosage>{medication.dosage}</Dosage>
      </td>
      <td className="px-2 py-3 lg:px-4 print:py-1.5">
        <StockMeter stock={medication} />
      </td>
      <td className="px-2 py-3 lg:px-4 print:py-1.5">
        <ExpiryDate medication={medication} today={today} />
      </td>
      <td className="px-2 py-2 print:hidden">
        <MedicationActions medication={medication} onAction={onAction} />
      </td>
    </tr>
  );
});

/** Stands for the rows that are not drawn. */
function Gap({ height }: { height: number }) {
  if (height <= 0) return null;
  return (
    <tr style={{ height }}>
      <td colSpan={5} className="p-0" />
    </tr>
  );
}
