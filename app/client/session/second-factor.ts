import type { Session } from "@supabase/supabase-js";

/**
 * Whether the account requires a second factor that this session lacks. Tampering here gains nothing: the database reads
 * the verified token.
 */
export function needsSecondFactor({ access_token, user }: Session): boolean {
  const isTwoFactor = user.factors?.some(({ status }) => status === "verified") ?? false;
  return isTwoFactor && assuranceLevelOf(access_token) !== "aal2";
}

/** `aal1` or `aal2`, as the second part of a JSON Web Token says. */
function assuranceLevelOf(token: string): unknown {
  const [, body = ""] = token.split(".");
  try {
    const claims: unknown = JSON.parse(atob(body.replaceAll("-", "+").replaceAll("_", "/")));
    return typeof claims === "object" && claims !== null && "aal" in claims
      ? claims.aal
      : undefined;
  } catch {
    return undefined;
  }
}
