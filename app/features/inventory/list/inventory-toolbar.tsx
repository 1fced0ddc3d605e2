import { memo } from "react";
import { useText } from "#app/locale/text.tsx";
import { SearchInput } from "#app/ui/form/search-input.tsx";
import { Select } from "#app/ui/form/select.tsx";
import {
  INVENTORY_ORDERS,
  type InventoryFilter,
  type InventoryOrder,
} from "#domain/inventory/inventory-list.ts";
import { MEDICATION_STATUSES } from "#domain/inventory/status.ts";
import { ScanBarcodeButton } from "../scan/scan-barcode-button.tsx";

const STATUSES = ["all", ...MEDICATION_STATUSES] as const;

/** What to show, and in which order. */
export function InventoryToolbar({
  filter,
  onFilterChange,
  onScan,
}: {
  filter: InventoryFilter;
  /** Stays the same function, so that a typed letter draws nothing but the search. */
  onFilterChange: (change: Partial<InventoryFilter>) => void;
  onScan: () => void;
}) {
  const t = useText();
  return (
    <form
      onSubmit={(event) => event.preventDefault()}
      className="max-[22rem]:flex max-[22rem]:flex-col grid grid-cols-2 gap-2 xl:grid-cols-[1fr_12rem_15rem] print:hidden"
    >
      <div className="col-span-2 flex gap-2 xl:col-span-1">
        <SearchInput
          label={t("inventory.search")}
          value={filter.search}
          onChange={(search) => onFilterChange({ search })}
          className="min-w-0 grow"
        />
        <ScanBarcodeButton onScan={onScan} />
      </div>
      <StatusSelect status={filter.status} onFilterChange={onFilterChange} />
      <OrderSelect order={filter.order} onFilterChange={onFilterChange} />
    </form>
  );
}

const StatusSelect = memo(function StatusSelect({
  status,
  onFilterChange,
}: {
  status: InventoryFilter["status"];
  onFilterChange: (change: Partial<InventoryFilter>) => void;
}) {
  const t = useText();
  return (
    <Select
      aria-label={t("inventory.filter.label")}
      value={status}
      onChange={({ target }) => {
        const wanted = STATUSES.find((known) => known === target.value);
        if (wanted) onFilterChange({ status: wanted });
      }}
    >
      {STATUSES.map((known) => (
        <option key={known} value={known}>
          {t(`inventory.filter.${known}`)}
        </option>
      ))}
    </Select>
  );
});

const OrderSelect = memo(function OrderSelect({
  order,
  onFilterChange,
}: {
  order: InventoryOrder;
  onFilterChange: (change: Partial<InventoryFilter>) => void;
}) {
  const t = useText();
  return (
    <Select
      aria-label={t("inventory.order.label")}
      value={order}
      onChange={({ target }) => {
        const wanted = INVENTORY_ORDERS.find((known) => known === target.value);
        if (wanted) onFilterChange({ order: wanted });
      }}
    >
      {INVENTORY_ORDERS.map((known) => (
        <option key={known} value={known}>
          {t(`inventory.order.${known}`)}
        </option>
      ))}
    </Select>
  );
});
