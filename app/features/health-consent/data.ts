import type { Db } from "#app/client/database/browser-db.ts";
import { orThrow } from "#app/client/errors/failure.ts";
import { HEALTH_CONSENT_VERSION, type HealthConsent } from "#domain/accounts/health-consent.ts";
import { nullOr, storedInstant } from "#domain/stored-values.ts";

/** Null where none was ever given: an account that is older than the question. */
export async function readHealthConsent(db: Db, userId: string): Promise<HealthConsent | null> {
  const row = orThrow(
    await db
      .from("user_preferences")
      .select("health_consent_version, health_consent_at, health_consent_revoked_at")
      .eq("user_id", userId)
      .maybeSingle(),
  );
  if (!row || row.health_consent_version === null) return null;
  return {
    version: row.health_consent_version,
    givenAt: storedInstant(row.health_consent_at),
    revokedAt: nullOr(row.health_consent_revoked_at, storedInstant),
  };
}

/** Agrees to the present text, or takes the consent back. */
export async function recordHealthConsent(db: Db, agrees: boolean): Promise<void> {
  // The generator makes no argument of a function nullable.
  const version = (agrees ? HEALTH_CONSENT_VERSION : null) as string;
  orThrow(await db.rpc("record_health_consent", { text_version: version }));
}
