import type { Db } from "#app/client/database/browser-db.ts";
import { AppError, failureOfReply, orThrow } from "#app/client/errors/failure.ts";
import { readEvery } from "#app/client/queries/read-every.ts";
import type { Day } from "#domain/calendar/day.ts";
import type { Failure } from "#domain/failure.ts";
import { isForm } from "#domain/inventory/form.ts";
import type { Language } from "#domain/locale/locales.ts";
import { isStockUnit } from "#domain/medicines/packs/stock-unit.ts";
import { readSearch } from "#domain/medicines/search/read-search.ts";
import type { CourseStop } from "#domain/reminders/course.ts";
import { orNull } from "#domain/stored-row.ts";
import { storedAmount, storedText, storedWord } from "#domain/stored-values.ts";
import { type MedicationFacts, type NewBox, toFactColumns } from "./medication-facts.ts";
import type { FoundPack, KnownProduct, MedicationReference } from "./medication-reference.ts";
import {
  editable,
  readMedicationRow,
  toMedication,
  toMedicationList,
  toReminderRows,
  toSchedule,
} from "./medication-rows.ts";
import { needsPrescription, toReference, wholeQuantity } from "./reference-rows.ts";
import type {
  EditableMedication,
  HomeCandidate,
  MedicationList,
  StoredMedication,
} from "./stored-medication.ts";

const COLUMNS =
  "id, is_common, for_profile_id, reference_id, name, dosage, form, total_quantity, current_quantity, expiry_date, opened_on, in_use_days, course_stopped_on, course_stop_reason, course_stop_note, location, official_number, lot, posology, notes, created_at, updated_at";
const COLUMNS_AND_REMINDERS =
  "id, is_common, for_profile_id, reference_id, name, dosage, form, total_quantity, current_quantity, expiry_date, opened_on, in_use_days, course_stopped_on, course_stop_reason, course_stop_note, location, official_number, lot, posology, notes, created_at, updated_at, official_notices, medication_references(source_key, source, source_date, prescription_required, active_molecule), medication_reminders(reminder_time, weekdays, starts_on, ends_on, paused_at, paused_until, quantity)";
const REFERENCE_COLUMNS =
  "id, name, name_es, dosage, form, prescription_required, active_molecule, side_effects, side_effects_es, default_posology, default_posology_es, default_quantity, source, source_date, withdrawn_at";

/** What `editMedication` leaves: the box as written, or as somebody else left it in the meantime. */
export type Edited =
  | { readonly outcome: "saved"; readonly medication: StoredMedication }
  | { readonly outcome: "changed-meanwhile"; readonly medication: EditableMedication };

/** The boxes of one profile and the common ones of its home, newest first: one request per thousand. */
export async function listMedications(db: Db, profileId: string): Promise<MedicationList> {
  const rows = await readEvery((from, to) =>
    db
      .rpc("list_boxes", { profile_id: profileId }, { get: true, count: "exact" })
      .select(COLUMNS_AND_REMINDERS)
      .order("created_at", { ascending: false })
      .order("id")
      .range(from, to),
  );
  return toMedicationList(rows);
}

/** The account's own boxes that the question about the home concerns, in the order of their names. */
export async function listHomeCandidates(db: Db, userId: string): Promise<HomeCandidate[]> {
  const rows = await readEvery((from, to) =>
    db
      .from("medications")
      .select(
        "id, name, dosage, for_profile_id, medication_references!inner(prescription_required), medication_reminders(id)",
        { count: "exact" },
      )
      .eq("user_id", userId)
      .eq("is_common", false)
      .order("name")
      .order("id")
      .range(from, to),
  );
  return rows
    .filter(
      (row) =>
        row.medication_reminders.length === 0 &&
        !needsPrescription(row.medication_references.prescription_required),
    )
    .map((row) => ({
      id: row.id,
      name: row.name,
      dosage: row.dosage,
      ownerId: row.for_profile_id,
    }));
}

/**
 * Makes boxes common to the home, in one request that also remembers that the question was answered.
 * @returns those that stayed personal, because a schedule was added meanwhile
 */
export async function answerHomeQuestion(db: Db, boxIds: readonly string[]): Promise<string[]> {
  return orThrow(await db.rpc("answer_home_question", { box_ids: [...boxIds] }));
}

/** The box with this number that was changed last, of all that the reader sees; null where none can be read. */
export async function findKnownProduct(db: Db, gtin: string): Promise<KnownProduct | null> {
  const row = orThrow(
    await db
      .from("medications")
      .select("name, dosage, form, total_quantity")
      .eq("gtin", gtin)
      .order("updated_at", { ascending: false })
      .limit(1)
      .maybeSingle(),
  );
  return (
    row &&
    orNull(() => ({
      name: storedText(row.name),
      dosage: storedText(row.dosage),
      form: storedWord(row.form, isForm),
      totalQuantity: storedAmount(row.total_quantity),
    }))
  );
}

/**
 * Adds a box and its schedule. Sent twice, it adds one box that holds what was typed last: a form whose first answer got
 * lost may have been corrected before it was sent again. What happened to the box since stays.
 * @param id made when the form opens
 * @param gtin 14 digits of a code that no list knows
 * @throws AppError `conflict` when it was changed since, or corrected here and used
 */
export async function addMedication(
  db: Db,
  profileId: string,
  id: string,
  { schedule, ...facts }: MedicationFacts,
  gtin: string | null = null,
): Promise<StoredMedication> {
  const box = { id, ...toFactColumns(facts), gtin };
  const args = { profile_id: profileId, box, hours: toReminderRows(schedule) };
  const row = orThrow(await db.rpc("save_box", args).select(COLUMNS).single());
  return toMedication(row, schedule);
}

/**
 * Adds several boxes in one request, each by itself. Sent twice, each is there once, as `addMedication` says.
 * @returns for each box that was refused, why
 */
export async function addMedications(
  db: Db,
  profileId: string,
  boxes: readonly NewBox[],
): Promise<ReadonlyMap<string, Failure>> {
  const answers = orThrow(
    await db.rpc("add_boxes", {
      profile_id: profileId,
      boxes: boxes.map(({ id, facts, gtin }) => ({ id, ...toFactColumns(facts), gtin })),
    }),
  );
  return new Map(
    answers.flatMap(({ id, refused_with: code }): [string, Failure][] =>
      id === null || code === null ? [] : [[id, failureOfReply({ name: "", message: "", code })]],
    ),
  );
}

/**
 * Writes a box and its schedule, only when nobody else has written the box since `known` was read. A box that was for
 * the whole home and is no longer goes to the profile.
 * @throws AppError `not-found` when the box was deleted in the meantime, `forbidden` when it may not be changed.
 */
export async function editMedication(
  db: Db,
  profileId: string,
  known: EditableMedication,
  { schedule, ...facts }: MedicationFacts,
): Promise<Edited> {
  const args = {
    profile_id: profileId,
    box: { id: known.id, ...toFactColumns(facts) },
    hours: toReminderRows(schedule),
    known_version: known.version,
  };
  const saved = orThrow(await db.rpc("save_box", args).select(COLUMNS).maybeSingle());
  if (saved) return { outcome: "saved", medication: toMedication(saved, schedule) };
  const medication = await readMedication(db, known.id);
  // Nobody wrote meanwhile: what may be read here may not be changed.
  if (medication.version === known.version) throw new AppError("forbidden");
  return { outcome: "changed-meanwhile", medication };
}

async function readMedication(db: Db, id: string): Promise<EditableMedication> {
  const row = orThrow(
    await db.from("medications").select(COLUMNS_AND_REMINDERS).eq("id", id).maybeSingle(),
  );
  if (!row) throw new AppError("not-found");
  const read = readMedicationRow(row, () => toSchedule(row.medication_reminders));
  return read.isReadable ? read.value : editable(row, read);
}

/**
 * Writes the day on which a box was opened, and nothing else: what others change meanwhile stays.
 * @throws AppError `forbidden` when it may not be changed or is gone
 */
export async function openMedication(db: Db, id: string, openedOn: Day): Promise<void> {
  const opened = orThrow(
    await db.from("medications").update({ opened_on: openedOn }).eq("id", id).select("id"),
  );
  if (opened.length === 0) throw new AppError("forbidden");
}

/** Writes down the batch that is printed on a box. @throws AppError `forbidden` when it may not be changed */
export async function noteLot(db: Db, id: string, lot: string): Promise<void> {
  const noted = orThrow(await db.from("medications").update({ lot }).eq("id", id).select("id"));
  if (noted.length === 0) throw new AppError("forbidden");
}

/** Lets the schedule of a box rest from now on, and keeps why. */
export async function stopCourse(
  db: Db,
  medicationId: string,
  { stoppedOn, reason, note }: CourseStop,
): Promise<void> {
  orThrow(
    await db.rpc("stop_course", {
      medication_id: medicationId,
      stopped_on: stoppedOn,
      reason,
      ...(note !== null && { note }),
    }),
  );
}

/** A box that is gone already is as good as deleted; one that may not be deleted is refused. */
export async function deleteMedication(db: Db, id: string): Promise<void> {
  const deleted = orThrow(await db.from("medications").delete().eq("id", id).select("id"));
  if (deleted.length > 0) return;
  const left = orThrow(await db.from("medications").select("id").eq("id", id).maybeSingle());
  if (left) throw new AppError("forbidden");
}

/**
 * Presentations, those whose name begins with `words` first; none under two letters.
 * @param words as typed or dictated
 * @param country two letters, whose medicines come first
 */
export async function searchReferences(
  db: Db,
  { words, country, language }: { words: string; country: string; language: Language },
  signal: AbortSignal,
  most = 5,
): Promise<MedicationReference[]> {
  // The names of substances are fetched with the first search: pages that ask for none go without.
  const [{ searchedSubstances }, { swallowedFirst }] = await Promise.all([
    import("#domain/medicines/search/searched-substances.ts"),
    import("#domain/medicines/search/swallowed-first.ts"),
  ]);
  const substances = searchedSubstances(words);
  const rows = orThrow(
    await db
      .rpc("search_medication_references", {
        query: readSearch(words),
        max_results: most,
        in_country: country,
        substances,
      })
      .select(REFERENCE_COLUMNS)
      .abortSignal(signal),
  );
  const found = rows.map((row) => toReference(row, language));
  return substances.length === 0 ? found : [...swallowedFirst(found, words)];
}

/** Null when the reference list no longer holds it. */
export async function readReference(
  db: Db,
  id: string,
  language: Language,
): Promise<MedicationReference | null> {
  const row = orThrow(
    await db.from("medication_references").select(REFERENCE_COLUMNS).eq("id", id).maybeSingle(),
  );
  return row && toReference(row, language);
}

/** The pack with these 13 digits; null when no list holds it. */
export async function findPackByCode(
  db: Db,
  packCode: string,
  language: Language,
): Promise<FoundPack | null> {
  const pack = orThrow(
    await db
      .from("reference_packs")
      .select(`label, quantity, unit, medication_references(${REFERENCE_COLUMNS})`)
      .eq("cip13", packCode)
      .maybeSingle(),
  );
  if (pack === null) return null;
  const row = pack.medication_references;
  const reference = row && toReference(row, language);
  const isInItsUnit =
    pack.unit === null || !reference?.form || isStockUnit(reference.form, pack.unit);
  return {
    label: pack.label,
    reference: reference && {
      ...reference,
      defaultQuantity: isInItsUnit ? wholeQuantity(pack.quantity) : null,
    },
  };
}
