import type { Medication } from "../inventory/medication.ts";

/** `due` once its time has come, until a dose is logged; `later` before. */
export type PlannedDoseState = "due" | "later" | "taken";

export interface PlannedDose {
  readonly medicationId: string;
  /** `HH:MM` on the wall. */
  readonly time: string;
  readonly state: PlannedDoseState;
}

/**
 * The doses of one day, from the reminder times people set. The first dose logged for a medication answers its first
 * time, the second its second, whenever it was taken: a dose an hour early must not be asked for again.
 *
 * @param takenToday the medication of each dose logged since the start of the day
 * @param now `HH:MM` on the same wall
 * @returns by time, then by name
 */
export function plannedDoses(
  medications: readonly (Pick<Medication, "id" | "name"> & {
    readonly reminderTimes: readonly string[];
  })[],
  takenToday: readonly (string | null)[],
  now: string,
): PlannedDose[] {
  return medications
    .flatMap(({ id, name, reminderTimes }) => {
      const taken = takenToday.filter((medicationId) => medicationId === id).length;
      return [...reminderTimes].sort().map((time, nth) => ({
        name,
        dose: { medicationId: id, time, state: stateOf(time, nth < taken, now) },
      }));
    })
    .sort((a, b) => compare(a.dose.time, b.dose.time) || compare(a.name, b.name))
    .map(({ dose }) => dose);
}

function stateOf(time: string, isTaken: boolean, now: string): PlannedDoseState {
  if (isTaken) return "taken";
  return time <= now ? "due" : "later";
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
