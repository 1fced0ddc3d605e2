import { setTimeout as wait } from "node:timers/promises";
import { DatabaseError, isUnavailable } from "@trousse/backend/database/database-error";
import type { Log } from "../telemetry/log.ts";

/** Milliseconds between two tries, doubled each time. */
const RETRY_PAUSE = { first: 1000, longest: 15_000 };

export interface WaitOptions {
  /** Counted from the first attempt. */
  readonly seconds: number;
  readonly log: Log;
  readonly pause?: typeof RETRY_PAUSE;
}

/**
 * Opens what needs PostgreSQL, and waits for a server that is not running yet: after a boot, the database may take longer
 * to start than this process. Any other error is final.
 */
export async function waitForDatabase<T>(
  open: () => Promise<T>,
  { seconds, log, pause = RETRY_PAUSE }: WaitOptions,
): Promise<T> {
  const deadline = performance.now() + seconds * 1000;
  for (let next = pause.first; ; next = Math.min(next * 2, pause.longest)) {
    try {
      return await open();
    } catch (problem) {
      const reason = unavailableReason(problem);
      if (reason === undefined || performance.now() + next > deadline) throw problem;
      log({
        level: "warning",
        event: "waiting",
        facts: { reason, seconds: next / 1000 },
        text: `Trousse waits for the PostgreSQL server of DATABASE_URL (${reason}), and tries again in ${next / 1000} s`,
      });
      await wait(next);
    }
  }
}

/** Undefined where the database answered. */
function unavailableReason(problem: unknown): string | undefined {
  const failure = problem instanceof Error && problem.cause ? problem.cause : problem;
  return failure instanceof DatabaseError && isUnavailable(failure) ? failure.message : undefined;
}
