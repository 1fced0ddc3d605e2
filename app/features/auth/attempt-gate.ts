import {
  type AttemptLimit,
  type Attempts,
  attempt,
  NO_ATTEMPTS,
} from "../../../domain/accounts/attempts.ts";

/** Counts the attempts of one form in memory; the server counts again, where a reload forgets nothing. */
export function attemptGate(limit: AttemptLimit, now: () => number = Date.now) {
  let attempts: Attempts = NO_ATTEMPTS;
  /** Minutes to wait before this key may try again; 0 when it may now, and then the attempt is counted. */
  return (key: string): number => {
    const answer = attempt(attempts, key, now(), limit);
    attempts = answer.attempts;
    return answer.allowed ? 0 : answer.minutes;
  };
}
