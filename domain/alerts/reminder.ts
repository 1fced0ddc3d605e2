import { fold } from "../locale/fold.ts";

/** Second specification, section 9: without times of their own, only these are reminded of. */
const ALWAYS_REMINDED = ["paracetamol", "ibuprofene", "aspirine", "doliprane"];

/** What a new reminder proposes. */
export const DEFAULT_REMINDER_TIME = "08:00";

/** Whether the general reminder asks about a medication of this name: in any case, and a strength may follow. */
export function isAlwaysReminded(name: string): boolean {
  const folded = fold(name);
  return ALWAYS_REMINDED.some((always) => folded === always || folded.startsWith(`${always} `));
}
