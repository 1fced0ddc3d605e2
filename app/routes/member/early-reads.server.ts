import { recordRead } from "#app/client/early-reads/record-reads.ts";
import { listMedications } from "#app/features/inventory/data.ts";

/** What the pages that a member opens first read first. */
export const EARLY_READS = await Promise.all([
  recordRead("inventory", (db) => listMedications(db, "{profile}")),
]);
