import {
  type AttemptLimit,
  type Attempts,
  NO_ATTEMPTS,
  recordAttempt,
} from "#domain/accounts/attempt-limit.ts";

/** Counts the attempts of one form in memory; the server counts again, where a reload forgets nothing. */
export function createAttemptCounter(limit: AttemptLimit, now: () => number = Date.now) {
  let attempts: Attempts = NO_ATTEMPTS;
  let before: Attempts = NO_ATTEMPTS;
  return {
    /** Minutes to wait before this key may try again; 0 when it may now, and then the attempt is counted. */
    waitFor(key: string): number {
      const answer = recordAttempt(attempts, key, now(), limit);
      before = attempts;
      attempts = answer.attempts;
      return answer.allowed ? 0 : answer.minutes;
    },
    /** The last one was none: the password was right, or a server had no time to look at it. */
    undoLast(): void {
      attempts = before;
    },
  };
}
