import { isLaidOver, type OutboxAction, pressedMoment } from "#app/client/offline/actions.ts";
import { epochMs } from "#domain/calendar/instant.ts";
import type { IllnessEntry } from "#domain/illness/illness-entry.ts";
import { observedMoment } from "#domain/illness/observed-moment.ts";

/**
 * Entries as the server had them at `readAt` (milliseconds since 1970), with those of this device that it did not have
 * by then, and without those that this device has taken back; the latest first.
 */
export function withWaitingEntries(
  known: readonly IllnessEntry[],
  actions: readonly OutboxAction[],
  readAt: number,
): readonly IllnessEntry[] {
  const waiting = actions.filter((action) => isLaidOver(action, readAt) && action.problem === null);
  const ids = new Set(known.map(({ id }) => id));
  const added: IllnessEntry[] = [];
  const gone = new Set<string>();
  for (const action of waiting) {
    if (action.kind === "delete-illness-entry") gone.add(action.body.entryId);
    if (action.kind !== "note-illness" || ids.has(action.body.entryId)) continue;
    const { entryId: id, fact, observed } = action.body;
    const notedAt = observedMoment(pressedMoment(action), observed);
    added.push({ ...fact, id, notedAt, by: action.owner, byName: null });
  }
  if (added.length === 0 && gone.size === 0) return known;
  return [...known, ...added]
    .filter(({ id }) => !gone.has(id))
    .sort((a, b) => epochMs(b.notedAt) - epochMs(a.notedAt));
}

/** The ids of those that this device has noted and the server may not have yet. */
export function unsentIds(actions: readonly OutboxAction[]): ReadonlySet<string> {
  return new Set(
    actions.flatMap((action) =>
      action.kind === "note-illness" && action.state === "held" ? [action.body.entryId] : [],
    ),
  );
}
