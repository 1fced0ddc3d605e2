import Plus from "lucide-react/icons/plus";
import { Link } from "react-router";
import { usePermissionCheck } from "#app/client/permissions/permission-level.tsx";
import { useLocalePath } from "#app/locale/locale-path.ts";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { buttonClasses } from "#app/ui/button/button-variants.ts";
import { Card } from "#app/ui/layout/card.tsx";
import { dashboardAlerts } from "#domain/alerts/shown.ts";
import { prefetchCreateAlert } from "../create/use-create-alert.tsx";
import { useAlerts, type WatchedMedications } from "../queries.ts";
import { AlertDigest } from "./alert-digest.tsx";

/** Whether something is wrong in the cabinet: the five alerts that matter most. */
export function AlertsCard({
  profileId,
  boxes,
  onCreate,
}: {
  profileId: string;
  boxes: WatchedMedications;
  onCreate: () => void;
}) {
  const t = useText();
  const path = useLocalePath();
  const may = usePermissionCheck();
  const alerts = useAlerts(profileId, boxes);
  return (
    <Card
      title={t("alerts.short")}
      action={
        <Link
          to={path("alerts")}
          aria-label={t("alerts.seeAllAlerts")}
          className={buttonClasses("plain")}
        >
          {t("alerts.seeAll")}
        </Link>
      }
    >
      <AlertDigest profileId={profileId} of={alerts} choose={dashboardAlerts} />
      {may("write-alerts") && (
        <Button
          variant="plain"
          icon={<Plus aria-hidden="true" className="size-5" />}
          className="-mb-2 mt-2 -ml-4 print:hidden"
          onPointerEnter={prefetchCreateAlert}
          onFocus={prefetchCreateAlert}
          onClick={onCreate}
        >
          {t("alerts.createNew")}
        </Button>
      )}
    </Card>
  );
}
