import type { OutboxAction } from "./actions.ts";

/** Milliseconds after which the server, which has the answer, knows better: it may have been taken back elsewhere. */
const SENT_COUNTS_MS = 300_000;

/**
 * Whether this device holds an answer to each of these planned doses, sent just now or not yet: "taken", "the same" or
 * "skipped", and not taken back since. "Later" is no such answer, because the dose is told of again, and neither is one
 * that the server refused.
 * @param actions oldest first
 * @param now in milliseconds since 1970 by the clock of this device
 */
export function areAnswered(
  actions: readonly OutboxAction[],
  doses: readonly string[],
  now = Date.now(),
): boolean {
  const isAnswered = (id: string) => {
    const last = actions.findLast(
      ({ body }) => "doses" in body && body.doses.some((dose) => dose.id === id),
    );
    if (last?.kind !== "take" && last?.kind !== "same" && last?.kind !== "skip") return false;
    if (last.state === "sent") return now - (last.sentAt ?? 0) < SENT_COUNTS_MS;
    return last.state !== "undecided";
  };
  return doses.length > 0 && doses.every(isAnswered);
}
