import {
  type CompositionRow,
  readComposition,
} from "#app/client/cabinet-checks/composition-rows.ts";
import type { Db } from "#app/client/database/browser-db.ts";
import type { Database } from "#app/client/database/database-types.ts";
import { AppError, orThrow } from "#app/client/errors/failure.ts";
import { PAGE_ROWS, readEvery } from "#app/client/queries/read-every.ts";
import { day } from "#domain/calendar/day.ts";
import { epochMs, type Instant, instant } from "#domain/calendar/instant.ts";
import type { DoseTaker } from "#domain/dose-rules/person-band.ts";
import type { IntakeEntry } from "#domain/intakes/intake-draft.ts";
import { COUNTED_HOURS } from "#domain/intakes/recent-hours.ts";
import { isForm } from "#domain/inventory/form.ts";
import { countryOfSource } from "#domain/medicines/imports/source.ts";
import { ageInMonths } from "#domain/profiles/age.ts";
import { isAdult } from "#domain/profiles/plausible-measures.ts";
import { isProfileType } from "#domain/profiles/profile.ts";
import { orNull } from "#domain/stored-row.ts";
import { storedAmount, storedDay, storedInstant } from "#domain/stored-values.ts";
import type { AskedProduct, DoseBox, DoseFacts, DoseLedger, NamedDose } from "./dose-facts.ts";
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

/** The latest dose of a product: of this box, or of another of its name, strength and form. Null before the first. */
export async function readLastIntake(
  db: Db,
  profileId: string,
  product: AskedProduct,
): Promise<StoredIntake | null> {
  const quoted = (text: string) => `"${text.replaceAll(/["\\]/gu, "\\$&")}"`;
  const alike = `medication_name.eq.${quoted(product.name)},medication_dosage.eq.${quoted(product.dosage)},medication_form.eq.${quoted(product.form)}`;
  const rows = orThrow(
    await db
      .from("medication_intake_logs")
      .select(COLUMNS)
      .eq("profile_id", profileId)
      .or(`medication_id.eq.${product.id},and(${alike})`)
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

/** What the dose form has to know before a dose of this box. */
export async function readDoseFacts(
  db: Db,
  { me, profileId }: { me: string; profileId: string },
  box: AskedProduct,
  now: Instant,
): Promise<DoseFacts> {
  const [doses, lastOfProduct, ofBox, taker] = await Promise.all([
    listRecentDoses(db, profileId, now),
    readLastIntake(db, profileId, box),
    readBox(db, box.id),
    readTaker(db, profileId, now),
  ]);
  return { doses, lastOfProduct, ...ofBox, taker, me };
}

async function listRecentDoses(db: Db, profileId: string, now: Instant): Promise<NamedDose[]> {
  const rows = orThrow(
    await db.rpc("substance_ledger", { profile_id: profileId, hours: COUNTED_HOURS, at: now }),
  );
  const doses = Map.groupBy(rows, ({ intake_id }) => intake_id ?? "");
  return [...doses].flatMap(([id, contents]) => {
    const [row] = contents;
    return row === undefined ? [] : [recentDose(id, row, contents, now)];
  });
}

type LedgerRow = Database["public"]["Functions"]["substance_ledger"]["Returns"][number];

function recentDose(
  id: string,
  row: LedgerRow,
  contents: readonly LedgerRow[],
  now: Instant,
): NamedDose {
  return {
    id,
    medicationId: row.medication_id,
    name: row.product_name ?? "",
    dosage: row.dosage ?? "",
    // A form that this version does not know is no reason to hide a dose.
    form: row.form !== null && isForm(row.form) ? row.form : "Comprimé",
    quantity: orNull(() => storedAmount(row.quantity)) ?? 0,
    // A moment of the last hours that cannot be read may be just now: it counts as that.
    takenAt: orNull(() => storedInstant(row.taken_at)) ?? now,
    by: row.giver_id,
    byName: row.giver_name,
    activeMolecule: row.active_molecule,
    contained: contents.flatMap(({ substance_id: substanceId, milligrams, weighed_as }) =>
      substanceId === null ? [] : [{ substanceId, milligrams, weighedAs: weighed_as }],
    ),
  };
}

/** What the dose form has to know of a person's doses, without a box: kept for an answer without a network. */
export async function readDoseLedger(
  db: Db,
  { me, profileId }: { me: string; profileId: string },
  now: Instant,
): Promise<DoseLedger> {
  const [doses, taker] = await Promise.all([
    listRecentDoses(db, profileId, now),
    readTaker(db, profileId, now),
  ]);
  return { doses, taker, me };
}

/** The same of each box in reach of a person, by its id. */
export async function listDoseBoxes(
  db: Db,
  profileId: string,
): Promise<ReadonlyMap<string, DoseBox>> {
  const rows = await readEvery((from, to) =>
    db
      .rpc("list_boxes_in_reach", { profile_id: profileId }, { get: true, count: "exact" })
      .select(`id, ${DOSE_BOX_COLUMNS}`)
      .order("id")
      .range(from, to),
  );
  return new Map(rows.map((row) => [row.id, toDoseBox(row)]));
}

async function readBox(db: Db, id: string): Promise<DoseBox> {
  return toDoseBox(
    orThrow(await db.from("medications").select(DOSE_BOX_COLUMNS).eq("id", id).maybeSingle()),
  );
}

const DOSE_BOX_COLUMNS =
  "medication_references(active_molecule, source, prescription_required, reference_substances(substance_id, amount, per_amount, per_unit, holds_amount, holds_unit, weighed_as, is_salt, unknown_because)), medication_reminders(quantity)";

interface DoseBoxRow {
  readonly medication_references: {
    readonly active_molecule: string | null;
    readonly source: string;
    readonly prescription_required: string;
    readonly reference_substances: readonly CompositionRow[];
  } | null;
  readonly medication_reminders: readonly { readonly quantity: number }[];
}

function toDoseBox(row: DoseBoxRow | null): DoseBox {
  const quantities = new Set(
    row?.medication_reminders.map(({ quantity }) => orNull(() => storedAmount(quantity))),
  );
  const [scheduled = null] = quantities;
  const reference = row?.medication_references ?? null;
  return {
    activeMolecule: reference?.active_molecule ?? null,
    contained: readComposition(reference?.reference_substances ?? []),
    country: reference && countryOfSource(reference.source),
    // "Depends on the pack" may be a prescription.
    isPrescription: reference && reference.prescription_required !== "Non",
    // Two hours with different quantities propose neither.
    scheduled: quantities.size === 1 ? scheduled : null,
  };
}

async function readTaker(db: Db, profileId: string, now: Instant): Promise<DoseTaker> {
  const row = orThrow(
    await db
      .from("profiles")
      .select("date_of_birth, profile_type, weight, weight_measured_on")
      .eq("id", profileId)
      .maybeSingle(),
  );
  const bornOn = orNull(() => storedDay(row?.date_of_birth));
  const today = day(now.slice(0, 10));
  const months = bornOn === null || bornOn > today ? null : ageInMonths(bornOn, today);
  const type = row && isProfileType(row.profile_type) ? row.profile_type : null;
  return {
    weightKg: orNull(() => storedAmount(row?.weight)),
    weightOn: orNull(() => storedDay(row?.weight_measured_on)),
    ageInMonths: months,
    isAdult: type && isAdult({ type, ageInMonths: months }),
  };
}

/**
 * Sent twice, it counts once and says what was typed last. The database moves the stock.
 * @param whose the account that gives the dose, and the profile that takes it
 * @param id made when the form opens
 * @param confirmedWarnings what was asked about this dose and confirmed
 * @throws AppError `forbidden` when the box is gone or may not be used.
 */
export async function logIntake(
  db: Db,
  whose: { by: string; profileId: string },
  id: string,
  medicationId: string,
  entry: IntakeEntry,
  confirmedWarnings: readonly string[] = [],
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
  if ((await insert()).length > 0) return;
  // An earlier try had arrived, only its answer was lost; what it said may have been corrected since.
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
    minuteOf(instant(row.taken_at)) === minuteOf(entry.takenAt)
  );
}

/** As precise as the form: "now" is this second, and another one when the form is sent again. */
function minuteOf(moment: Instant): number {
  return Math.floor(epochMs(moment) / 60_000);
}

/** The question is about doses of two accounts, and does not tell the id of the other one. */
const ANOTHER_ACCOUNT = "another account";

/** A dose that another account recorded within ten minutes of one of this account, and that may be the same. */
export interface PossibleDuplicate {
  readonly id: string;
  /** This account's and the other's. */
  readonly doseIds: readonly [string, string];
  readonly personName: string | null;
  readonly dose: NamedDose;
}

export async function listPossibleDuplicates(db: Db): Promise<PossibleDuplicate[]> {
  const rows = orThrow(await db.rpc("list_possible_duplicates"));
  return rows.flatMap(({ id, intake_id, own_intake_id, taken_at, form, ...row }) => {
    if (id === null || intake_id === null || own_intake_id === null || taken_at === null) return [];
    const dose: NamedDose = {
      id: intake_id,
      medicationId: null,
      name: row.product_name ?? "",
      dosage: row.dosage ?? "",
      form: form !== null && isForm(form) ? form : "Autre",
      quantity: row.quantity ?? 0,
      takenAt: instant(taken_at),
      by: ANOTHER_ACCOUNT,
      byName: row.giver_name,
      activeMolecule: null,
    };
    return [{ id, doseIds: [own_intake_id, intake_id], personName: row.profile_name, dose }];
  });
}

/**
 * Of two accounts that answer at once the first one decides.
 * @param isSame whether both are one dose: then the one that was recorded second is deleted
 * @returns whether they are one dose from now on, whoever said so
 */
export async function answerPossibleDuplicate(
  db: Db,
  { id, doseIds, isSame }: Pick<PossibleDuplicate, "id" | "doseIds"> & { readonly isSame: boolean },
): Promise<boolean> {
  const deleted = orThrow(
    await db.rpc("answer_possible_duplicate", { duplicate: id, is_same: isSame }),
  );
  if (deleted !== null) return true;
  const left = orThrow(await db.from("medication_intake_logs").select("id").in("id", doseIds));
  // Neither is to be read any more, by this account: what became of them is not known here.
  return left.length === 0 ? isSame : left.length < doseIds.length;
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
