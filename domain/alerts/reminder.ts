import { fold } from "../locale/fold.ts";

/** Second specification, section 9: without times of their own, only these are reminded of. */
const ALWAYS_REMINDED = ["paracetamol", "ibuprofene", "aspirine", "doliprane"];

/** When a medication that is reminded of without times of its own is due. */
export const DEFAULT_REMINDER_TIME = "08:00";

/**
 * The times `HH:MM` at which to remind of a medication: its own, in order and each once; 08:00 for
 * one of the four names (in any case, a strength may follow); none for the rest.
 */
export function reminderTimes(name: string, ownTimes: readonly string[]): string[] {
  if (ownTimes.length > 0) return [...new Set(ownTimes)].sort();
  const folded = fold(name);
  const isAlways = ALWAYS_REMINDED.some(
    (always) => folded === always || folded.startsWith(`${always} `),
  );
  return isAlways ? [DEFAULT_REMINDER_TIME] : [];
}
