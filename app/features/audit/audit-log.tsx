import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { failureOf } from "#app/client/errors/failure.ts";
import { loadFailure } from "#app/locale/load-failure.ts";
import { useText } from "#app/locale/text.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { InlineFailure } from "#app/ui/feedback/inline-failure.tsx";
import { SkeletonList } from "#app/ui/feedback/skeleton.tsx";
import { LoadMoreButton } from "#app/ui/list/load-more-button.tsx";
import { useDebounced } from "#app/ui/use-debounced.ts";
import { AuditEntryCard } from "./audit-entry-card.tsx";
import { AuditFilters } from "./audit-filters.tsx";
import { ACCOUNT_TABLES } from "./audited-tables.ts";
import type { AuditFilter } from "./data.ts";
import { accountNamesQuery, auditEntriesQuery } from "./queries.ts";

const PAUSE_MS = 250;

const NO_FILTER: AuditFilter = { person: "", table: "", action: "", from: "", to: "" };

/** The log of administration, the newest line first. */
export function AuditLog() {
  const t = useText();
  const [filter, setFilter] = useState(NO_FILTER);
  const person = useDebounced(filter.person.trim(), PAUSE_MS);
  const query = useInfiniteQuery(auditEntriesQuery({ ...filter, person }));
  const entries = query.data?.pages.flat();
  const named = entries
    ?.filter(({ table }) => ACCOUNT_TABLES.includes(table))
    .map(({ rowKey }) => rowKey);
  const { data: names } = useQuery(accountNamesQuery([...new Set(named)].sort()));
  const isFiltered = Object.values(filter).some((word) => word !== "");

  return (
    <div className="flex flex-col gap-6">
      <AuditFilters filter={filter} onChange={setFilter} />
      {entries ? (
        <>
          {entries.length > 0 ? (
            <ul className="flex flex-col gap-3">
              {entries.map((entry) => (
                <li key={entry.id}>
                  <AuditEntryCard entry={entry} names={names} />
                </li>
              ))}
            </ul>
          ) : isFiltered ? (
            <p role="status" className="text-ink-soft">
              {t("audit.none")}
            </p>
          ) : (
            <EmptyState title={t("audit.empty")}>{t("audit.emptyHint")}</EmptyState>
          )}
          <LoadMoreButton label={t("audit.more")} query={query} />
        </>
      ) : query.error ? (
        <InlineFailure onRetry={() => void query.refetch()}>
          {t("audit.loadFailed", { message: t(loadFailure(failureOf(query.error))) })}
        </InlineFailure>
      ) : (
        <SkeletonList rows={6} rowClassName="h-24" />
      )}
    </div>
  );
}
