/** Wrong codes after which the device forgets: one in a hundred thousand guesses of six digits. */
export const MAX_ATTEMPTS = 10;

const SECOND_MS = 1000;

/** Milliseconds to wait after so many wrong codes in a row; none after the first two. */
const DELAYS_MS = [0, 0, 0, 30, 60, 120, 300, 600, 900, 900].map((seconds) => seconds * SECOND_MS);

export interface Attempts {
  /** Wrong codes in a row. One that is being checked counts. */
  readonly attempts: number;
  /** By the clock of the device, in milliseconds since 1970. */
  readonly lastAttemptAt: number;
}

/**
 * Milliseconds until the next code is looked at. A clock that was set back makes nobody wait longer than the delay; one
 * that was set forward ends it, and the number of attempts is bounded all the same.
 */
export function waitFor({ attempts, lastAttemptAt }: Attempts, now: number): number {
  const delay = DELAYS_MS[Math.min(attempts, DELAYS_MS.length - 1)] ?? 0;
  return Math.min(delay, Math.max(0, lastAttemptAt + delay - now));
}

/** Codes of at least six digits that are not among the first anybody tries. */
export type PinProblem = "too-short" | "too-easy";

export function checkPin(pin: string): PinProblem | null {
  if (!/^\d{6,12}$/.test(pin)) return "too-short";
  const steps = new Set(
    Array.from(pin.slice(1), (digit, index) => Number(digit) - Number(pin[index])),
  );
  const [step = 0] = steps;
  return steps.size === 1 && Math.abs(step) <= 1 ? "too-easy" : null;
}
