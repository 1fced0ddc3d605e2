import type { Instant } from "#domain/calendar/instant.ts";
import { lastTakenWithinDay, maybeTaken, type TakenProduct } from "#domain/reminders/far-ahead.ts";
import type { PlannedDose, TakenBefore, TakenDose } from "../dose.ts";

/** A dose that somebody recorded, with or without a plan. */
export type RecentDose = Omit<TakenProduct, "isPlanned"> & TakenDose;

/**
 * The doses of one person with what was taken of their boxes before them.
 * @param recent the latest doses of each product, those without a plan too
 */
export function withTakenBefore<Dose extends PlannedDose>(
  doses: readonly Dose[],
  recent: readonly RecentDose[],
  now: Instant,
): readonly (Dose & { readonly before: TakenBefore })[] {
  const planned = new Set(doses.flatMap(({ taken }) => taken?.intakeId ?? []));
  const taken = [
    ...doses.flatMap(takenProduct),
    ...recent.map((each) => ({ ...each, isPlanned: planned.has(each.intakeId) })),
  ];
  return doses.map((dose) => {
    const box = { ...dose, name: dose.medicationName };
    const before = {
      lastTakenAt: lastTakenWithinDay(taken, box, now),
      maybeTaken: maybeTaken(taken, box, now),
    };
    return { ...dose, before };
  });
}

function takenProduct({
  medicationId,
  medicationName,
  dosage,
  form,
  taken,
}: PlannedDose): (TakenProduct & TakenDose)[] {
  if (!taken) return [];
  return [{ medicationId, name: medicationName, dosage, form, ...taken, isPlanned: true }];
}
