import { DEFAULT_LANGUAGE, isLanguage } from "../../../domain/locale/locales.ts";
import { refuse } from "../_shared/answers.ts";
import type { Deps, ServerDeps } from "../_shared/deps.ts";
import { writeLoginAlert } from "./letter.ts";

interface Claimed {
  readonly id: string;
  readonly email: string;
  readonly language: string;
  readonly user_agent: string | null;
  readonly signed_in_at: string;
  readonly time_zone: string;
}

/** A batch is small, so that a mail server that is slow never holds a claim beyond its five minutes. */
const MOST_AT_ONCE = 20;

/** Hosted Supabase calls this by cron, every minute; nobody else may. */
export async function loginAlerts(request: Request, deps: Deps): Promise<Response> {
  if (request.method !== "POST") return refuse(405, "method_not_allowed", "Use POST");
  if (!deps.isService) return refuse(403, "forbidden", "This is for the product itself");
  return Response.json({ alerts: await sendLoginAlerts(deps, new Date()) });
}

/**
 * Tells people of sign-ins from devices that their account never used before. What a mail server did not take waits
 * for its claim to run out and is tried again; what it refuses for good is given up.
 */
export async function sendLoginAlerts(deps: ServerDeps, now: Date): Promise<number> {
  const claimed = await deps.asService<Claimed>(
    `select id, email, language, user_agent,
       to_char(signed_in_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as signed_in_at, time_zone
     from private.claim_login_notices($1, $2)`,
    [now.toISOString(), MOST_AT_ONCE],
  );
  const done: string[] = [];
  for (const { id, email, language, user_agent, signed_in_at, time_zone } of claimed) {
    const letter = writeLoginAlert(
      {
        id,
        email,
        language: isLanguage(language) ? language : DEFAULT_LANGUAGE,
        userAgent: user_agent ?? "",
        signedInAt: new Date(signed_in_at),
        zone: time_zone,
      },
      deps,
    );
    const { kind } = await deps.deliverMail(letter);
    if (kind !== "retry") done.push(id);
  }
  if (done.length > 0) {
    await deps.asService(
      "select private.settle_login_notices(array(select jsonb_array_elements_text($1::text::jsonb)::uuid))",
      [JSON.stringify(done)],
    );
  }
  return claimed.length;
}
