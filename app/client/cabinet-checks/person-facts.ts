import type { Day } from "#domain/calendar/day.ts";
import { epochMs, type Instant, instantAt } from "#domain/calendar/instant.ts";
import type { DoseTaker } from "#domain/dose-rules/person-band.ts";
import { LONGEST_LOOK_BACK_DAYS } from "#domain/interactions/look-back.ts";
import {
  NO_ANSWERS,
  type TreatmentAnswers,
  type TreatmentBox,
  type TreatmentDose,
} from "#domain/interactions/treatments.ts";
import { isForm } from "#domain/inventory/form.ts";
import { countryOfSource } from "#domain/medicines/imports/source.ts";
import { readConditions } from "#domain/profiles/condition-rows.ts";
import { type PersonFacts as Person, personFacts } from "#domain/profiles/person-facts.ts";
import { isAdult } from "#domain/profiles/plausible-measures.ts";
import { isProfileType } from "#domain/profiles/profile.ts";
import { readTreatmentAnswers } from "#domain/profiles/treatment-answer-rows.ts";
import { orNull } from "#domain/stored-row.ts";
import { storedAmount, storedDay, storedInstant } from "#domain/stored-values.ts";
import type { Db } from "../database/browser-db.ts";
import { orThrow } from "../errors/failure.ts";
import { PAGE_ROWS, readEvery } from "../queries/read-every.ts";
import { readComposition } from "./composition-rows.ts";

const A_DAY_MS = 86_400_000;
const AN_HOUR_MS = 3_600_000;

const UNKNOWN_TAKER: DoseTaker = {
  ageInMonths: null,
  isAdult: null,
  weightKg: null,
  weightOn: null,
};

/** A box with the country of its reference; null for one typed by hand. */
interface KnownBox extends TreatmentBox {
  readonly country: string | null;
}

/** What is known of one person for the rules about interactions and leaflets. */
export interface PersonFacts {
  readonly boxes: readonly KnownBox[];
  readonly doses: readonly TreatmentDose[];
  readonly conditions: readonly string[];
  readonly answers: TreatmentAnswers;
  readonly taker: DoseTaker;
  /** Null where the profile is out of reach. */
  readonly person: Person | null;
}

export async function readPersonFacts(
  db: Db,
  profileId: string,
  { today, now }: { today: Day; now: Instant },
): Promise<PersonFacts> {
  const [boxes, doses, person] = await Promise.all([
    listBoxes(db, profileId),
    // An hour more: clocks of two phones differ.
    listDoses(
      db,
      profileId,
      instantAt(epochMs(now) - LONGEST_LOOK_BACK_DAYS * A_DAY_MS - AN_HOUR_MS),
    ),
    readPerson(db, profileId, today),
  ]);
  return { boxes, doses, ...person };
}

async function listBoxes(db: Db, profileId: string): Promise<KnownBox[]> {
  const rows = await readEvery((from, to) =>
    db
      .rpc("list_boxes_in_reach", { profile_id: profileId }, { get: true, count: "exact" })
      .select(
        "id, is_common, for_profile_id, name, dosage, form, medication_references(active_molecule, prescription_required, source, reference_substances(substance_id, amount, per_amount, per_unit, holds_amount, holds_unit, weighed_as, is_salt, unknown_because))",
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
    contained: readComposition(row.medication_references?.reference_substances ?? []),
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

/** What the profile says of the person, as every rule that asks about a person reads it. */
async function readPerson(
  db: Db,
  profileId: string,
  today: Day,
): Promise<Pick<PersonFacts, "conditions" | "answers" | "taker" | "person">> {
  const row = orThrow(
    await db
      .from("profiles")
      .select(
        "date_of_birth, profile_type, weight, weight_measured_on, weight_confirmed_at, profile_conditions(condition, state, since, until, last_period_on, due_on), profile_details(allergies, picked_allergies, unrecognized_allergies, taken_treatments, untaken_treatments)",
      )
      .eq("id", profileId)
      .maybeSingle(),
  );
  if (!row) return { conditions: [], answers: NO_ANSWERS, taker: UNKNOWN_TAKER, person: null };
  const answers = readTreatmentAnswers(row.profile_details);
  const facts = personFacts(
    {
      type: isProfileType(row.profile_type) ? row.profile_type : "adult",
      bornOn: orNull(() => storedDay(row.date_of_birth)),
      weightKg: orNull(() => storedAmount(row.weight)),
      weightMeasuredOn: orNull(() => storedDay(row.weight_measured_on)),
      isWeightConfirmed: row.weight_confirmed_at !== null,
      conditions: readConditions(row.profile_conditions),
      allergies: row.profile_details?.allergies ?? [],
      pickedAllergies: row.profile_details?.picked_allergies ?? [],
      unrecognizedAllergies: row.profile_details?.unrecognized_allergies ?? [],
      treatmentAnswers: answers,
    },
    today,
  );
  return {
    conditions: facts.conditions
      .filter(({ isUnknown }) => !isUnknown)
      .map(({ condition }) => condition),
    answers,
    person: facts,
    taker: {
      ageInMonths: facts.ageInMonths,
      isAdult: isAdult(facts),
      weightKg: facts.weightStanding === "odd" ? null : facts.weightKg,
      weightOn: facts.weightMeasuredOn,
    },
  };
}
