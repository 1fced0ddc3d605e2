import { day } from "../../../domain/calendar/day.ts";
import { DEFAULT_LANGUAGE, isLanguage } from "../../../domain/locale/locales.ts";
import { refuse } from "../_shared/answers.ts";
import type { Deps, ServerDeps } from "../_shared/deps.ts";
import { type ProfileWeek, writeReport } from "./report-letter.ts";

interface Claimed {
  readonly account: string;
  readonly monday: string;
  readonly email: string;
  readonly language: string;
  readonly hides_names: boolean;
}

/** A batch is small, so that a mail server that is slow never holds a claim beyond its lease. */
const MOST_AT_ONCE = 20;
const LEASE_SECONDS = 600;

/** Hosted Supabase calls this by cron, every few minutes; nobody else may. */
export async function weeklyReport(request: Request, deps: Deps): Promise<Response> {
  if (request.method !== "POST") return refuse(405, "method_not_allowed", "Use POST");
  if (!deps.isService) return refuse(403, "forbidden", "This is for the product itself");
  return Response.json({ reports: await sendWeeklyReports(deps, new Date()) });
}

/**
 * Sends the reports whose Monday 07:00 has come where their readers are, once each, whoever else does the same at the
 * same time. Answers how many it took on.
 */
export async function sendWeeklyReports(deps: ServerDeps, now: Date): Promise<number> {
  const at = now.toISOString();
  let taken = 0;
  for (;;) {
    const claimed = await deps.asService<Claimed>(
      "select account, monday::text, email, language, hides_names from private.claim_weekly_reports($1, $2, $3)",
      [at, MOST_AT_ONCE, LEASE_SECONDS],
    );
    // One after the other: nobody waits for a report.
    for (const report of claimed) await sendReport(report, at, deps);
    taken += claimed.length;
    if (claimed.length < MOST_AT_ONCE) return taken;
  }
}

async function sendReport(claimed: Claimed, at: string, deps: ServerDeps): Promise<void> {
  const { account, email, hides_names: hidesNames } = claimed;
  const monday = day(claimed.monday);
  const language = isLanguage(claimed.language) ? claimed.language : DEFAULT_LANGUAGE;
  const [row] = await deps.asService<{ facts: readonly ProfileWeek[] }>(
    "select private.weekly_facts($1, $2) as facts",
    [account, monday],
  );
  const profiles = row?.facts ?? [];
  const letter = writeReport({ account, email, language, hidesNames, monday, profiles }, deps);
  const settle = (outcome: string, why: string | null = null) =>
    deps.asService("select private.settle_weekly_report($1, $2, $3, $4, $5)", [
      account,
      monday,
      outcome,
      why,
      at,
    ]);
  if (!letter) return void (await settle("empty"));
  const outcome = await deps.deliverMail(letter);
  if (outcome.kind === "delivered") await settle("sent");
  else await settle(outcome.kind === "retry" ? "retry" : "failed", outcome.reason);
}
