/**
 * What becomes of a planned dose. The last three are ends; deleting its intake opens a taken one again, and a skip can be
 * taken back, where the plan still holds the dose. One that a change of the plan has closed is skipped until then.
 */
export const DOSE_STATES = ["planned", "due", "taken", "skipped", "missed"] as const;

export type DoseState = (typeof DOSE_STATES)[number];

/** What a person can do with a planned dose. */
export type DoseAction = "take" | "skip" | "later";

const ACTIONS: Readonly<Record<DoseState, readonly DoseAction[]>> = {
  planned: ["take", "skip", "later"],
  due: ["take", "skip", "later"],
  taken: [],
  // What was taken is a fact, also when it had been given up.
  skipped: ["take"],
  missed: ["take"],
};

/** The actions that the database takes for a dose in this state, in the order they are offered. */
export function actionsFor(state: DoseState): readonly DoseAction[] {
  return ACTIONS[state];
}

export function isDoseState(text: string): text is DoseState {
  return (DOSE_STATES as readonly string[]).includes(text);
}
