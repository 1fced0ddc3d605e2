import { memo, useRef } from "react";
import { Dosage } from "#app/locale/dosage.tsx";
import { useText } from "#app/locale/text.tsx";
import type { Day } from "#domain/calendar/day.ts";
import { formWord } from "#domain/inventory/form.ts";
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
import { useVirtualRows } from "./use-virtual-rows.ts";

const CARD_HEIGHT = 222;

/** The same boxes, words and order as the table, one under another. */
export const InventoryCards = memo(function InventoryCards({
  medications,
  today,
  onAction,
}: {
  medications: readonly StoredMedication[];
  today: Day;
  onAction: (action: InventoryAction) => void;
}) {
  const t = useText();
  const list = useRef<HTMLUListElement>(null);
  const { indexes, before, after, measure } = useVirtualRows(list, medications.length, CARD_HEIGHT);
  return (
    <ul
      ref={list}
      aria-label={t("inventory.list")}
      style={{ paddingTop: before, paddingBottom: after }}
    >
      {indexes.map((index) => {
        const medication = medications[index];
        return (
          medication && (
            <li
              key={index}
              ref={measure}
              data-index={index}
              aria-posinset={index + 1}
              aria-setsize={medications.length}
              className="pb-3"
            >
              <InventoryCard medication={medication} today={today} onAction={onAction} />
            </li>
          )
        );
      })}
    </ul>
  );
});

const InventoryCard = memo(function InventoryCard({
  medication,
  today,
  onAction,
}: {
  medication: StoredMedication;
  today: Day;
  onAction: (action: InventoryAction) => void;
}) {
  const t = useText();
  return (
    <article className="rounded-card border border-line bg-paper-raised p-4 pb-2">
      <div className="flex items-start gap-3">
        <FormPictogram form={medication.form} className="mt-0.5 size-6 text-accent" />
        <div className="min-w-0 grow">
          <button
            type="button"
            className="-my-2.5 min-h-11 min-w-11 wrap-anywhere text-left font-semibold leading-snug underline-offset-4 hover:underline"
            onClick={() => onAction({ kind: "details", medication })}
          >
            {medication.name}
          </button>
          <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-ink-soft text-sm">
            <span>
              <Dosage>{medication.dosage}</Dosage>,{" "}
              {t(`inventory.form.${formWord(medication.form)}`)}
              <CommonTag medication={medication} />
            </span>
            <StandingBadge medication={medication} />
            <StatusBadges medication={medication} today={today} />
            <AvailabilityBadge notices={medication.notices} />
          </div>
        </div>
      </div>
      <dl className="mt-3 grid gap-4 min-[20rem]:grid-cols-2">
        <div>
          <dt className="sr-only">{t("inventory.columns.stock")}</dt>
          <dd>
            <StockMeter stock={medication} />
          </dd>
        </div>
        <div>
          <dt className="sr-only">{t("inventory.columns.expiry")}</dt>
          <dd>
            <ExpiryDate medication={medication} today={today} />
          </dd>
        </div>
      </dl>
      <CourseLine medication={medication} />
      <div className="mt-2 -mr-2 mb-2">
        <MedicationActions medication={medication} onAction={onAction} />
      </div>
    </article>
  );
});
