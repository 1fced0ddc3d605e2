import {
  type CompositionRow,
  readComposition,
} from "#app/client/cabinet-checks/composition-rows.ts";
import type { Db } from "#app/client/database/browser-db.ts";
import type { Database } from "#app/client/database/database-types.ts";
import { orThrow } from "#app/client/errors/failure.ts";
import { readEvery } from "#app/client/queries/read-every.ts";
import { day } from "#domain/calendar/day.ts";
import type { Instant } from "#domain/calendar/instant.ts";
import type { DoseTaker } from "#domain/dose-rules/person-band.ts";
import { COUNTED_HOURS } from "#domain/intakes/recent-hours.ts";
import { isForm } from "#domain/inventory/form.ts";
import { countryOfSource } from "#domain/medicines/imports/source.ts";
import { ageInMonths } from "#domain/profiles/age.ts";
import { isAdult } from "#domain/profiles/plausible-measures.ts";
import { isProfileType } from "#domain/profiles/profile.ts";
import { orNull } from "#domain/stored-row.ts";
import { storedAmount, storedDay, storedInstant } from "#domain/stored-values.ts";
import { readLastIntake } from "./data.ts";
import type {
  AskedProduct,
  DoseBox,
  DoseFacts,
  DoseLedger,
  ListedDoseBox,
  NamedDose,
} from "./dose-facts.ts";

/**
 * What the dose form has to know before a dose of this box.
 * @param without the id of a dose that does not count: the one that is being corrected
 */
export async function readDoseFacts(
  db: Db,
  { me, profileId }: { me: string; profileId: string },
  box: AskedProduct,
  now: Instant,
  without: string | null = null,
): Promise<DoseFacts> {
  const [recent, lastOfProduct, ofBox, taker] = await Promise.all([
    listRecentDoses(db, profileId, now),
    readLastIntake(db, profileId, box, without),
    readBox(db, box.id),
    readTaker(db, profileId, now),
  ]);
  const doses = recent.filter(({ id }) => id !== without);
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
): Promise<ReadonlyMap<string, ListedDoseBox>> {
  const rows = await readEvery((from, to) =>
    db
      .rpc("list_boxes_in_reach", { profile_id: profileId }, { get: true, count: "exact" })
      .select(`id, reference_id, ${DOSE_BOX_COLUMNS}`)
      .order("id")
      .range(from, to),
  );
  return new Map(rows.map((row) => [row.id, { ...toDoseBox(row), referenceId: row.reference_id }]));
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
