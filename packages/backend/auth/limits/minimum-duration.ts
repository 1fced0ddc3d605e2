import { setTimeout as wait } from "node:timers/promises";

/** Milliseconds that cover the work for a known address, so that an unknown one takes as long. */
const MIN_DURATION_MS = 100;

/** Does the work, and resolves when it is done, but not before the minimum time. */
export async function withMinimumDuration(
  work: () => Promise<void>,
  minDurationMs = MIN_DURATION_MS,
): Promise<void> {
  await Promise.all([work(), wait(minDurationMs)]);
}
