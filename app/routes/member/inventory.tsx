import { useQuery } from "@tanstack/react-query";
import { queryClient } from "../../client/query-client.ts";
import { currentSession, useSession } from "../../client/session.ts";
import { useIntakeDialogs } from "../../features/intakes/intake-dialogs.tsx";
import { AddMedicationButton } from "../../features/inventory/add-medication-button.tsx";
import { Inventory } from "../../features/inventory/inventory.tsx";
import { useInventoryDialogs } from "../../features/inventory/inventory-dialogs.tsx";
import { medicationsQuery } from "../../features/inventory/queries.ts";
import { useOrderDialog } from "../../features/pharmacies/order-dialogs.tsx";
import { presumedProfileId, useActiveProfile } from "../../features/profiles/active-profile.ts";
import { useText } from "../../locale/text.tsx";
import { Page } from "../../ui/page.tsx";

/** Asks for the boxes while the words and the code of the page are still on their way, and waits for nothing. */
export async function clientLoader() {
  const session = await currentSession();
  if (session) {
    void queryClient.prefetchQuery(medicationsQuery(presumedProfileId(session.user.id)));
  }
  return null;
}
clientLoader.hydrate = true as const;

/** Another order or filter is only another address of what is here already. */
export function shouldRevalidate() {
  return false;
}

export default function InventoryPage() {
  const { session } = useSession();
  return session && <AccountInventory userId={session.user.id} />;
}

function AccountInventory({ userId }: { userId: string }) {
  const t = useText();
  const { profileId, name } = useActiveProfile(userId);
  const { data: medications } = useQuery(medicationsQuery(profileId));
  const { logIntake, dialogs: intakeDialogs } = useIntakeDialogs(profileId, name, medications);
  const { order, dialog: orderDialog } = useOrderDialog(userId, profileId);
  const { begin, dialogs } = useInventoryDialogs({
    profileId,
    medications,
    onLogIntake: logIntake,
    onOrder: order,
  });
  return (
    <Page
      title={t("inventory.title")}
      actions={<AddMedicationButton onPress={() => begin({ kind: "add" })} />}
    >
      <Inventory key={profileId} profileId={profileId} person={name} onDeed={begin} />
      {dialogs}
      {intakeDialogs}
      {orderDialog}
    </Page>
  );
}

export { PageError as ErrorBoundary } from "./page-error.tsx";
