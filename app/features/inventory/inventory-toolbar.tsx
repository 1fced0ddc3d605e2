import { memo } from "react";
import {
  INVENTORY_ORDERS,
  type InventoryOrder,
  type InventoryWish,
} from "../../../domain/inventory/listing.ts";
import { MEDICATION_STATUSES } from "../../../domain/inventory/status.ts";
import { useText } from "../../locale/text.tsx";
import { SearchInput } from "../../ui/search-input.tsx";
import { Select } from "../../ui/select.tsx";
import { ScanBarcodeButton } from "./scan-barcode-button.tsx";

const STATUSES = ["all", ...MEDICATION_STATUSES] as const;

/** What to show, and in which order. */
export function InventoryToolbar({
  wish,
  onWish,
  onScan,
}: {
  wish: InventoryWish;
  /** Stays the same function, so that a typed letter draws nothing but the search. */
  onWish: (change: Partial<InventoryWish>) => void;
  onScan: () => void;
}) {
  const t = useText();
  return (
    <form
      onSubmit={(event) => event.preventDefault()}
      className="grid grid-cols-2 gap-2 xl:grid-cols-[1fr_12rem_15rem] print:hidden [&_select]:truncate"
    >
      <div className="col-span-2 flex gap-2 xl:col-span-1">
        <SearchInput
          label={t("inventory.search")}
          value={wish.search}
          onChange={(search) => onWish({ search })}
          className="min-w-0 grow"
        />
        <ScanBarcodeButton onScan={onScan} />
      </div>
      <StatusSelect status={wish.status} onWish={onWish} />
      <OrderSelect order={wish.order} onWish={onWish} />
    </form>
  );
}

const StatusSelect = memo(function StatusSelect({
  status,
  onWish,
}: {
  status: InventoryWish["status"];
  onWish: (change: Partial<InventoryWish>) => void;
}) {
  const t = useText();
  return (
    <Select
      aria-label={t("inventory.filter.label")}
      value={status}
      onChange={({ target }) => {
        const wanted = STATUSES.find((known) => known === target.value);
        if (wanted) onWish({ status: wanted });
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
  onWish,
}: {
  order: InventoryOrder;
  onWish: (change: Partial<InventoryWish>) => void;
}) {
  const t = useText();
  return (
    <Select
      aria-label={t("inventory.order.label")}
      value={order}
      onChange={({ target }) => {
        const wanted = INVENTORY_ORDERS.find((known) => known === target.value);
        if (wanted) onWish({ order: wanted });
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
