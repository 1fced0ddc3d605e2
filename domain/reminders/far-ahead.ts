import { epochMs, type Instant } from "../calendar/instant.ts";
import { SAME_DOSE_MS } from "../intakes/recent-hours.ts";
import { type FetchedDose, stateAt } from "./today.ts";

/** A dose is taken up to this long before its hour without a question. */
const NEAR_MS = 2 * 3_600_000;

const MINUTE_MS = 60_000;

const DAY_MS = 24 * 3_600_000;

/** Whether its hour is so far ahead that a press may mean another dose of the same box. */
export function isFarAhead(dose: FetchedDose, now: Instant): boolean {
  return stateAt(dose, now) === "planned" && epochMs(dose.plannedAt) - epochMs(now) > NEAR_MS;
}

/** A dose that was taken, and of what. */
export interface TakenProduct {
  readonly medicationId: string | null;
  readonly name: string;
  readonly dosage: string;
  readonly form: string;
  readonly takenAt: Instant;
  /** Whether it answers a planned dose. */
  readonly isPlanned: boolean;
}

type TakenOf = Pick<TakenProduct, "medicationId" | "name" | "dosage" | "form">;

/** When a box, or another one of the same product, was last taken from within a day; null where it was not. */
export function lastTakenWithinDay(
  taken: readonly TakenProduct[],
  box: TakenOf,
  now: Instant,
): Instant | null {
  return lastWithin(DAY_MS, taken, box, now)?.takenAt ?? null;
}

/**
 * The recorded dose that this one may be; null where there is none. That is any dose of the last minutes, as everywhere,
 * and one of the last two hours that answers no planned dose: it may have been meant for this one. An answer on a message
 * is asked about by the same rule (`private.may_be_recorded`).
 */
export function maybeTaken<Taken extends TakenProduct>(
  taken: readonly Taken[],
  box: TakenOf,
  now: Instant,
): Taken | null {
  const beside = taken.filter(({ isPlanned }) => !isPlanned);
  return lastWithin(SAME_DOSE_MS, taken, box, now) ?? lastWithin(NEAR_MS, beside, box, now) ?? null;
}

function lastWithin<Taken extends TakenProduct>(
  milliseconds: number,
  taken: readonly Taken[],
  box: TakenOf,
  now: Instant,
): Taken | undefined {
  // The minute of the screen may have begun before the dose was recorded.
  const latest = epochMs(now) + MINUTE_MS;
  return taken
    .filter(({ takenAt }) => epochMs(takenAt) < latest)
    .filter(({ takenAt }) => epochMs(takenAt) >= epochMs(now) - milliseconds)
    .filter(
      ({ medicationId, name, dosage, form }) =>
        medicationId === box.medicationId ||
        (name === box.name && dosage === box.dosage && form === box.form),
    )
    .sort((one, other) => epochMs(other.takenAt) - epochMs(one.takenAt))[0];
}
