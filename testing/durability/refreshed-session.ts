import type { Session, SupabaseClient } from "@supabase/supabase-js";

/** Milliseconds left of a token from which on it is prolonged. */
const REFRESH_MARGIN_MS = 120_000;

/** What somebody shows who stays for hours. @returns an access token that holds for two more minutes at least */
export function refreshedSession({ auth }: SupabaseClient, first: Session): () => Promise<string> {
  let session = first;
  let prolonging: Promise<void> | undefined;

  async function prolong(): Promise<void> {
    const { data, error } = await auth.refreshSession({ refresh_token: session.refresh_token });
    if (!data.session) throw error ?? new Error("The session was not prolonged.");
    session = data.session;
  }

  return async () => {
    if ((session.expires_at ?? 0) * 1000 - Date.now() < REFRESH_MARGIN_MS) {
      prolonging ??= prolong().finally(() => {
        prolonging = undefined;
      });
      await prolonging;
    }
    return session.access_token;
  };
}
