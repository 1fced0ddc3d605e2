import type { Person } from "./deps.ts";

interface Found {
  readonly person: Person;
  /** What policies read, as JSON text. */
  readonly claims: string;
}

/** Asks the auth server whose token this is: it alone knows whether the session goes on. */
export async function personBehind(
  request: Request,
  supabaseUrl: string,
  key: string,
): Promise<Found | "refused" | undefined> {
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
    claims: JSON.stringify({ sub: id, email, role: "authenticated" }),
  };
}
