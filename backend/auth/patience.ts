import { setTimeout as wait } from "node:timers/promises";

/** Milliseconds that cover the work for a known address, so that an unknown one takes as long. */
const AT_LEAST = 100;

/** Does the work, and ends neither before it is done nor before the time is up. */
export async function noSoonerThan(work: () => Promise<void>, atLeast = AT_LEAST): Promise<void> {
  await Promise.all([work(), wait(atLeast)]);
}
