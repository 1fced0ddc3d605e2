import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { failureOf } from "#app/client/errors/failure.ts";
import { formatShortMoment } from "#app/locale/format.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { ErrorState } from "#app/ui/feedback/error-state.tsx";
import { SkeletonList } from "#app/ui/feedback/skeleton.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import type { Instant } from "#domain/calendar/instant.ts";
import { activityQuery, searchesQuery } from "../queries.ts";
import { activityDetails, isActivityKind } from "./activity-kind.ts";

/** Lines read at first, and at each request for more. */
const PAGE_SIZE = 10;

/** What the account looked for. */
export function SearchesCard({ userId }: { userId: string }) {
  const t = useText();
  const [most, setMost] = useState(PAGE_SIZE);
  const { data, error, isFetching, refetch } = useQuery(searchesQuery(userId, most));
  return (
    <HistoryCard
      title={t("accountData.searches.title")}
      none={t("accountData.searches.none")}
      more={t("accountData.searches.more")}
      problem={error}
      lines={data?.lines.map(({ id, text, at }) => ({ id, at, words: text }))}
      total={data?.total ?? 0}
      busy={isFetching}
      onMore={() => setMost(most + PAGE_SIZE)}
      onRetry={() => void refetch()}
    />
  );
}

/** What was noted of how the product was used. */
export function ActivityLogCard({ userId }: { userId: string }) {
  const t = useText();
  const [most, setMost] = useState(PAGE_SIZE);
  const { data, error, isFetching, refetch } = useQuery(activityQuery(userId, most));
  return (
    <HistoryCard
      title={t("accountData.activity.title")}
      none={t("accountData.activity.none")}
      more={t("accountData.activity.more")}
      problem={error}
      lines={data?.lines.map(({ id, kind, data: noted, at }) => {
        const details = activityDetails(noted, t);
        return {
          id,
          at,
          words: (
            <>
              {isActivityKind(kind)
                ? t(`accountData.activity.kind.${kind}`)
                : t("accountData.activity.other")}
              {details.length > 0 && (
                <span className="block text-ink-soft text-sm">{details.join(" · ")}</span>
              )}
            </>
          ),
        };
      })}
      total={data?.total ?? 0}
      busy={isFetching}
      onMore={() => setMost(most + PAGE_SIZE)}
      onRetry={() => void refetch()}
    />
  );
}

function HistoryCard({
  title,
  none,
  more,
  problem,
  lines,
  total,
  busy,
  onMore,
  onRetry,
}: {
  title: string;
  none: string;
  more: string;
  problem: unknown;
  lines: readonly { id: string; at: Instant; words: ReactNode }[] | undefined;
  total: number;
  busy: boolean;
  onMore: () => void;
  onRetry: () => void;
}) {
  const language = useLanguage();
  return (
    <Card title={title}>
      {!lines && !problem && <SkeletonList rows={3} rowClassName="h-10" />}
      {!lines && problem != null && <ErrorState failure={failureOf(problem)} onRetry={onRetry} />}
      {lines?.length === 0 && <p className="text-ink-soft">{none}</p>}
      {lines && lines.length > 0 && (
        <ul aria-label={title} className="divide-y divide-line">
          {lines.map(({ id, at, words }) => (
            <li key={id} className="py-2 [overflow-wrap:anywhere] first:pt-0">
              <div>{words}</div>
              <time dateTime={at} className="text-ink-soft text-sm tabular-nums">
                {formatShortMoment(at, language)}
              </time>
            </li>
          ))}
        </ul>
      )}
      {lines && total > lines.length && (
        <Button variant="secondary" busy={busy} className="mt-4" onClick={onMore}>
          {more}
        </Button>
      )}
    </Card>
  );
}
