import { useCallback, useMemo, useState } from "react";
import { useUrlState } from "#app/ui/use-url-state.ts";
import { INVENTORY_ORDERS, type InventoryFilter } from "#domain/inventory/inventory-list.ts";
import { MEDICATION_STATUSES } from "#domain/inventory/status.ts";

const CHOICES = { status: ["all", ...MEDICATION_STATUSES], order: INVENTORY_ORDERS } as const;

/** What to show of the inventory. The change keeps its identity while nothing but the search changes. */
export function useInventoryFilter(): [
  InventoryFilter,
  (change: Partial<InventoryFilter>) => void,
] {
  const [search, setSearch] = useState("");
  const [choices, choose] = useUrlState(CHOICES);
  const filter = useMemo(() => ({ search, ...choices }), [search, choices]);
  const change = useCallback(
    ({ search: typed, ...chosen }: Partial<InventoryFilter>) => {
      if (typed !== undefined) setSearch(typed);
      if (Object.keys(chosen).length > 0) choose(chosen);
    },
    [choose],
  );
  return [filter, change];
}
