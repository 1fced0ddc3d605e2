import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { failureOf } from "../../client/failure.ts";
import { useNow } from "../../client/now.ts";
import { useLocalePath } from "../../locale/locale-path.ts";
import { useText } from "../../locale/text.tsx";
import { buttonLook } from "../../ui/button-look.ts";
import { Card } from "../../ui/card.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { SkeletonList } from "../../ui/skeleton.tsx";
import { UnreadableNote } from "../../ui/unreadable-list.tsx";
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
          className={buttonLook("plain")}
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
