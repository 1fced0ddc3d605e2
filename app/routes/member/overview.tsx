import Bell from "lucide-react/icons/bell";
import Pill from "lucide-react/icons/pill";
import UsersRound from "lucide-react/icons/users-round";
import { useCallback, useState } from "react";
import { usePermissionCheck } from "#app/client/permissions/permission-level.tsx";
import { useAlerts, type WatchedMedications } from "#app/features/alerts/queries.ts";
import { useActiveProfile } from "#app/features/profiles/active/active-profile.ts";
import { useLocalePath } from "#app/locale/locale-path.ts";
import { useText } from "#app/locale/text.tsx";
import { DeferredDialog } from "#app/ui/dialog/deferred-dialog.tsx";
import { lazyDialog } from "#app/ui/dialog/lazy-dialog.ts";
import { Card } from "#app/ui/layout/card.tsx";
import { CounterList } from "#app/ui/list/counter-list.tsx";
import { activeAlerts } from "#domain/alerts/shown.ts";

const NEW_PROFILE = lazyDialog(
  async () =>
    (await import("#app/features/profiles/manage/new-profile-dialog.tsx")).NewProfileDialog,
);

/** Three counters of the dashboard, where three features meet: each leads to its page and adds one of its kind. */
export function Overview({
  userId,
  profileId,
  boxes,
  onAddMedication,
  onCreateAlert,
}: {
  userId: string;
  profileId: string;
  boxes: WatchedMedications;
  onAddMedication: () => void;
  onCreateAlert: () => void;
}) {
  const t = useText();
  const path = useLocalePath();
  const may = usePermissionCheck();
  const { profiles } = useActiveProfile(userId);
  const { alerts } = useAlerts(profileId, boxes);
  const [adding, setAdding] = useState<{ serial: number; isOpen: boolean }>();
  const close = useCallback(() => setAdding((last) => last && { ...last, isOpen: false }), []);
  return (
    <Card title={t("dashboard.overview.title")}>
      <CounterList
        counters={[
          {
            label: t("dashboard.overview.medications"),
            icon: <Pill aria-hidden="true" />,
            count: boxes.medications?.length,
            to: path("inventory"),
            ...(may("edit-medications") && {
              add: { label: t("dashboard.overview.addMedication"), run: onAddMedication },
            }),
          },
          {
            label: t("dashboard.overview.alerts"),
            icon: <Bell aria-hidden="true" />,
            count: alerts && activeAlerts(alerts).length,
            to: path("alerts"),
            ...(may("write-alerts") && {
              add: { label: t("dashboard.overview.addAlert"), run: onCreateAlert },
            }),
          },
          {
            label: t("dashboard.overview.profiles"),
            icon: <UsersRound aria-hidden="true" />,
            count: profiles?.length,
            to: path("profile/manage"),
            add: {
              label: t("dashboard.overview.addProfile"),
              run: () => setAdding((last) => ({ serial: (last?.serial ?? 0) + 1, isOpen: true })),
            },
          },
        ]}
      />
      {adding && (
        <DeferredDialog
          serial={adding.serial}
          dialog={NEW_PROFILE}
          props={{ open: adding.isOpen, userId, onClose: close }}
        />
      )}
    </Card>
  );
}
