import CircleCheck from "lucide-react/icons/circle-check";
import { Link } from "react-router";
import { failureOf } from "#app/client/errors/failure.ts";
import { useLocalePath } from "#app/locale/locale-path.ts";
import { useText } from "#app/locale/text.tsx";
import { buttonClasses } from "#app/ui/button/button-variants.ts";
import { ErrorState } from "#app/ui/feedback/error-state.tsx";
import { SkeletonList } from "#app/ui/feedback/skeleton.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { dashboardAlerts } from "#domain/alerts/shown.ts";
import { UnreadableBoxes } from "../unreadable-notice.tsx";
import { HomeAlertLines, type HomeAlertsReading } from "./home-alert-lines.tsx";

/** Whether something is wrong, of any of the people shown and of the home: the five alerts that matter most. */
export function HomeAlertsCard({ reading }: { reading: HomeAlertsReading }) {
  const t = useText();
  const path = useLocalePath();
  return (
    <Card
      title={t("alerts.toCheck")}
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
      {content()}
    </Card>
  );

  function content() {
    const { alerts, unreadableBoxes, problem, onRetry } = reading;
    if (!alerts) {
      return problem == null ? (
        <SkeletonList rows={3} />
      ) : (
        <ErrorState failure={failureOf(problem)} onRetry={onRetry} />
      );
    }
    const shown = dashboardAlerts(alerts);
    return (
      <>
        <UnreadableBoxes count={unreadableBoxes} />
        {shown.length > 0 && <HomeAlertLines alerts={shown} of={reading} />}
        {shown.length === 0 && unreadableBoxes === 0 && (
          <p className="flex items-center gap-2">
            <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-valid" />
            {t("alerts.nothingWrong")}
          </p>
        )}
      </>
    );
  }
}
