import { recordRead } from "#app/client/early-reads/record-reads.ts";
import { readHome } from "#app/features/home/data.ts";
import { listMedications } from "#app/features/inventory/data.ts";
import type { Day } from "#domain/calendar/day.ts";
import type { Instant } from "#domain/calendar/instant.ts";

/** What the pages that a member opens first read first. */
export const EARLY_READS = await Promise.all([
  recordRead("inventory", (db) => listMedications(db, "{profile}")),
  // The browser fills in what stands for its day and its moment.
  recordRead("dashboard", (db) =>
    readHome(db, { today: "{day}" as Day, zone: "{zone}", now: "{now}" as Instant }),
  ),
]);
