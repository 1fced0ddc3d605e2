import type { Db } from "#app/client/database/browser-db.ts";
import { AppError, orThrow, UNIQUE_VIOLATION } from "#app/client/errors/failure.ts";
import type { SaveResult } from "#app/client/forms/versioned-form.ts";
import { readEvery } from "#app/client/queries/read-every.ts";
import { now } from "#app/client/time/now.ts";
import type { Day } from "#domain/calendar/day.ts";
import type { ConditionChanges } from "#domain/profiles/condition-draft.ts";
import type { StoredCondition } from "#domain/profiles/conditions.ts";
import type { DatedWeight } from "#domain/profiles/dated-weight.ts";
import type { ProfileEntry } from "#domain/profiles/profile-draft.ts";
import { isPermission } from "#domain/sharing/permission.ts";
import { readableRows } from "#domain/stored-row.ts";
import { knownMoment, storedAmount, storedDay } from "#domain/stored-values.ts";
import type { FactsChange, ProfileFacts, ReachableProfile, Units } from "./profile-facts.ts";
import {
  toConditionRow,
  toDetailsRow,
  toFacts,
  toMeasures,
  toProfile,
  toProfileRow,
  toType,
  toUnits,
  toUnitsRow,
  unreadableOf,
} from "./profile-rows.ts";

const COLUMNS =
  "id, first_name, last_name, is_primary, profile_type, date_of_birth, weight, height, created_at, profile_details(weight_unit, height_unit, height)";
const FACTS =
  "id, first_name, last_name, is_primary, profile_type, date_of_birth, weight, weight_measured_on, weight_confirmed_at, weight_confirmed_by, height, default_pharmacy_id, created_at, updated_at, profile_conditions(condition, state, since, until, last_period_on, due_on), profile_details(phone, allergies, picked_allergies, unrecognized_allergies, taken_treatments, untaken_treatments, weight_unit, height_unit, height, treating_doctor_name, treating_doctor_phone, treating_doctor_email, treating_doctor_address, treating_doctor_appointment_link, default_pharmacy_id, updated_at)";

/** What the new-profile form writes. */
export interface NewProfile extends ProfileEntry {
  readonly units: Units;
}

/** What is deleted together with a profile. */
export interface ProfileContents {
  readonly medications: number;
  readonly intakes: number;
  readonly weights: number;
  readonly illness: number;
  readonly prescriptions: number;
  readonly alerts: number;
  readonly shares: number;
}

/** The profiles an account made, primary first, then those shared with it. Its main profile is made where missing. */
export async function listProfiles(db: Db, userId: string): Promise<ReachableProfile[]> {
  const [own, shared] = await Promise.all([listOwn(db, userId), listShared(db)]);
  if (own.some(({ id }) => id === userId)) return [...own, ...shared];
  orThrow(await db.rpc("ensure_main_profile"));
  return [...(await listOwn(db, userId)), ...shared];
}

async function listOwn(db: Db, userId: string): Promise<ReachableProfile[]> {
  const rows = orThrow(
    await db
      .from("profiles")
      .select(COLUMNS)
      .or(`id.eq.${userId},created_by.eq.${userId}`)
      .order("is_primary", { ascending: false })
      .order("created_at", { ascending: true }),
  );
  return rows.map((row) => ({
    ...toProfile(row),
    level: "own",
    ...toMeasures(row),
    units: row.profile_details && toUnits(row.profile_details),
    unreadable: unreadableOf(row),
  }));
}

/** Their names alone: nothing else of somebody else's profile is read before it was opened. */
async function listShared(db: Db): Promise<ReachableProfile[]> {
  const rows = orThrow(await db.rpc("list_received_shares"));
  return rows.flatMap((row) => {
    const { profile_id: id, status, permission_type: level, created_at } = row;
    if (id === null || status !== "accepted" || created_at === null) return [];
    return [
      {
        id,
        firstName: row.profile_first_name,
        lastName: row.profile_last_name,
        isPrimary: false,
        type: toType(row.profile_type),
        bornOn: null,
        createdAt: knownMoment(row.accepted_at ?? created_at),
        level: level !== null && isPermission(level) ? level : "view",
        weightKg: null,
        heightCm: null,
        units: null,
        unreadable: [],
      },
    ];
  });
}

/** @param usual the units where none were chosen */
export async function readFacts(db: Db, profileId: string, usual: Units): Promise<ProfileFacts> {
  const row = orThrow(await db.from("profiles").select(FACTS).eq("id", profileId).maybeSingle());
  if (!row) throw new AppError("not-found");
  return toFacts(row, usual);
}

/**
 * Writes only what nobody else has written since `known` was read.
 * @throws AppError `not-found` when the profile is gone, `forbidden` when it may not be changed
 */
export async function saveFacts(
  db: Db,
  known: ProfileFacts,
  change: FactsChange,
): Promise<SaveResult<ProfileFacts>> {
  const isSaved =
    (!change.profile || (await saveProfile(db, known, change.profile))) &&
    (!change.details || (await saveDetails(db, known, change.details)));
  if (isSaved && change.units) await saveUnits(db, known.id, change);
  const stored = await readFacts(db, known.id, known.units);
  if (isSaved) return { outcome: "saved", stored };
  // Nobody wrote meanwhile: what may be read here may not be changed.
  if (stored.version === known.version && stored.detailsVersion === known.detailsVersion) {
    throw new AppError("forbidden");
  }
  return { outcome: "changed-meanwhile", stored };
}

async function saveProfile(
  db: Db,
  { id, version }: ProfileFacts,
  facts: NonNullable<FactsChange["profile"]>,
): Promise<boolean> {
  const written = orThrow(
    await db
      .from("profiles")
      .update(toProfileRow(facts))
      .eq("id", id)
      .eq("updated_at", version)
      .select("id"),
  );
  return written.length > 0;
}

async function saveDetails(
  db: Db,
  { id, detailsVersion, units }: ProfileFacts,
  facts: NonNullable<FactsChange["details"]>,
): Promise<boolean> {
  const row = toDetailsRow(facts);
  if (detailsVersion === null) {
    const inserted = await db
      .from("profile_details")
      .insert({ profile_id: id, ...toUnitsRow(units), ...row });
    if (inserted.error?.code === UNIQUE_VIOLATION) return false;
    orThrow(inserted);
    return true;
  }
  const written = orThrow(
    await db
      .from("profile_details")
      .update(row)
      .eq("profile_id", id)
      .eq("updated_at", detailsVersion)
      .select("profile_id"),
  );
  return written.length > 0;
}

/**
 * Writes each condition by itself, so that one that is refused keeps no other back.
 * @throws the first refusal, after all were tried
 */
export async function saveConditions(
  db: Db,
  profileId: string,
  { written, removed }: ConditionChanges,
): Promise<void> {
  const results = await Promise.allSettled([
    ...written.map((condition) => writeCondition(db, profileId, condition)),
    ...removed.map(async (condition) => {
      orThrow(
        await db
          .from("profile_conditions")
          .delete()
          .eq("profile_id", profileId)
          .eq("condition", condition)
          .select("condition"),
      );
    }),
  ]);
  const refused = results.find((result) => result.status === "rejected");
  if (refused) throw refused.reason;
}

async function writeCondition(db: Db, profileId: string, stored: StoredCondition): Promise<void> {
  const { condition } = stored;
  const row = toConditionRow(stored);
  const inserted = await db
    .from("profile_conditions")
    .insert({ profile_id: profileId, condition, ...row });
  if (inserted.error?.code !== UNIQUE_VIOLATION) {
    orThrow(inserted);
    return;
  }
  const changed = orThrow(
    await db
      .from("profile_conditions")
      .update(row)
      .eq("profile_id", profileId)
      .eq("condition", condition)
      .select("condition"),
  );
  if (changed.length === 0) throw new AppError("forbidden");
}

/** Every dated weight of a person, the latest first: one request per thousand. */
export async function listWeights(db: Db, profileId: string): Promise<DatedWeight[]> {
  const rows = await readEvery((from, to) =>
    db
      .from("profile_weights")
      .select("measured_on, weight, confirmed_at", { count: "exact" })
      .eq("profile_id", profileId)
      .order("measured_on", { ascending: false })
      .range(from, to),
  );
  return readableRows(rows, (row) => ({
    measuredOn: storedDay(row.measured_on),
    weightKg: storedAmount(row.weight),
    isConfirmed: row.confirmed_at !== null,
  })).rows;
}

/** Another weight of the same day takes the place of the first. The latest becomes the weight of the profile. */
export async function saveWeight(
  db: Db,
  profileId: string,
  { measuredOn, weightKg, isConfirmed }: DatedWeight,
): Promise<void> {
  // The database writes its own moment and the name of the account.
  const row = { weight: weightKg, confirmed_at: isConfirmed ? now() : null };
  const inserted = await db
    .from("profile_weights")
    .insert({ profile_id: profileId, measured_on: measuredOn, ...row });
  if (inserted.error?.code !== UNIQUE_VIOLATION) {
    orThrow(inserted);
    return;
  }
  const changed = orThrow(
    await db
      .from("profile_weights")
      .update(row)
      .eq("profile_id", profileId)
      .eq("measured_on", measuredOn)
      .select("measured_on"),
  );
  if (changed.length === 0) throw new AppError("forbidden");
}

/** One that is gone already is as good as deleted; one that may not be deleted is refused. */
export async function deleteWeight(db: Db, profileId: string, measuredOn: Day): Promise<void> {
  const one = () => db.from("profile_weights");
  const deleted = orThrow(
    await one()
      .delete()
      .eq("profile_id", profileId)
      .eq("measured_on", measuredOn)
      .select("measured_on"),
  );
  if (deleted.length > 0) return;
  const left = orThrow(
    await one()
      .select("measured_on")
      .eq("profile_id", profileId)
      .eq("measured_on", measuredOn)
      .maybeSingle(),
  );
  if (left) throw new AppError("forbidden");
}

/** The height stands in both tables, as the specification has it; that of the profile is the one we read. */
async function saveUnits(db: Db, id: string, { units, profile }: FactsChange): Promise<void> {
  const height = profile?.heightCm === undefined ? {} : { height: profile.heightCm };
  const row = { ...(units && toUnitsRow(units)), ...height };
  const change = () =>
    db.from("profile_details").update(row).eq("profile_id", id).select("profile_id");
  if (orThrow(await change()).length > 0) return;
  const inserted = await db.from("profile_details").insert({ profile_id: id, ...row });
  // Somebody else was faster with the first details.
  orThrow(inserted.error?.code === UNIQUE_VIOLATION ? await change() : inserted);
}

/**
 * Sent twice, it makes one profile that says what was typed last.
 * @param id made when the form opens
 * @returns whether the details were kept too; the profile itself was, or this throws
 */
export async function addProfile(
  db: Db,
  userId: string,
  id: string,
  { name, units, ...facts }: NewProfile,
): Promise<{ detailsSaved: boolean }> {
  const row = toProfileRow({ firstName: name, ...facts });
  const inserted = await db
    .from("profiles")
    .insert({ id, ...row, created_by: userId, is_primary: false });
  if (inserted.error?.code === UNIQUE_VIOLATION) {
    orThrow(await db.from("profiles").update(row).eq("id", id).select("id").single());
  } else {
    orThrow(inserted);
  }
  const detailsSaved = await saveUnits(db, id, { units, profile: facts }).then(
    () => true,
    () => false,
  );
  return { detailsSaved };
}

export async function makePrimary(db: Db, profileId: string): Promise<void> {
  orThrow(await db.rpc("set_primary_profile", { profile_id: profileId }));
}

export async function countProfileContents(db: Db, profileId: string): Promise<ProfileContents> {
  const counting = { count: "exact", head: true } as const;
  const [medications, intakes, weights, illness, prescriptions, alerts, shares] = await Promise.all(
    [
      db.from("medications").select("id", counting).eq("for_profile_id", profileId),
      db.from("medication_intake_logs").select("id", counting).eq("profile_id", profileId),
      db.from("profile_weights").select("profile_id", counting).eq("profile_id", profileId),
      db.from("illness_entries").select("id", counting).eq("profile_id", profileId),
      db.from("prescriptions").select("id", counting).eq("profile_id", profileId),
      db.from("custom_alerts").select("id", counting).eq("for_profile_id", profileId),
      db
        .from("profile_shares")
        .select("id", counting)
        .eq("profile_id", profileId)
        .in("status", ["pending", "accepted"]),
    ],
  );
  return {
    medications: counted(medications),
    intakes: counted(intakes),
    weights: counted(weights),
    illness: counted(illness),
    prescriptions: counted(prescriptions),
    alerts: counted(alerts),
    shares: counted(shares),
  };
}

/** A profile that is gone already is as good as deleted; one's own, and somebody else's, is refused. */
export async function deleteProfile(db: Db, profileId: string): Promise<void> {
  const deleted = orThrow(await db.from("profiles").delete().eq("id", profileId).select("id"));
  if (deleted.length > 0) return;
  const left = orThrow(await db.from("profiles").select("id").eq("id", profileId).maybeSingle());
  if (left) throw new AppError("forbidden");
}

/** What an account keeps an eye on, over all of its own profiles. */
export async function countTracked(
  db: Db,
  userId: string,
): Promise<{ medications: number; reminders: number }> {
  const counting = { count: "exact", head: true } as const;
  const [medications, reminders] = await Promise.all([
    db.from("medications").select("id", counting).eq("user_id", userId),
    db
      .from("medication_reminders")
      .select("id, medications!inner(user_id)", counting)
      .eq("medications.user_id", userId),
  ]);
  return { medications: counted(medications), reminders: counted(reminders) };
}

function counted({ count, ...reply }: Parameters<typeof orThrow>[0] & { count: number | null }) {
  orThrow(reply);
  return count ?? 0;
}
