import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { CabinetLabels } from "#app/client/cabinet-checks/cabinet-labels.tsx";
import { PermissionLevelProvider } from "#app/client/permissions/permission-level.tsx";
import { useIntakeDialogs } from "#app/features/intakes/intake-dialogs.tsx";
import { LastDose } from "#app/features/intakes/last-dose.tsx";
import { useInventoryDialogs } from "#app/features/inventory/inventory-dialogs.tsx";
import { medicationsQuery } from "#app/features/inventory/queries.ts";
import type { StoredMedication } from "#app/features/inventory/stored-medication.ts";
import { useOrderDialog } from "#app/features/pharmacies/use-order-dialog.tsx";
import { useActiveProfile } from "#app/features/profiles/active/active-profile.ts";
import { BoxForecast } from "../inventory/box-forecast.tsx";

/**
 * Opens a box over whatever page is on the screen, with what may be done with it. Mount it anew for each box: the person
 * chosen in the header stays, and the dialogs name theirs.
 */
export function FoundBoxDialogs({
  userId,
  profileId,
  box,
}: {
  userId: string;
  profileId: string;
  box: StoredMedication;
}) {
  const { people } = useActiveProfile(userId);
  const person = people.find(({ id }) => id === profileId);
  const { data: medications } = useQuery(medicationsQuery(profileId));
  const { logIntake, dialogs: intakeDialogs } = useIntakeDialogs(profileId, people, medications);
  const { order, dialog: orderDialog } = useOrderDialog(userId, profileId);
  const { perform, dialogs } = useInventoryDialogs({
    profileId,
    person: person?.name ?? null,
    medications,
    lastDoseOf: (medication) => <LastDose profileId={profileId} product={medication} />,
    forecastOf: (medication) => <BoxForecast profileId={profileId} box={medication} />,
    onLogIntake: logIntake,
    onOrder: order,
  });
  const openDetails = useEffectEvent(() => perform({ kind: "details", medication: box }));
  useEffect(() => openDetails(), []);
  return (
    <PermissionLevelProvider level={person?.level ?? "view"}>
      <CabinetLabels profileId={profileId}>{dialogs}</CabinetLabels>
      {intakeDialogs}
      {orderDialog}
    </PermissionLevelProvider>
  );
}
