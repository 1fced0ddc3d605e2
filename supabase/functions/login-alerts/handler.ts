import { DEFAULT_LANGUAGE, isLanguage } from "../../../domain/locale/locales.ts";
import type { Deps, ServerDeps } from "../_shared/deps.ts";
import { eachItem, ItemGivenUpError, type Report } from "../_shared/each-item.ts";
import { refuse } from "../_shared/refusals.ts";
import { writeLoginAlertMail } from "./login-alert-mail.ts";

interface ClaimedNotice {
  readonly id: string;
  readonly email: string;
  readonly language: string;
  readonly user_agent: string | null;
  /** Null where the time cannot be read. */
  readonly signed_in_at: string | null;
  readonly time_zone: string;
}

/** A batch is small, so that a slow mail server never exceeds the claim's five minutes. */
const BATCH_SIZE = 20;

/** Called by hosted Supabase's cron, every minute; refused to anybody else. */
export async function loginAlerts(request: Request, deps: Deps): Promise<Response> {
  if (request.method !== "POST") return refuse(405, "method_not_allowed", "Use POST");
  if (!deps.isService) return refuse(403, "forbidden", "This is for the product itself");
  let problems = 0;
  const report = () => {
    problems += 1;
  };
  const alerts = await sendLoginAlerts(deps, new Date(), report);
  return Response.json({ alerts, problems });
}

/**
 * Mails people about sign-ins from devices that their account never used before. Each notice is settled as soon as its mail
 * is sent, so that none is sent twice because another one failed. A mail that could not be written or sent is tried again
 * later, five times in all; one that a mail server rejects for good is given up at once.
 */
export async function sendLoginAlerts(
  deps: ServerDeps,
  now: Date,
  report: Report,
): Promise<number> {
  const at = now.toISOString();
  const claimed = await deps.asService<ClaimedNotice>(
    `select id, email, language, user_agent,
       case when isfinite(signed_in_at)
         then to_char(signed_in_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') end as signed_in_at,
       time_zone
     from private.claim_login_notices($1, $2)`,
    [at, BATCH_SIZE],
  );
  await eachItem(
    claimed,
    async (notice) => {
      const { kind } = await deps.deliverMail(mailFor(notice, deps));
      await (kind === "retry" ? postpone(notice) : settle(notice));
    },
    postpone,
    report,
  );
  return claimed.length;

  async function settle({ id }: ClaimedNotice): Promise<void> {
    await deps.asService("select private.delete_sent_login_notices(array[$1::uuid])", [id]);
  }

  async function postpone({ id }: ClaimedNotice): Promise<void> {
    const [row] = await deps.asService<{ given_up: boolean }>(
      "select private.postpone_login_notice($1::uuid, $2) as given_up",
      [id, at],
    );
    if (row?.given_up) report(new ItemGivenUpError("login-alerts"));
  }
}

function mailFor(notice: ClaimedNotice, deps: ServerDeps) {
  const { id, email, language, user_agent, signed_in_at, time_zone } = notice;
  return writeLoginAlertMail(
    {
      id,
      email,
      language: isLanguage(language) ? language : DEFAULT_LANGUAGE,
      userAgent: user_agent ?? "",
      signedInAt: signed_in_at === null ? null : new Date(signed_in_at),
      zone: time_zone,
    },
    deps,
  );
}
