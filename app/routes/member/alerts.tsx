import { useMemo } from "react";
import { usePermissionCheck } from "#app/client/permissions/permission-level.tsx";
import { useSession } from "#app/client/session/session.ts";
import {
  prefetchCreateAlert,
  useCreateAlert,
} from "#app/features/alerts/create/use-create-alert.tsx";
import { ToBuyCard } from "#app/features/alerts/digest/to-buy-card.tsx";
import { Alerts } from "#app/features/alerts/list/alerts.tsx";
import { useActiveProfile } from "#app/features/profiles/active/active-profile.ts";
import { ReminderChannelsCard } from "#app/features/reminders/channels/reminder-channels-card.tsx";
import { DeliveryLogCard } from "#app/features/reminders/deliveries/delivery-log-card.tsx";
import { useText } from "#app/locale/text.tsx";
import { ActionButton } from "#app/ui/button/action-button.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { profileName } from "#domain/profiles/profile.ts";
import { boxesOf } from "./home/givable-boxes.ts";
import { useHome } from "./home/home-query.ts";
import { linesToBuy } from "./home/lines-to-buy.ts";
import { useHomeAlerts } from "./home/use-home-alerts.ts";

export default function AlertsPage() {
  const { session } = useSession();
  return session && <AccountAlerts userId={session.user.id} />;
}

/** Of everybody that this account may open; an alert that is written is for the person chosen. */
function AccountAlerts({ userId }: { userId: string }) {
  const t = useText();
  const may = usePermissionCheck();
  const { profileId, profiles, people } = useActiveProfile(userId);
  const owned = useMemo(
    () =>
      profiles
        ?.filter(({ level }) => level === "own")
        .map((profile) => ({ id: profile.id, name: profileName(profile) })),
    [profiles],
  );
  const reading = useHomeAlerts(userId, people, people.length > 1);
  const { data: home } = useHome(userId);
  const boxes = useMemo(() => home && boxesOf(home, profileId), [home, profileId]);
  const { forecasts } = reading;
  const toBuy = useMemo(
    () =>
      home
        ? linesToBuy(home, people, forecasts, {
            common: t("alerts.common"),
            nameless: t("profiles.nameless"),
          })
        : [],
    [home, people, forecasts, t],
  );
  const { createAlert, dialog } = useCreateAlert(profileId, boxes);
  return (
    <Page
      title={t("alerts.title")}
      actions={
        may("write-alerts") && (
          <ActionButton
            label={t("alerts.create")}
            onPrefetch={prefetchCreateAlert}
            onPress={createAlert}
          />
        )
      }
    >
      <ToBuyCard lines={toBuy} />
      <Alerts
        reading={reading}
        people={people}
        onCreate={may("write-alerts") ? createAlert : null}
      />
      <div className="grid items-start gap-6 lg:mt-8 lg:grid-cols-2 print:hidden">
        <ReminderChannelsCard userId={userId} profiles={owned} />
        <DeliveryLogCard userId={userId} />
      </div>
      {dialog}
    </Page>
  );
}

export { PageError as ErrorBoundary } from "./page-error.tsx";
