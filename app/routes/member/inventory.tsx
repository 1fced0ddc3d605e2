import { useQuery } from "@tanstack/react-query";
import { memo, Suspense } from "react";
import { CabinetLabels } from "#app/client/cabinet-checks/cabinet-labels.tsx";
import { lazyAside } from "#app/client/code/lazy-aside.ts";
import { queryClient } from "#app/client/queries/query-client.ts";
import { currentSession, useSession } from "#app/client/session/session.ts";
import { useIntakeDialogs } from "#app/features/intakes/intake-dialogs.tsx";
import { LastDose } from "#app/features/intakes/last-dose.tsx";
import { useInventoryDialogs } from "#app/features/inventory/inventory-dialogs.tsx";
import { AddMedicationButton } from "#app/features/inventory/list/add-medication-button.tsx";
import { HomeQuestion } from "#app/features/inventory/list/home-question.tsx";
import { Inventory } from "#app/features/inventory/list/inventory.tsx";
import { InventorySkeleton } from "#app/features/inventory/list/inventory-skeleton.tsx";
import { useHomeCandidates } from "#app/features/inventory/list/use-home-candidates.ts";
import { medicationsQuery } from "#app/features/inventory/queries.ts";
import { useOrderDialog } from "#app/features/pharmacies/use-order-dialog.tsx";
import {
  presumedProfileId,
  useActiveProfile,
} from "#app/features/profiles/active/active-profile.ts";
import { addArea } from "#app/locale/browser-i18n.ts";
import { useText } from "#app/locale/text.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { DrawnLater } from "#app/ui/list/drawn-later.tsx";
import { usePharmacistSheet } from "./paper/use-pharmacist-sheet.tsx";

/** Of an open box alone. */
const BoxForecast = lazyAside(
  async () => (await import("./inventory/box-forecast.tsx")).BoxForecast,
);

/** Of a search that finds nothing alone. */
const FoundElsewhere = lazyAside(async () => {
  const [{ FoundElsewhere: code }] = await Promise.all([
    import("./inventory/found-elsewhere.tsx"),
    addArea("search"),
  ]);
  return code;
});

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

/** The steps of a navigation draw none of it anew. */
const AccountInventory = memo(function AccountInventory({ userId }: { userId: string }) {
  const t = useText();
  const { profileId, profiles, name, people, level } = useActiveProfile(userId);
  const isOwn = profiles || profileId === userId ? level === "own" : undefined;
  const asked = useHomeCandidates(userId, profileId, isOwn);
  const { data: medications } = useQuery(medicationsQuery(profileId));
  const { logIntake, dialogs: intakeDialogs } = useIntakeDialogs(profileId, people, medications);
  const { order, dialog: orderDialog } = useOrderDialog(userId, profileId);
  const { perform, dialogs } = useInventoryDialogs({
    profileId,
    person: name,
    medications,
    lastDoseOf: (medication) => <LastDose profileId={profileId} product={medication} />,
    forecastOf: (medication) => (
      <Suspense>
        <BoxForecast profileId={profileId} box={medication} />
      </Suspense>
    ),
    onLogIntake: logIntake,
    onOrder: order,
  });
  const sheet = usePharmacistSheet(profileId, name);
  return (
    <Page
      title={t("inventory.title")}
      actions={<AddMedicationButton onPress={() => perform({ kind: "add" })} />}
    >
      <HomeQuestion userId={userId} boxes={asked.boxes} people={people} />
      <CabinetLabels profileId={profileId}>
        <DrawnLater instead={<InventorySkeleton />}>
          {asked.isKnown ? (
            <Inventory
              key={profileId}
              profileId={profileId}
              person={name}
              onAction={perform}
              onPharmacist={sheet.print}
              elsewhere={(words) => (
                <Suspense>
                  <FoundElsewhere userId={userId} profileId={profileId} words={words} />
                </Suspense>
              )}
            />
          ) : (
            <InventorySkeleton />
          )}
        </DrawnLater>
        {dialogs}
      </CabinetLabels>
      {intakeDialogs}
      {orderDialog}
      {sheet.dialog}
    </Page>
  );
});

export { PageError as ErrorBoundary } from "./page-error.tsx";
