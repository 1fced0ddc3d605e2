import { epochMs, type Instant, instant } from "../../../domain/calendar/instant.ts";
import type { Intake } from "../../../domain/intakes/intake.ts";
import type { IntakeEntry } from "../../../domain/intakes/intake-draft.ts";
import { isForm } from "../../../domain/inventory/form.ts";
import type { Db } from "../../client/browser-db.ts";
import { AppError, orThrow } from "../../client/failure.ts";

/** Second specification, section 9: how many doses are fetched at first. */
const FIRST_ROWS = 50;
/** Hosted Supabase answers at most this many rows at once. */
const PAGE_ROWS = 1000;

const COLUMNS =
  "id, user_id, medication_id, medication_name, medication_dosage, medication_form, quantity_taken, quantity_deducted, taken_at, notes";

/** A dose with what it took out of the stock, which deleting it gives back. */
export interface StoredIntake extends Intake {
  readonly quantityDeducted: number;
  /** The account that logged it, null once that is gone. */
  readonly loggedBy: string | null;
}

export interface LatestIntakes {
  /** The latest fifty, newest first. */
  readonly intakes: StoredIntake[];
  /** How many doses the profile has in all. */
  readonly total: number;
}

export async function listLatestIntakes(db: Db, profileId: string): Promise<LatestIntakes> {
  return readPage(db, profileId, { since: null, from: 0, rows: FIRST_ROWS });
}

/**
 * Every dose of a profile, newest first: one request per thousand.
 * @param since that moment included; null from the first dose on
 */
export async function listIntakes(
  db: Db,
  profileId: string,
  since: Instant | null,
): Promise<StoredIntake[]> {
  const listed: StoredIntake[] = [];
  for (;;) {
    const page = { since, from: listed.length, rows: PAGE_ROWS };
    const { intakes, total } = await readPage(db, profileId, page);
    listed.push(...intakes);
    if (intakes.length === 0 || listed.length >= total) return listed;
  }
}

/**
 * The latest dose of a box or of another one of the same name, null before the first: who gave a dose from the box in
 * the kitchen asks about the one in the bathroom too.
 */
export async function readLastIntake(
  db: Db,
  profileId: string,
  medication: { readonly id: string; readonly name: string },
): Promise<StoredIntake | null> {
  const name = `"${medication.name.replaceAll(/["\\]/gu, "\\$&")}"`;
  const row = orThrow(
    await db
      .from("medication_intake_logs")
      .select(COLUMNS)
      .eq("profile_id", profileId)
      .or(`medication_id.eq.${medication.id},medication_name.eq.${name}`)
      .order("taken_at", { ascending: false })
      .limit(1)
      .maybeSingle(),
  );
  return row && toIntake(row);
}

/**
 * Sent twice, it counts once and says what was typed last. The database moves the stock.
 * @param id made when the form opens
 * @throws AppError `forbidden` when the box is gone or may not be used.
 */
export async function logIntake(
  db: Db,
  by: string,
  id: string,
  medicationId: string,
  entry: IntakeEntry,
): Promise<void> {
  const insert = async () =>
    orThrow(
      await db
        .from("medication_intake_logs")
        .upsert(
          {
            id,
            user_id: by,
            medication_id: medicationId,
            quantity_taken: entry.quantityTaken,
            taken_at: entry.takenAt,
            notes: entry.notes,
          },
          { onConflict: "id", ignoreDuplicates: true },
        )
        .select("id"),
    );
  if ((await insert()).length > 0) return;
  // An earlier try had arrived, only its answer was lost; what it said may have been corrected since.
  if (await isLogged(db, id, medicationId, entry)) return;
  await deleteIntake(db, id);
  await insert();
}

async function isLogged(
  db: Db,
  id: string,
  medicationId: string,
  entry: IntakeEntry,
): Promise<boolean> {
  const row = orThrow(
    await db.from("medication_intake_logs").select(COLUMNS).eq("id", id).maybeSingle(),
  );
  return (
    row !== null &&
    row.medication_id === medicationId &&
    row.quantity_taken === entry.quantityTaken &&
    row.notes === entry.notes &&
    minuteOf(instant(row.taken_at)) === minuteOf(entry.takenAt)
  );
}

/** As precise as the form: "now" is this second, and another one when the form is sent again. */
function minuteOf(moment: Instant): number {
  return Math.floor(epochMs(moment) / 60_000);
}

/** A dose that is gone already is as good as deleted; one that may not be deleted is refused. */
export async function deleteIntake(db: Db, id: string): Promise<void> {
  const deleted = orThrow(
    await db.from("medication_intake_logs").delete().eq("id", id).select("id"),
  );
  if (deleted.length > 0) return;
  const left = orThrow(
    await db.from("medication_intake_logs").select("id").eq("id", id).maybeSingle(),
  );
  if (left) throw new AppError("forbidden");
}

async function readPage(
  db: Db,
  profileId: string,
  { since, from, rows }: { since: Instant | null; from: number; rows: number },
): Promise<LatestIntakes> {
  const wanted = db
    .from("medication_intake_logs")
    .select(COLUMNS, { count: "exact" })
    .eq("profile_id", profileId);
  const { count, ...reply } = await (since === null ? wanted : wanted.gte("taken_at", since))
    .order("taken_at", { ascending: false })
    .order("id")
    .range(from, from + rows - 1);
  const page = orThrow(reply);
  return { intakes: page.map(toIntake), total: count ?? page.length };
}

interface IntakeRow {
  id: string;
  user_id: string | null;
  medication_id: string | null;
  medication_name: string;
  medication_dosage: string;
  medication_form: string;
  quantity_taken: number;
  quantity_deducted: number;
  taken_at: string;
  notes: string | null;
}

function toIntake(row: IntakeRow): StoredIntake {
  // Copied from a box, whose form the database holds to the five.
  if (!isForm(row.medication_form)) throw new RangeError("Not a form");
  return {
    id: row.id,
    medicationId: row.medication_id,
    medicationName: row.medication_name,
    medicationDosage: row.medication_dosage,
    medicationForm: row.medication_form,
    quantityTaken: row.quantity_taken,
    quantityDeducted: row.quantity_deducted,
    loggedBy: row.user_id,
    takenAt: instant(row.taken_at),
    notes: row.notes,
  };
}
