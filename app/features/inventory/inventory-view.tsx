import { useCallback, useDeferredValue, useMemo } from "react";
import {
  type InventoryColumn,
  indexInventory,
  listInventory,
  orderAfterPress,
} from "../../../domain/inventory/listing.ts";
import { useToday } from "../../client/today.ts";
import { formatDay } from "../../locale/format.ts";
import { useLanguage, useText } from "../../locale/text.tsx";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { PrintButton } from "../../ui/print-button.tsx";
import { useIsWide } from "../../ui/wide-screen.ts";
import { EmptyInventory } from "./empty-inventory.tsx";
import { InventoryCards } from "./inventory-cards.tsx";
import type { InventoryDeed } from "./inventory-dialogs.tsx";
import { InventoryTable } from "./inventory-table.tsx";
import { InventoryToolbar } from "./inventory-toolbar.tsx";
import type { StoredMedication, UnreadableMedication } from "./stored-medication.ts";
import { UnreadableMedications } from "./unreadable-medications.tsx";
import { useInventoryWish } from "./use-inventory-wish.ts";
import { usePrinting } from "./use-printing.ts";

/** The inventory once it is here: search, filter, order, and what they leave. */
export function InventoryView({
  medications,
  unreadable,
  person,
  onDeed,
}: {
  medications: readonly StoredMedication[];
  unreadable: readonly UnreadableMedication[];
  person: string | null;
  onDeed: (deed: InventoryDeed) => void;
}) {
  const t = useText();
  const language = useLanguage();
  const today = useToday();
  const [wish, onWish] = useInventoryWish();
  const { order } = wish;
  const onSort = useCallback(
    (column: InventoryColumn) => onWish({ order: orderAfterPress(order, column) }),
    [order, onWish],
  );
  // The letter appears at once; the list follows as soon as the browser has a moment.
  const heard = useDeferredValue(wish);
  const index = useMemo(() => indexInventory(medications), [medications]);
  const shown = useMemo(() => listInventory(index, heard, today), [index, heard, today]);
  const isTable = useIsWide();
  const isPrinting = usePrinting();

  const repairs = <UnreadableMedications boxes={unreadable} onDeed={onDeed} />;

  if (medications.length === 0) {
    return unreadable.length > 0 ? repairs : <EmptyInventory onDeed={onDeed} />;
  }

  const count = t("inventory.count", { count: medications.length });
  const hidden = medications.length - shown.length;
  return (
    <div className="flex flex-col gap-4 max-md:pb-16">
      <InventoryToolbar wish={wish} onWish={onWish} onScan={() => onDeed({ kind: "scan" })} />
      <div className="flex flex-wrap items-center justify-between gap-3 md:min-h-11">
        <p role="status" className="text-ink-soft tabular-nums">
          {hidden === 0 ? count : t("inventory.hidden", { shown: count, count: hidden })}
          {unreadable.length > 0 && ` · ${t("ui.unreadable.items", { count: unreadable.length })}`}
        </p>
        <PrintButton onPress={() => window.print()} />
      </div>
      <div className="hidden print:block">
        {person && <p className="font-semibold">{t("inventory.printedFor", { name: person })}</p>}
        <p className="text-sm">{t("inventory.printedOn", { date: formatDay(today, language) })}</p>
      </div>
      {repairs}
      {list()}
    </div>
  );

  function list() {
    if (shown.length === 0) {
      return (
        <EmptyState
          title={t("inventory.noMatch.title")}
          action={
            <Button look="secondary" onClick={() => onWish({ search: "", status: "all" })}>
              {t("inventory.noMatch.reset")}
            </Button>
          }
        >
          {t("inventory.noMatch.body")}
        </EmptyState>
      );
    }
    if (!isTable && !isPrinting) {
      return <InventoryCards medications={shown} today={today} onDeed={onDeed} />;
    }
    return (
      <InventoryTable
        medications={shown}
        order={heard.order}
        today={today}
        onSort={onSort}
        onDeed={onDeed}
      />
    );
  }
}
