import type { Db } from "#app/client/database/browser-db.ts";
import { AppError, orThrow } from "#app/client/errors/failure.ts";
import { PAGE_ROWS } from "#app/client/queries/read-every.ts";
import { type Instant, instant } from "#domain/calendar/instant.ts";
import { type IntakeEntry, isSameMinute } from "#domain/intakes/intake-draft.ts";
import { storedAmount, storedInstant } from "#domain/stored-values.ts";
import type { AskedProduct } from "./dose-facts.ts";
import { type IntakeRow, readIntakeRow, type StoredIntake } from "./stored-intake.ts";

/** Second specification, section 9: how many doses are fetched at first. */
const LATEST_ROWS = 50;
/** A moment of `infinity` stands before the last dose that can be read. */
const MAX_UNREADABLE = 20;

const COLUMNS =
  "id, user_id, medication_id, medication_name, medication_dosage, medication_form, quantity_taken, quantity_deducted, taken_at, notes";

/** A dose with the name of who gave it; null for an account without one, or that is gone. */
export interface GivenIntake extends StoredIntake {
  readonly giverName: string | null;
}

/** A stored dose with a moment, a quantity or a form that cannot be read. It counts for nothing. */
export interface UnreadableIntake {
  readonly id: string;
  readonly loggedBy: string | null;
  /** Null where that cannot be read either. */
  readonly medicationName: string | null;
}

export interface IntakeList {
  /** Newest first. */
  readonly intakes: readonly GivenIntake[];
  readonly unreadable: readonly UnreadableIntake[];
}

/** The latest fifty. */
export interface LatestIntakes extends IntakeList {
  /** How many doses the profile has in all. */
  readonly total: number;
}

export async function listLatestIntakes(db: Db, profileId: string): Promise<LatestIntakes> {
  return readPage(db, profileId, { since: null, from: 0, rows: LATEST_ROWS });
}

/**
 * Every dose of a profile, newest first: one request per thousand.
 * @param since that moment included; null from the first dose on
 */
export async function listIntakes(
  db: Db,
  profileId: string,
  since: Instant | null,
): Promise<IntakeList> {
  const intakes: GivenIntake[] = [];
  const unreadable: UnreadableIntake[] = [];
  for (;;) {
    const from = intakes.length + unreadable.length;
    const page = await readPage(db, profileId, { since, from, rows: PAGE_ROWS });
    intakes.push(...page.intakes);
    unreadable.push(...page.unreadable);
    const read = page.intakes.length + page.unreadable.length;
    if (read === 0 || from + read >= page.total + page.unreadable.length) {
      return { intakes, unreadable };
    }
  }
}

/**
 * The latest dose of a product: of this box, or of another of its name, strength and form. Null before the first.
 * @param without the id of a dose that does not count: the one that is being corrected
 */
export async function readLastIntake(
  db: Db,
  profileId: string,
  product: AskedProduct,
  without: string | null = null,
): Promise<StoredIntake | null> {
  const quoted = (text: string) => `"${text.replaceAll(/["\\]/gu, "\\$&")}"`;
  const alike = `medication_name.eq.${quoted(product.name)},medication_dosage.eq.${quoted(product.dosage)},medication_form.eq.${quoted(product.form)}`;
  const wanted = db
    .from("medication_intake_logs")
    .select(COLUMNS)
    .eq("profile_id", profileId)
    .or(`medication_id.eq.${product.id},and(${alike})`);
  const rows = orThrow(
    await (without === null ? wanted : wanted.neq("id", without))
      .order("taken_at", { ascending: false })
      .limit(MAX_UNREADABLE),
  );
  for (const row of rows) {
    const read = readIntakeRow(row);
    if (read.isReadable) return read.value;
  }
  return null;
}

/** The same with the name of who gave it. */
export async function readLastGivenIntake(
  db: Db,
  profileId: string,
  product: AskedProduct,
): Promise<GivenIntake | null> {
  const last = await readLastIntake(db, profileId, product);
  if (last === null) return null;
  const given = { id: last.id, user_id: last.loggedBy };
  const giverNameOf = await readGiverNames(db, [given]);
  return { ...last, giverName: giverNameOf(given) };
}

interface LogOptions {
  readonly confirmedWarnings?: readonly string[];
  readonly isEdited?: boolean;
}

/**
 * Sent twice, it counts once. What the server has of it stays, for it may have been corrected since; what was typed last
 * is said where the form was edited in between. The database moves the stock.
 * @param whose the account that gives the dose, and the profile that takes it
 * @param id made when the form opens
 * @param options what was asked about this dose and confirmed, and whether its form was sent before with other words
 * @throws AppError `forbidden` when the box is gone or may not be used.
 */
export async function logIntake(
  db: Db,
  whose: { by: string; profileId: string },
  id: string,
  medicationId: string,
  entry: IntakeEntry,
  { confirmedWarnings = [], isEdited = false }: LogOptions = {},
): Promise<void> {
  const insert = async () =>
    orThrow(
      await db
        .from("medication_intake_logs")
        .upsert(
          {
            id,
            user_id: whose.by,
            profile_id: whose.profileId,
            medication_id: medicationId,
            quantity_taken: entry.quantityTaken,
            taken_at: entry.takenAt,
            notes: entry.notes,
            confirmed_warnings: [...confirmedWarnings],
          },
          { onConflict: "id", ignoreDuplicates: true },
        )
        .select("id"),
    );
  // No new row: an earlier try had arrived, only its answer was lost.
  if ((await insert()).length > 0 || !isEdited) return;
  if (await isLogged(db, whose.profileId, id, medicationId, entry)) return;
  await deleteIntake(db, id);
  await insert();
}

async function isLogged(
  db: Db,
  profileId: string,
  id: string,
  medicationId: string,
  entry: IntakeEntry,
): Promise<boolean> {
  const row = orThrow(
    await db
      .from("medication_intake_logs")
      .select(`${COLUMNS}, profile_id`)
      .eq("id", id)
      .maybeSingle(),
  );
  return (
    row !== null &&
    row.profile_id === profileId &&
    row.medication_id === medicationId &&
    row.quantity_taken === entry.quantityTaken &&
    row.notes === entry.notes &&
    isSameMinute(instant(row.taken_at), entry.takenAt)
  );
}

/** A dose as it was shown. */
export interface SeenDose extends IntakeEntry {
  /** Who took it. */
  readonly profileId: string;
}

/**
 * Changes what was noted about a dose, in one step; the stock of its box follows.
 * @param profileId who took it
 * @param seen the dose as it was shown
 * @param confirmedWarnings what was asked about the corrected dose and confirmed
 * @throws AppError `not-found` when the dose is gone, `conflict` when it is another than was shown, `forbidden` when it
 * may not be changed.
 */
export async function correctIntake(
  db: Db,
  { id, profileId, seen }: { id: string; profileId: string; seen: SeenDose },
  entry: IntakeEntry,
  confirmedWarnings: readonly string[] = [],
): Promise<void> {
  orThrow(
    await db.rpc("correct_intake", {
      intake: id,
      seen_quantity: seen.quantityTaken,
      seen_at: seen.takenAt,
      seen_profile: seen.profileId,
      ...(seen.notes !== null && { seen_notes: seen.notes }),
      profile: profileId,
      quantity: entry.quantityTaken,
      taken_at: entry.takenAt,
      ...(entry.notes !== null && { notes: entry.notes }),
      confirmed_warnings: [...confirmedWarnings],
    }),
  );
}

/** A dose as another correction left it. */
export interface OtherCorrection extends SeenDose {
  /** The account that corrected it; null where nobody knows. */
  readonly by: string | null;
  /** Null for an account without a name. */
  readonly byName: string | null;
}

/** @throws AppError `not-found` when the dose is gone. */
export async function readOtherCorrection(db: Db, id: string): Promise<OtherCorrection> {
  const [row] = orThrow(await db.rpc("read_corrected_intake", { intake: id }));
  if (!row) throw new AppError("not-found");
  return {
    profileId: row.profile_id ?? "",
    quantityTaken: storedAmount(row.quantity),
    takenAt: storedInstant(row.taken_at),
    notes: row.notes,
    by: row.corrected_by,
    byName: row.corrected_by_name,
  };
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
  const giverNameOf = await readGiverNames(db, page);
  const intakes: GivenIntake[] = [];
  const unreadable: UnreadableIntake[] = [];
  for (const row of page) {
    const read = readIntakeRow(row);
    if (read.isReadable) {
      intakes.push({ ...read.value, giverName: giverNameOf(row) });
    } else {
      const { id, user_id: loggedBy } = row;
      unreadable.push({ id, loggedBy, medicationName: read.known.medicationName ?? null });
    }
  }
  return { intakes, unreadable, total: (count ?? page.length) - unreadable.length };
}

/**
 * The name of who gave each of these doses: asked for with one dose of each account, and with each dose that no account
 * gave, which may be that of a helper.
 */
async function readGiverNames(
  db: Db,
  rows: readonly Pick<IntakeRow, "id" | "user_id">[],
): Promise<(row: Pick<IntakeRow, "id" | "user_id">) => string | null> {
  const giverOf = ({ id, user_id }: Pick<IntakeRow, "id" | "user_id">) => user_id ?? id;
  const doseOf = new Map(rows.map((row) => [giverOf(row), row.id]));
  if (doseOf.size === 0) return () => null;
  const named = orThrow(await db.rpc("list_intake_givers", { intakes: [...doseOf.values()] }));
  const nameOf = new Map(named.map(({ intake_id, giver_name }) => [intake_id, giver_name]));
  return (row) => nameOf.get(doseOf.get(giverOf(row)) ?? null) ?? null;
}
