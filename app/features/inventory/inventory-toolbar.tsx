import { memo } from "react";
import type { InventoryOrder, InventoryWish } from "../../../domain/inventory/listing.ts";
import { useText } from "../../locale/text.tsx";
import { SearchInput } from "../../ui/search-input.tsx";
import { Select } from "../../ui/select.tsx";

const STATUSES = ["all", "normal", "warning", "danger"] as const;
const ORDERS = ["newest", "name", "expiry", "stock"] as const satisfies readonly InventoryOrder[];

/** What to show, and in which order. */
export function InventoryToolbar({
  wish,
  onWish,
}: {
  wish: InventoryWish;
  /** Stays the same function, so that a typed letter draws nothing but the search. */
  onWish: (change: Partial<InventoryWish>) => void;
}) {
  const t = useText();
  return (
    <form
      onSubmit={(event) => event.preventDefault()}
      className="grid grid-cols-2 gap-2 md:grid-cols-[1fr_12rem_15rem] print:hidden"
    >
      <SearchInput
        label={t("inventory.search")}
        value={wish.search}
        onChange={(search) => onWish({ search })}
        className="col-span-2 md:col-span-1"
      />
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
        const wanted = ORDERS.find((known) => known === target.value);
        if (wanted) onWish({ order: wanted });
      }}
    >
      {ORDERS.map((known) => (
        <option key={known} value={known}>
          {t(`inventory.order.${known}`)}
        </option>
      ))}
    </Select>
  );
});
