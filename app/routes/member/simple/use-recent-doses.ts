import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { pollInterval } from "#app/client/live/live-state.ts";
import { type ListedIntake, useWithDeviceIntakes } from "#app/features/intakes/device-intakes.ts";
import { latestIntakesQuery } from "#app/features/intakes/queries.ts";
import type { RecentDose } from "#app/features/reminders/today/taken-before.ts";

const A_MINUTE = 60_000;

/** The latest doses of a person, with those that wait on this device. Asked anew each minute, as the planned ones are. */
export function useRecentDoses(profileId: string): readonly RecentDose[] {
  const { data, dataUpdatedAt } = useQuery({
    ...latestIntakesQuery(profileId),
    refetchInterval: pollInterval(A_MINUTE),
  });
  const intakes = useWithDeviceIntakes(profileId, data, dataUpdatedAt)?.intakes;
  return useMemo(() => (intakes ?? []).map(recentDose), [intakes]);
}

function recentDose(intake: ListedIntake): RecentDose {
  return {
    intakeId: intake.id,
    medicationId: intake.medicationId,
    name: intake.medicationName,
    dosage: intake.medicationDosage,
    form: intake.medicationForm,
    takenAt: intake.takenAt,
    quantity: intake.quantityTaken,
    by: intake.loggedBy,
    byName: intake.giverName,
  };
}
