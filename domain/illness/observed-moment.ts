import { epochMs, type Instant, instantAt } from "../calendar/instant.ts";

/**
 * When something that is noted was observed, where that was before it was noted. Minutes are counted back from the press,
 * whose moment the server knows better than a device with a wrong clock.
 */
export type Observed = { readonly minutesAgo: number } | { readonly at: Instant };

const MS_PER_MINUTE = 60_000;

/** @param pressed when it was noted; `observed` is absent where it was observed at that moment */
export function observedMoment(pressed: Instant, observed: Observed | null | undefined): Instant {
  if (!observed) return pressed;
  if ("at" in observed) return observed.at;
  return instantAt(epochMs(pressed) - observed.minutesAgo * MS_PER_MINUTE);
}
