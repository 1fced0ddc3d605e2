import type { IdleMinutes } from "@trousse/backend/auth/auth-context";

/** A session on a person's own device ends after so many minutes without a refresh: 30 days. */
const LASTING_MINUTES = 30 * 24 * 60;

/** The idle timeout that the account chose in its settings; 30 days on a person's own device. */
export const idleMinutes: IdleMinutes = async (tx, { id, userId }) => {
  const [chosen] = await tx.query<{ minutes: number }>(
    `select case when exists (select from private.lasting_sessions l where l.session_id = $2::uuid)
         then $3::integer else p.session_timeout_minutes end as minutes
     from public.user_preferences p where p.user_id = $1::uuid`,
    [userId, id, LASTING_MINUTES],
  );
  return chosen?.minutes;
};
