import { clockOffset } from "../offline/connection.ts";

/** A page that has been open for longer reads everything again: more has changed than is replayed. */
const MAX_PAGE_AGE_MS = 60_000;

/**
 * Milliseconds before the page was opened: a message has the time at which its transaction began, which may take eight
 * seconds, and the clocks are compared to within five.
 */
const MARGIN_MS = 15_000;

/** Two clocks of one device that differ by more: one of them was set, or the device slept. */
const MAX_DRIFT_MS = 5000;

/**
 * From when on messages are replayed to this page, by the server's clock: from before its first request, so that nothing
 * is lost between what it read and its channels. Null where all is to be read again instead.
 */
export function replayStart(): number | null {
  const offset = clockOffset();
  const age = Date.now() - performance.timeOrigin;
  if (offset === null || age > MAX_PAGE_AGE_MS) return null;
  if (Math.abs(age - performance.now()) > MAX_DRIFT_MS) return null;
  return Math.floor(performance.timeOrigin + offset - MARGIN_MS);
}
