import type { Day } from "../calendar/day.ts";

/** What the agency says about buying a medicine in France, by the codes 1 to 4 of its file. */
export const AVAILABILITY_STATES = ["shortage", "tension", "stopped", "back"] as const;

export type AvailabilityState = (typeof AVAILABILITY_STATES)[number];

export interface Availability {
  readonly state: AvailabilityState;
  readonly startedOn: Day;
  /** The day the agency last said so; null where it cannot be read. */
  readonly updatedOn: Day | null;
  /** The page of the agency; null where the file has none. */
  readonly url: string | null;
  /** The official words of the one pack it is about; null where it is about all of them. */
  readonly pack: string | null;
}

export function isAvailabilityState(text: string): text is AvailabilityState {
  return (AVAILABILITY_STATES as readonly string[]).includes(text);
}

/** What a person has to know before they go out to buy it: the worst state, the packs that are sold again left out. */
export function hindrance(availability: readonly Availability[]): Availability | null {
  const states: readonly AvailabilityState[] = ["shortage", "stopped", "tension"];
  for (const state of states) {
    const [newest] = availability
      .filter((each) => each.state === state)
      .sort((a, b) => (a.startedOn < b.startedOn ? 1 : -1));
    if (newest) return newest;
  }
  return null;
}
