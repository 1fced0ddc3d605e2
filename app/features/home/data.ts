import type { Db } from "#app/client/database/browser-db.ts";
import { orThrow } from "#app/client/errors/failure.ts";
import type { Day } from "#domain/calendar/day.ts";
import type { Instant } from "#domain/calendar/instant.ts";
import { isForm } from "#domain/inventory/form.ts";
import { orNull, readableRows } from "#domain/stored-row.ts";
import { storedAmount, storedInstant, storedText, storedWord } from "#domain/stored-values.ts";
import type { RecentProduct } from "./recent-product.ts";

/** One person of the first screen. The rows of other features are read by them. */
export interface HomePersonRow {
  readonly id: string;
  /** Null for a profile without a name. */
  readonly name: string | null;
  /** The account whose home it is. */
  readonly homeId: string;
  /** Newest first. */
  readonly recentProducts: readonly RecentProduct[];
  /** Null where they cannot be read. */
  readonly allergies: readonly string[] | null;
  readonly doses: readonly unknown[];
  readonly boxes: readonly unknown[];
  /** Those of the whole home, on the first of its profiles alone. */
  readonly commonBoxes: readonly unknown[];
  readonly customAlerts: readonly unknown[];
  /** Those with an end to come that may be renewed. */
  readonly prescriptions: readonly unknown[];
  readonly dismissedKeys: readonly string[];
}

/**
 * The first screen of a home in one call: every profile that is open to this account, the primary one first.
 * @param zone the name of the zone of the screen, as `Europe/Paris`
 */
export async function readHome(
  db: Db,
  asked: { readonly today: Day; readonly zone: string; readonly now: Instant },
): Promise<HomePersonRow[]> {
  const rows = orThrow(
    await db.rpc("home_today", { on_day: asked.today, zone: asked.zone, at: asked.now }),
  );
  return rows.flatMap((row) => {
    const { profile_id: id, home_id: homeId } = row;
    if (id === null || homeId === null) return [];
    return {
      id,
      homeId,
      name: row.profile_name,
      recentProducts: toRecentProducts(list(row.recent_products) as RecentProductRow[]),
      allergies: orNull(() => list(row.allergies).map(storedText)),
      doses: list(row.doses),
      boxes: list(row.boxes),
      commonBoxes: list(row.common_boxes),
      customAlerts: list(row.custom_alerts),
      prescriptions: list(row.prescriptions),
      dismissedKeys: row.dismissed_keys ?? [],
    };
  });
}

interface RecentProductRow {
  id: string;
  medication_id: string | null;
  taken_at: string;
  name: string;
  dosage: string;
  form: string;
  quantity: number;
  giver_id: string | null;
  giver_name: string | null;
}

/** A dose that cannot be read is left out: the activity page shows it, to be deleted. */
function toRecentProducts(rows: readonly RecentProductRow[]): RecentProduct[] {
  return readableRows(rows, (row) => ({
    intakeId: row.id,
    medicationId: row.medication_id,
    name: storedText(row.name),
    dosage: storedText(row.dosage),
    form: storedWord(row.form, isForm),
    quantity: storedAmount(row.quantity),
    takenAt: storedInstant(row.taken_at),
    by: row.giver_id,
    byName: row.giver_name,
  })).rows;
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
