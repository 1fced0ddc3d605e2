import {
  type CompositionRow,
  readComposition,
} from "#app/client/cabinet-checks/composition-rows.ts";
import type { Db } from "#app/client/database/browser-db.ts";
import { orThrow } from "#app/client/errors/failure.ts";
import { PAGE_ROWS, readEvery } from "#app/client/queries/read-every.ts";
import { day } from "#domain/calendar/day.ts";
import { type Instant, instantAt } from "#domain/calendar/instant.ts";
import { isForm } from "#domain/inventory/form.ts";
import { countryOfSource } from "#domain/medicines/imports/source.ts";
import { type LeafletColumns, leafletOf } from "#domain/medicines/official/leaflet.ts";
import { readBoxNotices } from "#domain/notices/box-notices.ts";
import { profileName } from "#domain/profiles/profile.ts";
import { orNull, readableRows, readFields } from "#domain/stored-row.ts";
import {
  nullOr,
  storedAmount,
  storedDay,
  storedInstant,
  storedText,
  storedWord,
} from "#domain/stored-values.ts";
import { isRedFlagId } from "#domain/symptoms/emergencies/red-flag.ts";
import type { CabinetBox, RecentIntake } from "#domain/symptoms/facts/guide-facts.ts";
import type { FoundSummary } from "#domain/symptoms/found-summary.ts";
import type { HealthProduct } from "#domain/symptoms/list/health-product.ts";
import {
  type ReviewedSource,
  SEVERITIES,
  type Severity,
  type Symptom,
} from "#domain/symptoms/list/symptom.ts";

const SYMPTOM_COLUMNS =
  "key, symptome_fr, symptom_en, symptoma_es, suggested_medications_fr, suggested_medications_us, medicamentos_sugeridos_es, ordonnance_fr, prescription_us, receta_es, severity, red_flag, synonyms_fr, synonyms_en, synonyms_es, advice_fr, advice_en, advice_es, unlisted, source, source_url, reviewed_on";
const PRODUCT_COLUMNS =
  "key, symptom_fr, symptom_en, symptom_es, product_fr, product_us, product_es, category, caution_fr, caution_en, caution_es, source, source_url, reviewed_on";
const BOX_COLUMNS =
  "id, is_common, for_profile_id, name, dosage, form, current_quantity, expiry_date, opened_on, in_use_days, official_number, lot, official_notices, medication_references(active_molecule, prescription_required, source_key, source, source_date, reference_substances(substance_id, amount, per_amount, per_unit, holds_amount, holds_unit, weighed_as, is_salt, unknown_because))";

/** The whole list, so that nothing anybody types is sent anywhere. */
export async function listSymptoms(db: Db): Promise<Symptom[]> {
  const rows = orThrow(
    await db.from("symptoms_medications").select(SYMPTOM_COLUMNS).order("symptome_fr"),
  );
  return readableRows(rows, (row) => ({
    key: row.key,
    name: { fr: row.symptome_fr, en: row.symptom_en, es: row.symptoma_es },
    synonyms: {
      fr: listOf(row.synonyms_fr, ";"),
      en: listOf(row.synonyms_en, ";"),
      es: listOf(row.synonyms_es, ";"),
    },
    medicines: {
      FR: listOf(row.suggested_medications_fr, ","),
      US: listOf(row.suggested_medications_us, ","),
      ES: listOf(row.medicamentos_sugeridos_es, ","),
    },
    needsPrescription: {
      FR: row.ordonnance_fr === "Oui",
      US: row.prescription_us === "Yes",
      ES: row.receta_es === "Sí",
    },
    severity: toSeverity(row.severity),
    redFlag: row.red_flag !== null && isRedFlagId(row.red_flag) ? row.red_flag : null,
    advice: { fr: row.advice_fr, en: row.advice_en, es: row.advice_es },
    unlisted: listOf(row.unlisted, ","),
    source: toSource(row),
  })).rows;
}

export async function listHealthProducts(db: Db): Promise<HealthProduct[]> {
  const rows = orThrow(
    await db.from("health_products").select(PRODUCT_COLUMNS).order("symptom_fr").order("key"),
  );
  return readableRows(rows, (row) => ({
    key: row.key,
    symptom: { fr: row.symptom_fr, en: row.symptom_en, es: row.symptom_es },
    products: {
      FR: listOf(row.product_fr, ";"),
      US: listOf(row.product_us, ";"),
      ES: listOf(row.product_es, ";"),
    },
    category: row.category,
    caution: { fr: row.caution_fr, en: row.caution_en, es: row.caution_es },
    source: toSource(row),
  })).rows;
}

/**
 * The boxes that a person may be given of, with the substances of their references: one request per thousand. The
 * person's own and those of the whole home come first, then those of the others.
 */
export async function listCabinetBoxes(db: Db, profileId: string): Promise<CabinetBox[]> {
  const rows = await readEvery((from, to) =>
    db
      .rpc("list_boxes_in_reach", { profile_id: profileId }, { get: true, count: "exact" })
      .select(BOX_COLUMNS)
      .order("created_at", { ascending: false })
      .order("id")
      .range(from, to),
  );
  const isOthers = (row: BoxRow) => !row.is_common && row.for_profile_id !== profileId;
  // A box without the name of its owner is better than no box.
  const names = rows.some(isOthers) ? await ownerNames(db).catch(() => NO_NAMES) : NO_NAMES;
  const boxes = rows.map((row) => toBox(row, profileId, names));
  return [...boxes.filter((box) => !box.otherOwner), ...boxes.filter((box) => box.otherOwner)];
}

const NO_NAMES: ReadonlyMap<string, string | null> = new Map();

/** What the people of this account are called, by id. */
async function ownerNames(db: Db): Promise<ReadonlyMap<string, string | null>> {
  const rows = orThrow(await db.from("profiles").select("id, first_name, last_name"));
  return new Map(
    rows.map((row) => [
      row.id,
      profileName({ firstName: row.first_name, lastName: row.last_name }),
    ]),
  );
}

/** The doses of a profile from a moment on, newest first. */
export async function listIntakesSince(
  db: Db,
  profileId: string,
  since: Instant,
): Promise<RecentIntake[]> {
  const rows = orThrow(
    await db
      .from("medication_intake_logs")
      .select(
        "id, medication_id, medication_name, medication_dosage, medication_form, quantity_taken, taken_at, intake_substances(substance_id, milligrams, weighed_as)",
      )
      .eq("profile_id", profileId)
      .gte("taken_at", since)
      .order("taken_at", { ascending: false })
      .limit(PAGE_ROWS),
  );
  return rows.map((row) => ({
    id: row.id,
    medicationId: row.medication_id,
    medicationName: row.medication_name,
    dosage: row.medication_dosage,
    ...(isForm(row.medication_form) && { form: row.medication_form }),
    quantity: row.quantity_taken,
    contained: (row.intake_substances ?? []).map((each) => ({
      substanceId: each.substance_id,
      milligrams: each.milligrams,
      weighedAs: each.weighed_as,
    })),
    // A dose of an unreadable moment after `since` may have been given just now: it counts as given.
    takenAt: orNull(() => storedInstant(row.taken_at)) ?? instantAt(Date.now()),
  }));
}

/** What somebody looked for and what it came to. */
export interface SymptomSearch {
  readonly profileId: string;
  readonly symptomsText: string;
  /** As `pharmacyCountry` names it. */
  readonly countryContext: string;
  readonly found: FoundSummary;
}

/** Nothing is written for an empty search. What was looked for travels in the body alone, never in an address. */
export async function logSymptomSearch(
  db: Db,
  userId: string,
  { profileId, symptomsText, countryContext, found }: SymptomSearch,
): Promise<void> {
  const text = symptomsText.trim().slice(0, TEXT_MAX);
  if (text === "") return;
  orThrow(
    await db.from("symptom_searches").insert({
      user_id: userId,
      // The main profile has the account's id and is written as null.
      profile_id: profileId === userId ? null : profileId,
      symptoms_text: text,
      country_context: countryContext,
      found_medications: toJson(found),
    }),
  );
}

const TEXT_MAX = 1000;

const toJson = ({ emergencies, offered, refused }: FoundSummary) => ({
  emergencies: [...emergencies],
  offered: offered.map((each) => ({ ...each })),
  refused: refused.map(({ name, reasons }) => ({ name, reasons: [...reasons] })),
});

interface BoxRow {
  id: string;
  is_common: boolean;
  for_profile_id: string;
  name: string;
  dosage: string;
  form: string;
  current_quantity: number;
  expiry_date: string;
  opened_on: string | null;
  in_use_days: number | null;
  official_number: string | null;
  lot: string | null;
  official_notices: unknown;
  medication_references:
    | (LeafletColumns & {
        active_molecule: string;
        prescription_required: string;
        reference_substances: CompositionRow[];
      })
    | null;
}

function toBox(
  row: BoxRow,
  profileId: string,
  names: ReadonlyMap<string, string | null>,
): CabinetBox {
  const reference = row.medication_references;
  const read = readFields({
    name: () => storedText(row.name),
    dosage: () => storedText(row.dosage),
    form: () => storedWord(row.form, isForm),
    currentQuantity: () => storedAmount(row.current_quantity),
    expiresOn: () => storedDay(row.expiry_date),
    openedOn: () => nullOr(row.opened_on, storedDay),
    inUseDays: () => nullOr(row.in_use_days, storedAmount),
  });
  const known = {
    id: row.id,
    ownerId: row.is_common ? null : row.for_profile_id,
    ...(!row.is_common &&
      row.for_profile_id !== profileId && {
        otherOwner: { name: names.get(row.for_profile_id) ?? null },
      }),
    activeMolecule: reference?.active_molecule ?? null,
    contained: readComposition(reference?.reference_substances ?? []),
    leaflet: leafletOf(reference, row.official_number),
    lot: row.lot,
    notices: readBoxNotices(row.official_notices),
    country: reference && countryOfSource(reference.source),
    needsPrescription: reference?.prescription_required.includes("Oui") ?? null,
  };
  if (read.isReadable) return { ...known, ...read.value };
  // It stays, because a dose may have come from it: what it holds counts, and it is never offered.
  return { ...known, ...WORST_CASE, ...read.known, isUnreadable: true };
}

const WORST_CASE = {
  name: "",
  dosage: "",
  form: "Comprimé",
  currentQuantity: 0,
  expiresOn: day("1900-01-01"),
} as const;

function toSource(row: {
  source: string;
  source_url: string | null;
  reviewed_on: string;
}): ReviewedSource {
  return { name: row.source, url: row.source_url, reviewedOn: storedDay(row.reviewed_on) };
}

/** The database holds the column to the three. */
function toSeverity(text: string): Severity {
  const severity = SEVERITIES.find((known) => known === text);
  if (!severity) throw new RangeError("Not a severity");
  return severity;
}

function listOf(text: string, separator: "," | ";"): string[] {
  return text
    .split(separator)
    .map((word) => word.trim())
    .filter((word) => word !== "");
}
