import type { Db } from "../database/browser-db.ts";
import { orThrow } from "../errors/failure.ts";

/** One carer is about to give a dose, or looks after a person, until a moment that is never far. */
export interface Claim {
  readonly id: string;
  readonly profileId: string;
  /** Null where it is of the person. */
  readonly doseId: string | null;
  readonly by: string;
  /** Null for somebody without a name. */
  readonly byName: string | null;
  /** By the clock of this device, in milliseconds since 1970. */
  readonly endsAt: number;
}

export interface ClaimTarget {
  readonly profileId: string;
  readonly doseId: string | null;
}

interface ClaimRow {
  id: string | null;
  profile_id: string | null;
  planned_dose_id: string | null;
  user_id: string | null;
  giver_name: string | null;
  seconds_left: number | null;
}

/** The profiles of this account that somebody else sees, or that somebody else shared with it. */
export async function listSharedProfiles(db: Db): Promise<ReadonlySet<string>> {
  const rows = orThrow(
    await db.from("profile_shares").select("profile_id").eq("status", "accepted"),
  );
  return new Set(rows.map(({ profile_id }) => profile_id));
}

export async function listClaims(db: Db): Promise<Claim[]> {
  return toClaims(orThrow(await db.rpc("list_dose_claims")));
}

/**
 * Claims, and returns the claim that counts now: another carer's, unless it is the one of `inPlaceOf`.
 * @throws AppError `conflict` when the dose is not due any more
 */
export async function claimDose(
  db: Db,
  { profileId, doseId }: ClaimTarget,
  inPlaceOf: string | null,
): Promise<Claim | null> {
  const rows = orThrow(
    await db.rpc("claim_dose", {
      profile: profileId,
      ...(doseId !== null && { planned_dose: doseId }),
      ...(inPlaceOf !== null && { in_place_of: inPlaceOf }),
    }),
  );
  return toClaims(rows)[0] ?? null;
}

export async function releaseClaim(db: Db, id: string): Promise<void> {
  orThrow(await db.rpc("release_dose_claim", { claim: id }));
}

function toClaims(rows: readonly ClaimRow[]): Claim[] {
  const readAt = Date.now();
  return rows.flatMap((row) => {
    const { id, profile_id: profileId, user_id: by, seconds_left: seconds } = row;
    if (id === null || profileId === null || by === null || seconds === null) return [];
    const { planned_dose_id: doseId, giver_name: byName } = row;
    return { id, profileId, doseId, by, byName, endsAt: readAt + seconds * 1000 };
  });
}
