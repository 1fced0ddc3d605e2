import type { Person } from "../deps.ts";

interface AuthenticatedPerson {
  readonly person: Person;
  /** The claims that policies read, as JSON text. */
  readonly claims: string;
}

/** Asks the auth server whose token this is, because only it knows whether the session is still open. */
export async function authenticateRequest(
  request: Request,
  supabaseUrl: string,
  key: string,
): Promise<AuthenticatedPerson | "refused" | undefined> {
  const authorization = request.headers.get("authorization");
  // supabase-js sends the key as the token when nobody is signed in.
  if (!authorization || authorization === `Bearer ${request.headers.get("apikey")}`)
    return undefined;
  const answer = await fetch(`${supabaseUrl}/auth/v1/user`, {
    headers: { authorization, apikey: key },
  });
  if (!answer.ok) return "refused";
  const { id, email } = (await answer.json()) as Person;
  return {
    person: { id, email },
    claims: JSON.stringify({
      sub: id,
      email,
      role: "authenticated",
      aal: assuranceLevelIn(authorization),
    }),
  };
}

/** The assurance level of the session, from a token that the auth server has just accepted. */
function assuranceLevelIn(authorization: string): string | undefined {
  const payload = authorization.split(".")[1]?.replaceAll("-", "+").replaceAll("_", "/") ?? "";
  const { aal } = JSON.parse(atob(payload)) as { aal?: string };
  return aal;
}

/** Checks a password by signing in, which needs no captcha with the product's own key, and ends that session. */
export async function verifyPassword(
  email: string,
  password: string,
  supabaseUrl: string,
  key: string,
): Promise<boolean> {
  const headers = {
    apikey: key,
    authorization: `Bearer ${key}`,
    "content-type": "application/json",
  };
  const answer = await fetch(`${supabaseUrl}/auth/v1/token?grant_type=password`, {
    method: "POST",
    headers,
    body: JSON.stringify({ email, password }),
  });
  if (!answer.ok) return false;
  const { access_token } = (await answer.json()) as { access_token: string };
  await fetch(`${supabaseUrl}/auth/v1/logout?scope=local`, {
    method: "POST",
    headers: { apikey: key, authorization: `Bearer ${access_token}` },
  });
  return true;
}
