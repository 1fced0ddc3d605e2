import { type ReactNode, Suspense, useCallback, useDeferredValue, useMemo } from "react";
import { lazyAside } from "#app/client/code/lazy-aside.ts";
import { requestSearch } from "#app/client/search/search-request.ts";
import { useToday } from "#app/client/time/today.ts";
import { formatDay } from "#app/locale/format.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { PrintButton } from "#app/ui/button/print-button.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { useIsWideScreen } from "#app/ui/use-wide-screen.ts";
import {
  type InventoryColumn,
  indexInventory,
  listInventory,
  toggledOrder,
} from "#domain/inventory/inventory-list.ts";
import type { InventoryAction } from "../inventory-dialogs.tsx";
import type { StoredMedication, UnreadableMedication } from "../stored-medication.ts";
import { EmptyInventory } from "./empty-inventory.tsx";
import { InventoryCards } from "./inventory-cards.tsx";
import { InventoryTable } from "./inventory-table.tsx";
import { InventoryToolbar } from "./inventory-toolbar.tsx";
import { PrintedInventory } from "./printed-inventory.tsx";
import { UnreadableMedications } from "./unreadable-medications.tsx";
import { useInventoryFilter } from "./use-inventory-filter.ts";
import { usePrinting } from "./use-printing.ts";

/** Boxes from which on paper has narrow columns instead of the table. */
const COMPACT_FROM = 100;

/** Letters from which the national list is asked. */
const LIST_ASKED_FROM = 2;

/** The list is on the screen before it. */
const ExpiryOverview = lazyAside(
  async () => (await import("./expiry-overview.tsx")).ExpiryOverview,
);

/** The inventory once it is here: search, filter, order, and what they leave. */
export function InventoryView({
  medications,
  unreadable,
  person,
  onAction,
  onPharmacist,
  elsewhere,
}: {
  medications: readonly StoredMedication[];
  unreadable: readonly UnreadableMedication[];
  person: string | null;
  onAction: (action: InventoryAction) => void;
  /** Prints the page for the pharmacist. */
  onPharmacist: () => void;
  /** What the words find in other lists; shown where they find nothing in this one. */
  elsewhere?: ((words: string) => ReactNode) | undefined;
}) {
  const t = useText();
  const language = useLanguage();
  const today = useToday();
  const [filter, onFilterChange] = useInventoryFilter();
  const { order } = filter;
  const onSort = useCallback(
    (column: InventoryColumn) => onFilterChange({ order: toggledOrder(order, column) }),
    [order, onFilterChange],
  );
  // The letter appears at once; the list follows as soon as the browser has a moment.
  const deferredFilter = useDeferredValue(filter);
  const index = useMemo(() => indexInventory(medications), [medications]);
  const shown = useMemo(
    () => listInventory(index, deferredFilter, today),
    [index, deferredFilter, today],
  );
  const isTable = useIsWideScreen();
  const isPrinting = usePrinting();

  const repairs = <UnreadableMedications boxes={unreadable} onAction={onAction} />;

  if (medications.length === 0) {
    return unreadable.length > 0 ? repairs : <EmptyInventory onAction={onAction} />;
  }

  const count = t("inventory.count", { count: medications.length });
  const hidden = medications.length - shown.length;
  return (
    <div className="flex flex-col gap-4 print:block print:space-y-4">
      <InventoryToolbar
        filter={filter}
        onFilterChange={onFilterChange}
        onScan={() => onAction({ kind: "scan" })}
      />
      <div className="flex flex-wrap items-center justify-between gap-3 md:min-h-11">
        <p role="status" className="text-ink-soft tabular-nums">
          {hidden === 0 ? count : t("inventory.hidden", { shown: count, count: hidden })}
          {unreadable.length > 0 && ` · ${t("ui.unreadable.items", { count: unreadable.length })}`}
        </p>
        <div className="flex flex-wrap gap-2 print:hidden">
          <Button variant="secondary" onClick={onPharmacist}>
            {t("inventory.pharmacist")}
          </Button>
          <PrintButton onPress={() => window.print()} />
        </div>
      </div>
      <Suspense fallback={<div className="h-11 print:hidden" />}>
        <ExpiryOverview medications={medications} today={today} onAction={onAction} />
      </Suspense>
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
      const words = deferredFilter.search.trim();
      const nothing = (
        <EmptyState
          title={t("inventory.noMatch.title")}
          action={
            <div className="flex flex-wrap justify-center gap-2">
              <Button
                variant="secondary"
                onClick={() => onFilterChange({ search: "", status: "all" })}
              >
                {t("inventory.noMatch.reset")}
              </Button>
              {words.length >= LIST_ASKED_FROM && (
                <Button
                  variant="secondary"
                  className="[overflow-wrap:anywhere]"
                  onClick={() => requestSearch(words)}
                >
                  {t("inventory.noMatch.list", { words })}
                </Button>
              )}
            </div>
          }
        >
          {t("inventory.noMatch.body")}
        </EmptyState>
      );
      return (
        <>
          {words.length >= LIST_ASKED_FROM && elsewhere?.(words)}
          {nothing}
        </>
      );
    }
    if (isPrinting && shown.length >= COMPACT_FROM) {
      return <PrintedInventory medications={shown} today={today} isLong />;
    }
    if (!isTable && !isPrinting) {
      return <InventoryCards medications={shown} today={today} onAction={onAction} />;
    }
    return (
      <InventoryTable
        medications={shown}
        order={deferredFilter.order}
        today={today}
        onSort={onSort}
        onAction={onAction}
      />
    );
  }
}
