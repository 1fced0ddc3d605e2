import type { Db } from "#app/client/database/browser-db.ts";
import { recordReads } from "#app/client/early-reads/record-reads.ts";
import { readOwnPreferences } from "#app/client/preferences/own-preferences.ts";
import { readHome } from "#app/features/home/data.ts";
import { listCurrentIllnesses, listIllnessEntries } from "#app/features/illness/data.ts";
import { listLatestIntakes } from "#app/features/intakes/data.ts";
import { listMedications } from "#app/features/inventory/data.ts";
import { listProfiles } from "#app/features/profiles/data.ts";
import type { Day } from "#domain/calendar/day.ts";
import type { Instant } from "#domain/calendar/instant.ts";

/** The browser fills in what stands for its day and its moment. */
const readHomeNow = (db: Db) =>
  readHome(db, { today: "{day}" as Day, zone: "{zone}", now: "{now}" as Instant });

/** Whom this account cares for, and what the pages that a member opens first read first. */
const reads = await Promise.all([
  recordReads(null, (db) => listProfiles(db, "{user}")),
  recordReads("inventory", (db) => listMedications(db, "{profile}")),
  // The list waits for whether the question above it is answered.
  recordReads("inventory", (db) => readOwnPreferences(db, "{user}")),
  recordReads("dashboard", readHomeNow),
  recordReads("alerts", readHomeNow),
  recordReads("settings", (db) => readOwnPreferences(db, "{user}")),
  recordReads("activity", (db) => listLatestIntakes(db, "{profile}")),
  recordReads("illness", (db) => listIllnessEntries(db, "{profile}")),
  // Today's doses wait for what stands above them.
  recordReads("dashboard", listCurrentIllnesses),
]);

export const EARLY_READS = reads.flat();
