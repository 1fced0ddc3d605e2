import { day } from "../../../domain/calendar/day.ts";
import { DEFAULT_LANGUAGE, isLanguage } from "../../../domain/locale/locales.ts";
import type { Deps, ServerDeps } from "../_shared/deps.ts";
import { eachItem, ItemGivenUpError, type Report } from "../_shared/each-item.ts";
import { refuse } from "../_shared/refusals.ts";
import { readWeeks } from "./report-facts.ts";
import { writeReportMail } from "./report-mail.ts";

interface ClaimedReport {
  readonly account: string;
  readonly monday: string;
  /** Counts from 1. */
  readonly attempt: number;
  readonly email: string;
  readonly language: string;
  readonly hides_names: boolean;
}

/** A batch is small, so that a slow mail server never exceeds the claim's lease. */
const BATCH_SIZE = 20;
const LEASE_SECONDS = 600;
/** The outcomes of `private.record_weekly_report_result`. */
const ATTEMPTS = 5;

/** Called by hosted Supabase's cron, every few minutes; refused to anybody else. */
export async function weeklyReport(request: Request, deps: Deps): Promise<Response> {
  if (request.method !== "POST") return refuse(405, "method_not_allowed", "Use POST");
  if (!deps.isService) return refuse(403, "forbidden", "This is for the product itself");
  let problems = 0;
  const report = () => {
    problems += 1;
  };
  const reports = await sendWeeklyReports(deps, new Date(), report);
  return Response.json({ reports, problems });
}

/**
 * Sends the reports that are due (Monday 07:00 in the reader's time zone), once each, also when several processes do so at
 * the same time. One that cannot be written or sent is tried again later, five times in all, and stops no other.
 * @returns how many were processed
 */
export async function sendWeeklyReports(
  deps: ServerDeps,
  now: Date,
  report: Report,
): Promise<number> {
  const at = now.toISOString();
  let taken = 0;
  for (;;) {
    const claimed = await deps.asService<ClaimedReport>(
      "select account, monday::text, attempt, email, language, hides_names from private.claim_weekly_reports($1, $2, $3)",
      [at, BATCH_SIZE, LEASE_SECONDS],
    );
    // One after the other, because a report is not urgent.
    await eachItem(
      claimed,
      async (item) => {
        const { outcome, reason } = await sendReport(item, deps);
        await settle(item, outcome, reason);
      },
      (item) => settle(item, "retry", "not-written"),
      report,
    );
    taken += claimed.length;
    if (claimed.length < BATCH_SIZE) return taken;
  }

  async function settle(
    item: ClaimedReport,
    outcome: Outcome,
    reason: string | null,
  ): Promise<void> {
    await deps.asService("select private.record_weekly_report_result($1, $2, $3, $4, $5)", [
      item.account,
      item.monday,
      outcome,
      reason,
      at,
    ]);
    if (outcome === "retry" && item.attempt >= ATTEMPTS)
      report(new ItemGivenUpError("weekly-report"));
  }
}

type Outcome = "sent" | "empty" | "failed" | "retry";

async function sendReport(
  claimed: ClaimedReport,
  deps: ServerDeps,
): Promise<{ outcome: Outcome; reason: string | null }> {
  const { account, email, hides_names: hidesNames } = claimed;
  const monday = day(claimed.monday);
  const language = isLanguage(claimed.language) ? claimed.language : DEFAULT_LANGUAGE;
  const [row] = await deps.asService<{ facts: unknown }>(
    "select private.get_weekly_report_data($1, $2) as facts",
    [account, monday],
  );
  const profiles = readWeeks(row?.facts);
  const letter = writeReportMail({ account, email, language, hidesNames, monday, profiles }, deps);
  if (!letter) return { outcome: "empty", reason: null };
  const handedOver = await deps.deliverMail(letter);
  if (handedOver.kind === "delivered") return { outcome: "sent", reason: null };
  const { kind, reason } = handedOver;
  return { outcome: kind === "retry" ? "retry" : "failed", reason };
}
