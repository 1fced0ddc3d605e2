import type { Day } from "#domain/calendar/day.ts";
import { epochMs, type Instant, instantAt } from "#domain/calendar/instant.ts";
import type { DoseTaker } from "#domain/dose-rules/person-band.ts";
import {
  LONGEST_LOOK_BACK_DAYS,
  type TreatmentBox,
  type TreatmentDose,
} from "#domain/interactions/treatments.ts";
import { isForm } from "#domain/inventory/form.ts";
import { countryOfSource } from "#domain/medicines/source.ts";
import { ageInMonths } from "#domain/profiles/age.ts";
import { orNull } from "#domain/stored-row.ts";
import { storedAmount, storedDay, storedInstant } from "#domain/stored-values.ts";
import type { Db } from "../database/browser-db.ts";
import { orThrow } from "../errors/failure.ts";
import { PAGE_ROWS, readEvery } from "../queries/read-every.ts";

const A_DAY_MS = 86_400_000;
const AN_HOUR_MS = 3_600_000;

/** A box with the country of its reference; null for one typed by hand. */
interface KnownBox extends TreatmentBox {
  readonly country: string | null;
}

/** What is known of one person for the rules about interactions and leaflets. */
export interface PersonFacts {
  readonly boxes: readonly KnownBox[];
  readonly doses: readonly TreatmentDose[];
  readonly conditions: readonly string[];
  readonly taker: DoseTaker;
}

export async function readPersonFacts(
  db: Db,
  profileId: string,
  { today, now }: { today: Day; now: Instant },
): Promise<PersonFacts> {
  const [boxes, doses, conditions, taker] = await Promise.all([
    listBoxes(db, profileId),
    // An hour more: clocks of two phones differ.
    listDoses(
      db,
      profileId,
      instantAt(epochMs(now) - LONGEST_LOOK_BACK_DAYS * A_DAY_MS - AN_HOUR_MS),
    ),
    listConditions(db, profileId, today),
    readTaker(db, profileId, today),
  ]);
  return { boxes, doses, conditions, taker };
}

async function listBoxes(db: Db, profileId: string): Promise<KnownBox[]> {
  const rows = await readEvery((from, to) =>
    db
      .rpc("list_boxes_in_reach", { profile_id: profileId }, { get: true, count: "exact" })
      .select(
        "id, is_common, for_profile_id, name, dosage, form, medication_references(active_molecule, prescription_required, source)",
      )
      .order("id")
      .range(from, to),
  );
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    dosage: row.dosage,
    form: isForm(row.form) ? row.form : null,
    activeMolecule: row.medication_references?.active_molecule ?? null,
    needsPrescription: row.medication_references?.prescription_required.includes("Oui") ?? null,
    country: row.medication_references && countryOfSource(row.medication_references.source),
    belongsTo: row.is_common ? "home" : row.for_profile_id === profileId ? "person" : "other",
  }));
}

async function listDoses(db: Db, profileId: string, since: Instant): Promise<TreatmentDose[]> {
  const rows = orThrow(
    await db
      .from("medication_intake_logs")
      .select(
        "medication_id, medication_name, medication_dosage, medication_form, quantity_taken, taken_at",
      )
      .eq("profile_id", profileId)
      .gte("taken_at", since)
      .order("taken_at", { ascending: false })
      .limit(PAGE_ROWS),
  );
  return rows.map((row) => ({
    medicationId: row.medication_id,
    name: row.medication_name,
    dosage: row.medication_dosage,
    form: isForm(row.medication_form) ? row.medication_form : null,
    quantity: orNull(() => storedAmount(row.quantity_taken)),
    // A dose of an unreadable moment may have been given just now.
    takenAt: orNull(() => storedInstant(row.taken_at)) ?? instantAt(Date.now()),
  }));
}

async function listConditions(db: Db, profileId: string, today: Day): Promise<string[]> {
  const rows = orThrow(
    await db
      .from("profile_conditions")
      .select("condition, state, until")
      .eq("profile_id", profileId)
      .eq("state", "present"),
  );
  return rows.filter(({ until }) => until === null || until >= today).map((row) => row.condition);
}

async function readTaker(db: Db, profileId: string, today: Day): Promise<DoseTaker> {
  const [row] = orThrow(
    await db
      .from("profiles")
      .select("date_of_birth, profile_type, weight, weight_measured_on")
      .eq("id", profileId),
  );
  const bornOn = orNull(() => storedDay(row?.date_of_birth));
  const age = bornOn === null || bornOn > today ? null : ageInMonths(bornOn, today);
  return {
    ageInMonths: age,
    isAdult: row?.profile_type === undefined ? null : row.profile_type === "adult",
    weightKg: orNull(() => storedAmount(row?.weight)),
    weightOn: orNull(() => storedDay(row?.weight_measured_on)),
  };
}
