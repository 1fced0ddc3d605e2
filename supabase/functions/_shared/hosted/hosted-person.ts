import type { Person } from "../deps.ts";

interface AuthenticatedPerson {
  readonly person: Person;
  /** What policies read, as JSON text. */
  readonly claims: string;
}

/** Asks the auth server whose token this is: it alone knows whether the session goes on. */
export async function authenticateRequest(
  request: Request,
  supabaseUrl: string,
  key: string,
): Promise<AuthenticatedPerson | "refused" | undefined> {
  const authorization = request.headers.get("authorization");
  // supabase-js repeats the key for somebody who is not signed in.
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

/** How much its session has proved, as the token says that the auth server has just vouched for. */
function assuranceLevelIn(authorization: string): string | undefined {
  const payload = authorization.split(".")[1]?.replaceAll("-", "+").replaceAll("_", "/") ?? "";
  const { aal } = JSON.parse(atob(payload)) as { aal?: string };
  return aal;
}

/** Asks the auth server by signing in, which with the product's own key takes no captcha, and ends that session. */
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
