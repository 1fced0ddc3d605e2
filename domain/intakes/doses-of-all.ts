import { epochMs, type Instant } from "../calendar/instant.ts";

/** The latest doses of one person. */
interface OwnDoses<Dose> {
  readonly personId: string;
  /** Newest first. */
  readonly doses: readonly Dose[];
  /** Whether there are older ones that were not read. */
  readonly isCut: boolean;
}

/**
 * The doses of several people in one list, newest first. It begins no earlier than each person's doses are whole: a list
 * that lacks those of one of them would say that nothing was given.
 * @param from when it begins otherwise
 */
export function dosesOfAll<Dose extends { readonly takenAt: Instant }>(
  people: readonly OwnDoses<Dose>[],
  from: Instant,
): {
  readonly since: Instant;
  readonly doses: readonly { readonly personId: string; readonly dose: Dose }[];
} {
  const starts = people.flatMap(({ doses, isCut }) => {
    const oldest = isCut ? doses.at(-1) : undefined;
    return oldest ? [oldest.takenAt] : [];
  });
  const since = [from, ...starts].reduce((one, other) =>
    epochMs(other) > epochMs(one) ? other : one,
  );
  const doses = people
    .flatMap(({ personId, doses: own }) => own.map((dose) => ({ personId, dose })))
    .filter(({ dose }) => epochMs(dose.takenAt) >= epochMs(since))
    .sort((one, other) => epochMs(other.dose.takenAt) - epochMs(one.dose.takenAt));
  return { since, doses };
}
