import type { DeliveryResult } from "#supabase/functions/_shared/delivery-result.ts";
import type { Log } from "./log.ts";

/** Milliseconds between two lines about one failure: an unreachable mail server fails hundreds of messages. */
const LOG_INTERVAL_MS = 60_000;

export type OnDelivery = (channel: "push" | "email", outcome: DeliveryResult) => void;

/**
 * Logs messages that a push service or a mail server did not accept, with the reason and how many there were since the last
 * line; never the recipient or the content. A subscription that its browser ended is not a failure.
 */
export function createFailedDeliveryLog(log: Log, now: () => number = Date.now): OnDelivery {
  const noted = new Map<string, { at: number; since: number }>();
  return (channel, outcome) => {
    if (outcome.kind === "delivered" || outcome.kind === "gone") return;
    const { reason } = outcome;
    const key = `${channel} ${reason}`;
    const known = noted.get(key) ?? { at: Number.NEGATIVE_INFINITY, since: 0 };
    const messages = known.since + 1;
    if (now() - known.at < LOG_INTERVAL_MS) {
      noted.set(key, { at: known.at, since: messages });
      return;
    }
    noted.set(key, { at: now(), since: 0 });
    const again = outcome.kind === "retry" ? "are tried again" : "are not tried again";
    log({
      level: "warning",
      event: "delivery",
      facts: { channel, reason, messages },
      text: `Delivery by ${channel} failed (${reason}): ${messages} since the last such line, which ${again}`,
    });
  };
}
