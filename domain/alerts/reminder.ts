import { fold } from "../locale/fold.ts";

/** Second specification, section 9: without times of their own, only these are reminded of. */
const ALWAYS_REMINDED = ["paracetamol", "ibuprofene", "aspirine", "doliprane"];

/** What a new reminder proposes. */
export const DEFAULT_REMINDER_TIME = "08:00";

/** Twice, three and four times a day, then each hour that is left. */
const PROPOSED_TIMES: readonly string[] = [
  DEFAULT_REMINDER_TIME,
  "20:00",
  "12:00",
  "16:00",
  ...Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, "0")}:00`),
];

/** What a further reminder proposes: an hour that is not in the list yet. */
export function nextReminderTime(taken: readonly string[]): string {
  return PROPOSED_TIMES.find((time) => !taken.includes(time)) ?? DEFAULT_REMINDER_TIME;
}

/** Whether the general reminder asks about a medication of this name: in any case, and a strength may follow. */
export function isAlwaysReminded(name: string): boolean {
  const folded = fold(name);
  return ALWAYS_REMINDED.some((always) => folded === always || folded.startsWith(`${always} `));
}
