import { day } from "../../../domain/calendar/day.ts";
import { instant } from "../../../domain/calendar/instant.ts";
import type { HeightUnit, WeightUnit } from "../../../domain/profiles/measures.ts";
import { isProfileType, type Profile } from "../../../domain/profiles/profile.ts";
import type { ProfileEntry } from "../../../domain/profiles/profile-draft.ts";
import type { Db } from "../../client/browser-db.ts";
import { orThrow } from "../../client/failure.ts";

const COLUMNS = "id, first_name, last_name, is_primary, profile_type, date_of_birth, created_at";
const UNIQUE_VIOLATION = "23505";

/** What the new-profile form writes. */
export interface NewProfile extends ProfileEntry {
  readonly weightUnit: WeightUnit;
  readonly heightUnit: HeightUnit;
}

/** The profiles an account made, primary first. Its main profile is made again where it is missing. */
export async function listProfiles(db: Db, userId: string): Promise<Profile[]> {
  const rows = await readProfiles(db, userId);
  if (rows.some(({ id }) => id === userId)) return rows;
  orThrow(await db.rpc("ensure_main_profile"));
  return readProfiles(db, userId);
}

async function readProfiles(db: Db, userId: string): Promise<Profile[]> {
  const rows = orThrow(
    await db
      .from("profiles")
      .select(COLUMNS)
      .or(`id.eq.${userId},created_by.eq.${userId}`)
      .order("is_primary", { ascending: false })
      .order("created_at", { ascending: true }),
  );
  return rows.map((row) => ({
    id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    isPrimary: row.is_primary,
    type: isProfileType(row.profile_type) ? row.profile_type : "adult",
    bornOn: row.date_of_birth === null ? null : day(row.date_of_birth),
    createdAt: instant(row.created_at),
  }));
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
  profile: NewProfile,
): Promise<{ detailsKept: boolean }> {
  const facts = {
    first_name: profile.name,
    profile_type: profile.type,
    date_of_birth: profile.bornOn,
    weight: profile.weightKg,
    height: profile.heightCm,
  };
  const inserted = await db
    .from("profiles")
    .insert({ id, ...facts, created_by: userId, is_primary: false });
  if (inserted.error?.code === UNIQUE_VIOLATION) {
    orThrow(await db.from("profiles").update(facts).eq("id", id).select("id").single());
  } else {
    orThrow(inserted);
  }
  return { detailsKept: await addDetails(db, id, profile) };
}

async function addDetails(db: Db, id: string, profile: NewProfile): Promise<boolean> {
  const facts = {
    weight_unit: profile.weightUnit,
    height_unit: profile.heightUnit,
    height: profile.heightCm,
  };
  const inserted = await db.from("profile_details").insert({ profile_id: id, ...facts });
  if (inserted.error?.code !== UNIQUE_VIOLATION) return inserted.error === null;
  return (await db.from("profile_details").update(facts).eq("profile_id", id)).error === null;
}
