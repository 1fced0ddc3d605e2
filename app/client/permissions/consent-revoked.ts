import type { Db } from "../database/browser-db.ts";
import { orThrow } from "../errors/failure.ts";

/** Whether the account that created a profile took back its consent for health data; false where it is not seen. */
export async function isConsentRevoked(db: Db, profileId: string): Promise<boolean> {
  return orThrow(await db.rpc("is_health_consent_revoked", { profile_id: profileId }));
}
