import type { Query } from "../_shared/deps.ts";
import type { Outcome, ReminderChannels, ReminderMessage } from "../_shared/reminder-message.ts";
import { mapWithConcurrency } from "./map-with-concurrency.ts";

/** Doses, reminders or prescriptions per statement: few enough that other statements do not wait long for its locks. */
const STEP_SIZE = 2000;

/** Messages that are claimed at once, and how many of them are sent at the same time. */
const CLAIM_SIZE = 500;
const CONCURRENCY = 50;

/**
 * Seconds for which a claimed message belongs to its claimer. This is longer than a whole claim takes when every channel
 * needs its ten seconds, so that only claims of a process that died expire.
 */
const LEASE_SECONDS = 120;

/** Each returns how many rows it processed; fewer than its limit means that nothing is left. */
const STEPS = [
  "plan_doses",
  "queue_dose_reminders",
  "update_dose_states",
  "escalate_doses",
  "record_undelivered_doses",
  "queue_renewals",
] as const;

export interface DeliverDeps {
  /** The database with the rights of the product itself. */
  readonly asService: Query;
  readonly channels: ReminderChannels;
  readonly report: (problem: unknown) => void;
  /** Gets the number of doses that have just ended and were not notified on any channel. */
  readonly onUnreachedDoses?: (doses: number) => void;
  /** The current time, in ISO 8601; the database's own clock unless a test sets it. */
  readonly at?: string;
  /** Stops further claims; messages already claimed are still sent. */
  readonly stopSignal?: AbortSignal;
}

interface ClaimedRow {
  readonly id: string;
  readonly attempt: number;
  readonly channel: ReminderMessage["channel"];
  readonly occasion: ReminderMessage["occasion"];
  readonly tell_at: string;
  readonly expires_at: string;
  readonly recipient: ReminderMessage["recipient"];
  readonly doses: ReminderMessage["doses"];
  readonly prescriptions: ReminderMessage["prescriptions"];
}

/**
 * Plans doses, notifies people of those that are due, marks doses due and missed, escalates, and notifies carers of doses
 * whose window ended while no push service and no mail server accepted them. Notifies of prescriptions that end soon.
 * Every step is one transaction that may be repeated, so that a process may die at any point and several may run at once.
 * A message that was sent but not recorded when the process died is sent again, under the same id.
 * @returns how many messages were sent
 */
export async function deliver(deps: DeliverDeps): Promise<number> {
  for (const step of STEPS) {
    try {
      const done = await runUntilDone(step, deps);
      if (step === "record_undelivered_doses" && done > 0) deps.onUnreachedDoses?.(done);
    } catch (problem) {
      // Messages that were planned before are still sent.
      deps.report(problem);
    }
  }
  let sentCount = 0;
  while (!deps.stopSignal?.aborted) {
    const messages = await claim(deps);
    if (messages.length === 0) break;
    const outcomes = await mapWithConcurrency(messages, CONCURRENCY, (message) =>
      sendMessage(message, deps),
    );
    await recordOutcomes(outcomes, deps);
    sentCount += messages.length;
  }
  return sentCount;
}

/** @returns how many rows were processed in all */
async function runUntilDone(
  step: (typeof STEPS)[number],
  { asService, at }: DeliverDeps,
): Promise<number> {
  for (let all = 0; ; ) {
    const [row] = await asService<{ done: number }>(
      `select private.${step}(coalesce($1::timestamptz, now()), $2) as done`,
      [at ?? null, STEP_SIZE],
    );
    all += row?.done ?? 0;
    if (!row || row.done < STEP_SIZE) return all;
  }
}

async function claim({ asService, at }: DeliverDeps): Promise<ClaimedRow[]> {
  return asService<ClaimedRow>(
    "select * from private.claim_reminder_messages(coalesce($1::timestamptz, now()), $2, $3)",
    [at ?? null, CLAIM_SIZE, LEASE_SECONDS],
  );
}

interface MessageOutcome {
  readonly id: string;
  readonly attempt: number;
  readonly outcome: Outcome;
}

async function sendMessage(
  row: ClaimedRow,
  { channels, report }: DeliverDeps,
): Promise<MessageOutcome> {
  const { id, attempt, tell_at: tellAt, expires_at: expiresAt, ...rest } = row;
  try {
    const outcome = await channels[row.channel]({ id, tellAt, expiresAt, ...rest });
    return { id, attempt, outcome };
  } catch (problem) {
    report(problem);
    return { id, attempt, outcome: { kind: "unreachable" } };
  }
}

async function recordOutcomes(
  outcomes: readonly MessageOutcome[],
  { asService, at }: DeliverDeps,
): Promise<void> {
  const results = outcomes.map(({ id, attempt, outcome }) => ({
    id,
    attempt,
    outcome: outcome.kind,
    ...("retryAfter" in outcome && { retryAfter: outcome.retryAfter }),
  }));
  await asService(
    "select private.record_message_results($1::text::jsonb, coalesce($2::timestamptz, now()))",
    [JSON.stringify(results), at ?? null],
  );
}
