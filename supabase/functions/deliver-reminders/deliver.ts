import type { Query } from "../_shared/deps.ts";
import type { Outcome, ReminderChannels, ReminderMessage } from "../_shared/reminder-message.ts";
import { mapWithConcurrency } from "./map-with-concurrency.ts";

/** Doses or reminders that one statement works on: few enough that nobody waits for its locks. */
const STEP_SIZE = 2000;

/** Messages that are claimed at once, and how many of them are handed over at the same time. */
const CLAIM_SIZE = 500;
const CONCURRENCY = 50;

/**
 * Seconds for which a claimed message is left alone by all others. Longer than a whole claim takes when
 * every channel needs its ten seconds, so that only a process that died gives anything back.
 */
const LEASE_SECONDS = 120;

/** Each answers how much it did; less than it might have means that nothing is left. */
const STEPS = [
  "plan_doses",
  "tell_doses",
  "turn_doses",
  "escalate_doses",
  "note_unreached",
] as const;

export interface DeliverDeps {
  /** The database with the rights of the product itself. */
  readonly asService: Query;
  readonly channels: ReminderChannels;
  readonly report: (problem: unknown) => void;
  /** Told how many doses have just ended of which no way told anybody. */
  readonly onUnreachedDoses?: (doses: number) => void;
  /** The moment all is done for, in ISO 8601; the database's own clock unless a test says otherwise. */
  readonly at?: string;
  /** Says when to claim nothing more: what was claimed is still handed over. */
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
}

/**
 * Plans doses, tells people of those whose moment has come, turns doses due and missed, escalates, and has others told
 * of doses whose window ended while no push service and no mail server took them.
 * Every step is one transaction that may be repeated, so that a process may die anywhere and several may
 * do it at once. What was handed over and not written down when it died is handed over again, under the
 * same id.
 * @returns how many messages were handed over
 */
export async function deliver(deps: DeliverDeps): Promise<number> {
  for (const step of STEPS) {
    try {
      const done = await runUntilDone(step, deps);
      if (step === "note_unreached" && done > 0) deps.onUnreachedDoses?.(done);
    } catch (problem) {
      // What was planned and told before goes out all the same.
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

/** @returns how much was done in all */
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
    "select * from private.claim_messages(coalesce($1::timestamptz, now()), $2, $3)",
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
    "select private.settle_messages($1::text::jsonb, coalesce($2::timestamptz, now()))",
    [JSON.stringify(results), at ?? null],
  );
}
