import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { failureOf } from "#app/client/errors/failure.ts";
import { useNow } from "#app/client/time/now.ts";
import { useLocalePath } from "#app/locale/locale-path.ts";
import { useText } from "#app/locale/text.tsx";
import { buttonClasses } from "#app/ui/button/button-variants.ts";
import { ErrorState } from "#app/ui/feedback/error-state.tsx";
import { SkeletonList } from "#app/ui/feedback/skeleton.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { UnreadableNote } from "#app/ui/list/unreadable-list.tsx";
import { IntakeLine } from "./intake-line.tsx";
import { latestIntakesQuery } from "./queries.ts";

/** Second specification, section 9. */
const SHOWN_MAX = 5;

/** What we did: the latest doses, and the way to all of them. */
export function RecentIntakes({ profileId }: { profileId: string }) {
  const t = useText();
  const path = useLocalePath();
  const now = useNow();
  const { data, error, refetch } = useQuery(latestIntakesQuery(profileId));
  return (
    <Card
      title={t("intakes.recent.title")}
      action={
        <Link
          to={path("activity")}
          aria-label={t("intakes.recent.seeAll")}
          className={buttonClasses("plain")}
        >
          {t("intakes.seeAll")}
        </Link>
      }
    >
      {content()}
    </Card>
  );

  function content() {
    if (!data) {
      return error ? (
        <ErrorState failure={failureOf(error)} onRetry={() => void refetch()} />
      ) : (
        <SkeletonList rows={3} />
      );
    }
    const { intakes, unreadable } = data;
    return (
      <>
        <UnreadableNote count={unreadable.length} />
        {intakes.length === 0 && unreadable.length === 0 && (
          <p className="text-ink-soft">{t("intakes.empty.title")}</p>
        )}
        {intakes.length > 0 && (
          <ul className="divide-y divide-line">
            {intakes.slice(0, SHOWN_MAX).map((intake) => (
              <li key={intake.id} className="py-2">
                <IntakeLine intake={intake} now={now} />
              </li>
            ))}
          </ul>
        )}
      </>
    );
  }
}
