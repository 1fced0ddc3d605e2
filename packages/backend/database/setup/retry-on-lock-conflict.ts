import { setTimeout as delay } from "node:timers/promises";
import { DatabaseError } from "../database-error.ts";

/**
 * For a transaction that changes tables while other processes of the server handle requests. It gives up on a lock
 * before PostgreSQL looks for deadlocks (after a second), so that PostgreSQL never cancels a request instead.
 */
export const SHORT_LOCK_TIMEOUT = "set local lock_timeout = '500ms'";

const RETRY_DELAY_MS = 200;
const MAX_ATTEMPTS = 60;

/** Repeats a transaction that gave up on a lock, for about a minute. */
export async function retryOnLockConflict<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (reason) {
      if (!isLockConflict(reason) || tries === MAX_ATTEMPTS) throw reason;
      await delay(RETRY_DELAY_MS * (1 + Math.random()));
    }
  }
}

/** 55P03: a lock was not available; 40P01: a deadlock. */
function isLockConflict(reason: unknown): boolean {
  const failure = reason instanceof Error && reason.cause ? reason.cause : reason;
  return failure instanceof DatabaseError && ["55P03", "40P01"].includes(failure.code);
}
