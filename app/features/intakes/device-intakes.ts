import { useMemo } from "react";
import type { OutboxAction } from "#app/client/offline/actions.ts";
import { useOutboxActions } from "#app/client/offline/device-outbox.ts";
import { heldIntakeIds, withWaitingIntakes } from "#app/client/offline/waiting-intakes.ts";
import type { GivenIntake, IntakeList, LatestIntakes } from "./data.ts";

/** A dose of a list, as the server has it or as this device has recorded it. */
export interface ListedIntake extends GivenIntake {
  /** Absent where the server has told of it: only then can it be corrected and deleted there. */
  readonly ofDevice?: { readonly isUnsent: boolean };
}

export interface ListedIntakes extends IntakeList {
  readonly intakes: readonly ListedIntake[];
}

/**
 * A list as the server had it at `readAt` (milliseconds since 1970), with the doses of this device that it did not have
 * by then, and without those that this device has taken back.
 */
export function useWithDeviceIntakes(
  profileId: string,
  list: IntakeList | undefined,
  readAt: number,
): ListedIntakes | undefined {
  const actions = useOutboxActions(profileId);
  return useMemo(
    () => list && { ...list, intakes: withDeviceIntakes(list.intakes, actions, readAt) },
    [list, actions, readAt],
  );
}

/** The same of the latest ones, with how many there are in all. */
export function useLatestWithDeviceIntakes(
  profileId: string,
  latest: LatestIntakes,
  readAt: number,
): ListedIntakes & Pick<LatestIntakes, "total"> {
  const actions = useOutboxActions(profileId);
  return useMemo(() => {
    const intakes = withDeviceIntakes(latest.intakes, actions, readAt);
    return { ...latest, intakes, total: latest.total + intakes.length - latest.intakes.length };
  }, [latest, actions, readAt]);
}

/** The same of a list whose profile is known by its actions. */
export function withDeviceIntakes(
  known: readonly GivenIntake[],
  actions: readonly OutboxAction[],
  readAt: number,
): readonly ListedIntake[] {
  const held = heldIntakeIds(actions);
  return withWaitingIntakes<ListedIntake>(known, actions, readAt, (dose) => ({
    id: dose.id,
    medicationId: dose.medicationId,
    medicationName: dose.name,
    medicationDosage: dose.dosage,
    medicationForm: dose.form,
    quantityTaken: dose.quantity,
    quantityDeducted: 0,
    takenAt: dose.takenAt,
    notes: dose.notes,
    loggedBy: dose.by,
    giverName: null,
    ofDevice: { isUnsent: held.has(dose.id) },
  }));
}
