import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { failureOf } from "#app/client/errors/failure.ts";
import { formatShortMoment } from "#app/locale/format.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { ErrorState } from "#app/ui/feedback/error-state.tsx";
import { SkeletonList } from "#app/ui/feedback/skeleton.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { accessLogQuery } from "../queries.ts";
import type { AccessLogEntry } from "../share.ts";

/** Lines read at first, and at each request for more. */
const PAGE_SIZE = 20;

/** Who opened and who changed this account's profiles, and when. */
export function AccessLogCard({ userId }: { userId: string }) {
  const t = useText();
  const [most, setMost] = useState(PAGE_SIZE);
  const { data, error, isFetching, refetch } = useQuery(accessLogQuery(userId, most));
  return (
    <Card title={t("sharing.accessLog.title")}>
      {content()}
      {data && data.total > data.lines.length && (
        <Button
          variant="secondary"
          busy={isFetching}
          className="mt-4 print:hidden"
          onClick={() => setMost(most + PAGE_SIZE)}
        >
          {t("sharing.accessLog.more")}
        </Button>
      )}
    </Card>
  );

  function content() {
    if (!data) {
      return error ? (
        <ErrorState failure={failureOf(error)} onRetry={() => void refetch()} />
      ) : (
        <SkeletonList rows={3} rowClassName="h-12" />
      );
    }
    if (data.lines.length === 0) {
      return <p className="text-ink-soft">{t("sharing.accessLog.none")}</p>;
    }
    return (
      <ul aria-label={t("sharing.accessLog.title")} className="divide-y divide-line">
        {data.lines.map((line) => (
          <li key={line.id} className="py-2 first:pt-0">
            <Line line={line} />
          </li>
        ))}
      </ul>
    );
  }
}

function Line({ line }: { line: AccessLogEntry }) {
  const t = useText();
  const language = useLanguage();
  const { event, profileName, happenedAt } = line;
  const actor = line.actorName ?? t("sharing.somebody");
  const label = line.label ?? "";
  return (
    <>
      <p className="[overflow-wrap:anywhere]">
        {event
          ? t(`sharing.accessLog.${event}`, { actor, label })
          : t("sharing.accessLog.other", { actor })}
      </p>
      <p className="flex flex-wrap gap-x-3 text-ink-soft text-sm tabular-nums">
        <span>{t("sharing.accessLog.whose", { name: profileName ?? t("profiles.nameless") })}</span>
        <time dateTime={happenedAt}>{formatShortMoment(happenedAt, language)}</time>
      </p>
    </>
  );
}
