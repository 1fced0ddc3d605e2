import type { Day } from "../calendar/day.ts";
import { epochMs } from "../calendar/instant.ts";
import { naturalKey } from "../locale/natural-order.ts";
import type { TextIndex } from "../locale/text-search.ts";
import { findBoxes, indexBoxes } from "./box-search.ts";
import type { Medication } from "./medication.ts";
import { goodUntil } from "./opened-life.ts";
import { type MedicationStatus, medicationStatuses } from "./status.ts";
import { remainingShare } from "./stock.ts";

export const INVENTORY_COLUMNS = ["name", "dosage", "stock", "expiry"] as const;

export type InventoryColumn = (typeof INVENTORY_COLUMNS)[number];

/** The words of `aria-sort`. */
export type SortDirection = "ascending" | "descending";

/** Added last first, or by a column: soonest expiry, or emptiest box, first when ascending. */
export type InventoryOrder = "newest" | `${InventoryColumn}-${SortDirection}`;

export const INVENTORY_ORDERS = [
  "newest",
  "name-ascending",
  "name-descending",
  "dosage-ascending",
  "dosage-descending",
  "stock-ascending",
  "stock-descending",
  "expiry-ascending",
  "expiry-descending",
] as const satisfies readonly InventoryOrder[];

export interface InventoryFilter {
  /** Words of a name, a dosage, a substance, a batch or a place; everything when empty. */
  readonly search: string;
  readonly status: MedicationStatus | "all";
  readonly order: InventoryOrder;
}

/** A medication with what searching and sorting would otherwise compute at each key. */
interface Listed<M> {
  readonly medication: M;
  readonly name: string;
  readonly dosage: string;
}

export type InventoryIndex<M extends Medication> = TextIndex<Listed<M>>;

/** Fold names and dosages once per list, not once per key typed. */
export function indexInventory<
  M extends Medication & { readonly location?: string | null; readonly substance?: string | null },
>(medications: readonly M[]): InventoryIndex<M> {
  const listed = medications.map((medication) => ({
    medication,
    name: naturalKey(medication.name),
    dosage: naturalKey(medication.dosage),
  }));
  return indexBoxes(
    listed,
    ({ medication }) => medication,
    ({ medication }) => medication.substance,
  );
}

/** What the inventory shows for a filter. Equals keep one order either way: by name, then by id. */
export function listInventory<M extends Medication>(
  index: InventoryIndex<M>,
  { search, status, order }: InventoryFilter,
  today: Day,
): M[] {
  const sign = order.endsWith("-descending") ? -1 : 1;
  const found = search.trim() === "" ? index.map(({ item }) => item) : findBoxes(index, search);
  return found
    .filter(
      ({ medication }) =>
        status === "all" || medicationStatuses(today, medication).includes(status),
    )
    .map((listed) => ({ ...listed, rank: rankOf(listed, order) }))
    .sort(
      (a, b) =>
        sign * compare(a.rank, b.rank) ||
        compare(a.name, b.name) ||
        compare(a.medication.id, b.medication.id),
    )
    .map(({ medication }) => medication);
}

/** In which direction a column is sorted now, null when it is not. */
export function directionOf(order: InventoryOrder, column: InventoryColumn): SortDirection | null {
  if (order === `${column}-ascending`) return "ascending";
  return order === `${column}-descending` ? "descending" : null;
}

/** The order that pressing the heading of a column asks for: ascending first, then the other way round. */
export function toggledOrder(order: InventoryOrder, column: InventoryColumn): InventoryOrder {
  return order === `${column}-ascending` ? `${column}-descending` : `${column}-ascending`;
}

function rankOf(
  { medication, name, dosage }: Listed<Medication>,
  order: InventoryOrder,
): number | string {
  switch (order) {
    case "newest":
      return -epochMs(medication.createdAt);
    case "name-ascending":
    case "name-descending":
      return name;
    case "dosage-ascending":
    case "dosage-descending":
      return dosage;
    case "stock-ascending":
    case "stock-descending":
      return remainingShare(medication);
    case "expiry-ascending":
    case "expiry-descending":
      return Date.parse(goodUntil(medication));
  }
}

function compare<T extends number | string>(a: T, b: T): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
