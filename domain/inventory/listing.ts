import type { Day } from "../calendar/day.ts";
import { epochMs } from "../calendar/instant.ts";
import { fold } from "../locale/fold.ts";
import { indexTexts, searchTexts, type TextIndex } from "../locale/text-search.ts";
import type { Medication } from "./medication.ts";
import { type MedicationStatus, medicationStatus } from "./status.ts";
import { remainingShare } from "./stock.ts";

/** Newest first, by name, soonest expiry first, or emptiest first. */
export type InventoryOrder = "newest" | "name" | "expiry" | "stock";

export interface InventoryWish {
  /** Part of a name or a dosage; everything when empty. */
  readonly search: string;
  readonly status: MedicationStatus | "all";
  readonly order: InventoryOrder;
}

/** A medication with what searching and sorting would otherwise compute at each key. */
interface Listed<M> {
  readonly medication: M;
  readonly foldedName: string;
}

export type InventoryIndex<M extends Medication> = TextIndex<Listed<M>>;

/** Fold names and dosages once per list, not once per key typed. */
export function indexInventory<M extends Medication>(medications: readonly M[]): InventoryIndex<M> {
  const listed = medications.map((medication) => ({
    medication,
    foldedName: fold(medication.name),
  }));
  // Joined, so that "doliprane 1000" finds the Doliprane of 1000 mg.
  return indexTexts(listed, ({ medication }) => `${medication.name} ${medication.dosage}`);
}

/** What the inventory shows for a wish. Equals keep one order: by name, then by id. */
export function listInventory<M extends Medication>(
  index: InventoryIndex<M>,
  { search, status, order }: InventoryWish,
  today: Day,
): M[] {
  return searchTexts(index, search)
    .filter(({ medication }) => status === "all" || medicationStatus(today, medication) === status)
    .map((listed) => ({ ...listed, rank: rankOf(listed.medication, order) }))
    .sort(
      (a, b) =>
        compare(a.rank, b.rank) ||
        compare(a.foldedName, b.foldedName) ||
        compare(a.medication.id, b.medication.id),
    )
    .map(({ medication }) => medication);
}

function rankOf(medication: Medication, order: InventoryOrder): number {
  switch (order) {
    case "newest":
      return -epochMs(medication.createdAt);
    case "name":
      return 0;
    case "expiry":
      return Date.parse(medication.expiresOn);
    case "stock":
      return remainingShare(medication);
  }
}

function compare<T extends number | string>(a: T, b: T): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
