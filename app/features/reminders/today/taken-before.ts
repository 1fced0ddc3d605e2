import type { Instant } from "#domain/calendar/instant.ts";
import {
  lastTakenWithinDay,
  maybeTakenAt,
  type TakenProduct,
} from "#domain/reminders/far-ahead.ts";
import type { PlannedDose, TakenBefore } from "../dose.ts";

/** A dose that somebody recorded, with or without a plan. */
export type RecordedDose = Omit<TakenProduct, "isPlanned"> & { readonly intakeId: string };

/**
 * The doses of one person with what was taken of their boxes before them.
 * @param recent the latest doses of each product, those without a plan too
 */
export function withTakenBefore<Dose extends PlannedDose>(
  doses: readonly Dose[],
  recent: readonly RecordedDose[],
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
      maybeTakenAt: maybeTakenAt(taken, box, now),
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
}: PlannedDose): TakenProduct[] {
  if (!taken) return [];
  const { takenAt } = taken;
  return [{ medicationId, name: medicationName, dosage, form, takenAt, isPlanned: true }];
}
