import type { OutboxAction } from "./actions.ts";

/**
 * Whether this device holds an answer to each of these planned doses, sent or not: "taken" or "skipped", and not taken back
 * since. "Later" is no such answer, because the dose is told of again, and neither is one that the server refused.
 * @param actions oldest first
 */
export function areAnswered(actions: readonly OutboxAction[], doses: readonly string[]): boolean {
  const isAnswered = (id: string) => {
    const last = actions.findLast(
      ({ body }) => "doses" in body && body.doses.some((dose) => dose.id === id),
    );
    return (last?.kind === "take" || last?.kind === "skip") && last.state !== "undecided";
  };
  return doses.length > 0 && doses.every(isAnswered);
}
