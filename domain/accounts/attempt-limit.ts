import { normalizeEmail } from "./email.ts";

/** Moments of earlier attempts by key, milliseconds since 1970. It lives in memory only. */
export type Attempts = ReadonlyMap<string, readonly number[]>;

export interface AttemptLimit {
  readonly attempts: number;
  readonly minutes: number;
}

/** First specification, section 5. The server counts again, where a reload forgets nothing. */
export const SIGN_IN_LIMIT: AttemptLimit = { attempts: 5, minutes: 15 };
export const SIGN_UP_LIMIT: AttemptLimit = { attempts: 3, minutes: 60 };

export const NO_ATTEMPTS: Attempts = new Map();

export type AttemptResult =
  | { readonly allowed: true; readonly attempts: Attempts }
  | {
      readonly allowed: false;
      /** Whole minutes to wait, rounded up, at least 1. */
      readonly minutes: number;
      readonly attempts: Attempts;
    };

const MS_PER_MINUTE = 60_000;

/** Whom sign-in attempts are counted for. */
export function signInKey(email: string): string {
  return normalizeEmail(email);
}

/**
 * Counts one attempt and says whether it may be made: at most `limit.attempts` within any
 * `limit.minutes`. A refused one is not counted, so waiting always helps. Moments ahead of `nowMs`
 * are forgotten: a clock set back must not lock anybody out for longer.
 */
export function recordAttempt(
  earlier: Attempts,
  key: string,
  nowMs: number,
  limit: AttemptLimit,
): AttemptResult {
  const windowMs = limit.minutes * MS_PER_MINUTE;
  const kept = new Map(
    [...earlier]
      .map(
        ([name, moments]) => [name, moments.filter((at) => isWithin(at, nowMs, windowMs))] as const,
      )
      .filter(([, moments]) => moments.length > 0),
  );
  const recent = kept.get(key) ?? [];
  const oldest = recent.at(-limit.attempts);
  if (oldest !== undefined) {
    const waitMs = oldest + windowMs - nowMs;
    return { allowed: false, minutes: Math.ceil(waitMs / MS_PER_MINUTE), attempts: kept };
  }
  return { allowed: true, attempts: kept.set(key, [...recent, nowMs]) };
}

function isWithin(at: number, nowMs: number, windowMs: number): boolean {
  return at <= nowMs && nowMs < at + windowMs;
}
