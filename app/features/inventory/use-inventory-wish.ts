import { useCallback, useMemo, useState } from "react";
import { INVENTORY_ORDERS, type InventoryWish } from "../../../domain/inventory/listing.ts";
import { MEDICATION_STATUSES } from "../../../domain/inventory/status.ts";
import { useAddressChoices } from "../../ui/address-choices.ts";

const CHOICES = { status: ["all", ...MEDICATION_STATUSES], order: INVENTORY_ORDERS } as const;

/** What to show of the inventory. The change keeps its identity while nothing but the search changes. */
export function useInventoryWish(): [InventoryWish, (change: Partial<InventoryWish>) => void] {
  const [search, setSearch] = useState("");
  const [choices, choose] = useAddressChoices(CHOICES);
  const wish = useMemo(() => ({ search, ...choices }), [search, choices]);
  const change = useCallback(
    ({ search: typed, ...chosen }: Partial<InventoryWish>) => {
      if (typed !== undefined) setSearch(typed);
      if (Object.keys(chosen).length > 0) choose(chosen);
    },
    [choose],
  );
  return [wish, change];
}
