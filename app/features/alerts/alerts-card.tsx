import Plus from "lucide-react/icons/plus";
import { Link } from "react-router";
import { dashboardAlerts } from "../../../domain/alerts/shown.ts";
import { useMay } from "../../client/capabilities.tsx";
import { useLocalePath } from "../../locale/locale-path.ts";
import { useText } from "../../locale/text.tsx";
import { Button } from "../../ui/button.tsx";
import { buttonLook } from "../../ui/button-look.ts";
import { Card } from "../../ui/card.tsx";
import { prefetchCreateAlert } from "./alert-dialogs.tsx";
import { AlertDigest } from "./alert-digest.tsx";
import { useAlerts, type WatchedBoxes } from "./queries.ts";

/** Whether something is wrong in the cabinet: the five alerts that matter most. */
export function AlertsCard({
  profileId,
  boxes,
  onCreate,
}: {
  profileId: string;
  boxes: WatchedBoxes;
  onCreate: () => void;
}) {
  const t = useText();
  const path = useLocalePath();
  const may = useMay();
  const alerts = useAlerts(profileId, boxes);
  return (
    <Card
      title={t("alerts.short")}
      action={
        <Link
          to={path("alerts")}
          aria-label={t("alerts.seeAllAlerts")}
          className={buttonLook("plain")}
        >
          {t("alerts.seeAll")}
        </Link>
      }
    >
      <AlertDigest profileId={profileId} of={alerts} choose={dashboardAlerts} />
      {may("write-alerts") && (
        <Button
          look="plain"
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
