import { now } from "#app/client/time/now.ts";
import { type ConditionRow, readConditions } from "#domain/profiles/condition-rows.ts";
import type { StoredCondition } from "#domain/profiles/conditions.ts";
import { isProfileType, type Profile, type ProfileType } from "#domain/profiles/profile.ts";
import { readTreatmentAnswers } from "#domain/profiles/treatment-answer-rows.ts";
import { orNull } from "#domain/stored-row.ts";
import { knownMoment, nullOr, storedAmount, storedDay, storedText } from "#domain/stored-values.ts";
import type { FactsChange, ProfileFacts, Units, UnreadableFact } from "./profile-facts.ts";

// Profiles between the columns of their tables and the facts of the screens: snake case stops here.

interface ProfileRow {
  id: string;
  first_name: string | null;
  last_name: string | null;
  is_primary: boolean;
  profile_type: string;
  date_of_birth: string | null;
  weight: number | null;
  height: number | null;
  created_at: string;
}

interface UnitsRow {
  weight_unit: string;
  height_unit: string;
  height: number | null;
}

interface FactsRow extends ProfileRow {
  weight_measured_on: string | null;
  weight_confirmed_at: string | null;
  weight_confirmed_by: string | null;
  profile_conditions: ConditionRow[];
  default_pharmacy_id: string | null;
  updated_at: string;
  profile_details:
    | (UnitsRow & {
        phone: string | null;
        allergies: string[];
        picked_allergies: string[];
        unrecognized_allergies: string[];
        taken_treatments: string[];
        untaken_treatments: string[];
        treating_doctor_name: string | null;
        treating_doctor_phone: string | null;
        treating_doctor_email: string | null;
        treating_doctor_address: string | null;
        treating_doctor_appointment_link: string | null;
        default_pharmacy_id: string | null;
        updated_at: string;
      })
    | null;
}

export function toProfile(row: ProfileRow): Profile {
  return {
    id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    isPrimary: row.is_primary,
    type: toType(row.profile_type),
    bornOn: orNull(() => nullOr(row.date_of_birth, storedDay)),
    createdAt: knownMoment(row.created_at),
  };
}

/** What is unknown because it cannot be read: rules ask for it as they do where nobody wrote it down. */
export function unreadableOf(
  row: ProfileRow & { profile_details: (UnitsRow & { allergies?: unknown }) | null },
): UnreadableFact[] {
  const { profile_details: details } = row;
  const isRead: Record<UnreadableFact, boolean> = {
    type: isProfileType(row.profile_type),
    bornOn: isReadable(() => nullOr(row.date_of_birth, storedDay)),
    weight: isReadable(() => nullOr(row.weight, storedAmount)),
    height: isReadable(() => nullOr(row.height ?? details?.height, storedAmount)),
    allergies: isReadable(() => readTexts(details?.allergies ?? [])),
  };
  return UNREADABLE_FACTS.filter((fact) => !isRead[fact]);
}

const UNREADABLE_FACTS = ["type", "bornOn", "weight", "height", "allergies"] as const;

function isReadable(read: () => unknown): boolean {
  return orNull(() => ({ of: read() })) !== null;
}

/** @throws RangeError unless all of them are texts */
function readTexts(value: unknown): string[] {
  if (!Array.isArray(value)) throw new RangeError("Not a list");
  return value.map(storedText);
}

/** The database refuses any other word. */
export function toType(text: string | null): ProfileType {
  return text !== null && isProfileType(text) ? text : "adult";
}

export function toMeasures({
  weight,
  height,
  profile_details: details,
}: ProfileRow & { profile_details: UnitsRow | null }) {
  return {
    weightKg: orNull(() => nullOr(weight, storedAmount)),
    heightCm: orNull(() => nullOr(height ?? details?.height, storedAmount)),
  };
}

export function toUnits({ weight_unit, height_unit }: UnitsRow): Units {
  return {
    weight: weight_unit === "lbs" ? "lbs" : "kg",
    height: height_unit === "ft" ? "ft" : "cm",
  };
}

export function toFacts(row: FactsRow, usual: Units): ProfileFacts {
  const details = row.profile_details;
  return {
    ...toProfile(row),
    ...toMeasures(row),
    units: details ? toUnits(details) : usual,
    phone: details?.phone ?? null,
    weightMeasuredOn: orNull(() => nullOr(row.weight_measured_on, storedDay)),
    isWeightConfirmed: row.weight_confirmed_at !== null,
    weightConfirmedBy: row.weight_confirmed_by,
    weightConfirmedAt:
      row.weight_confirmed_at === null ? null : knownMoment(row.weight_confirmed_at),
    conditions: readConditions(row.profile_conditions),
    allergies: textsOf(details?.allergies),
    pickedAllergies: textsOf(details?.picked_allergies),
    unrecognizedAllergies: textsOf(details?.unrecognized_allergies),
    treatmentAnswers: readTreatmentAnswers(details),
    unreadable: unreadableOf(row),
    doctor: {
      name: details?.treating_doctor_name ?? null,
      phone: details?.treating_doctor_phone ?? null,
      email: details?.treating_doctor_email ?? null,
      address: details?.treating_doctor_address ?? null,
      appointmentLink: details?.treating_doctor_appointment_link ?? null,
    },
    defaultPharmacyId: details?.default_pharmacy_id ?? row.default_pharmacy_id,
    version: row.updated_at,
    detailsVersion: details?.updated_at ?? null,
  };
}

function textsOf(list: readonly unknown[] | undefined): string[] {
  return (list ?? []).filter((each) => typeof each === "string");
}

export function toConditionRow({ isUnknown, ...days }: StoredCondition) {
  return {
    state: isUnknown ? "unknown" : "present",
    since: days.since,
    until: days.until,
    last_period_on: days.lastPeriodOn,
    due_on: days.dueOn,
  };
}

/** Only what is there: a column that is not named stays as it is. */
export function toProfileRow(facts: NonNullable<FactsChange["profile"]>) {
  return {
    ...(facts.firstName !== undefined && { first_name: facts.firstName }),
    ...(facts.lastName !== undefined && { last_name: facts.lastName }),
    ...(facts.type !== undefined && { profile_type: facts.type }),
    ...(facts.bornOn !== undefined && { date_of_birth: facts.bornOn }),
    ...(facts.weightKg !== undefined && { weight: facts.weightKg }),
    ...(facts.weightMeasuredOn !== undefined && { weight_measured_on: facts.weightMeasuredOn }),
    // The database writes its own moment and the name of the account.
    ...(facts.isWeightConfirmed && { weight_confirmed_at: now() }),
    ...(facts.heightCm !== undefined && { height: facts.heightCm }),
    ...(facts.defaultPharmacyId !== undefined && {
      default_pharmacy_id: facts.defaultPharmacyId,
    }),
  };
}

export function toDetailsRow({
  phone,
  allergies,
  pickedAllergies,
  unrecognizedAllergies,
  doctor,
  defaultPharmacyId,
}: NonNullable<FactsChange["details"]>) {
  return {
    ...(phone !== undefined && { phone }),
    ...(defaultPharmacyId !== undefined && { default_pharmacy_id: defaultPharmacyId }),
    ...(allergies && { allergies: [...allergies] }),
    ...(pickedAllergies && { picked_allergies: [...pickedAllergies] }),
    ...(unrecognizedAllergies && { unrecognized_allergies: [...unrecognizedAllergies] }),
    ...(doctor && {
      treating_doctor_name: doctor.name,
      treating_doctor_phone: doctor.phone,
      treating_doctor_email: doctor.email,
      treating_doctor_address: doctor.address,
      treating_doctor_appointment_link: doctor.appointmentLink,
    }),
  };
}

export function toUnitsRow({ weight, height }: Units) {
  return { weight_unit: weight, height_unit: height };
}
