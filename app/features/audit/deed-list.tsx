import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { failureOf } from "../../client/failure.ts";
import { useText } from "../../locale/text.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { InlineFailure } from "../../ui/inline-failure.tsx";
import { MoreOfList } from "../../ui/more-of-list.tsx";
import { SkeletonList } from "../../ui/skeleton.tsx";
import { useDebounced } from "../../ui/use-debounced.ts";
import type { DeedFilter } from "./data.ts";
import { DeedCard } from "./deed-card.tsx";
import { DeedFilters } from "./deed-filters.tsx";
import { ABOUT_ACCOUNTS } from "./deed-tables.ts";
import { accountNamesQuery, deedsQuery } from "./queries.ts";

const PAUSE_MS = 250;

const EVERYTHING: DeedFilter = { person: "", table: "", action: "", from: "", to: "" };

/** The log of administration, the newest line first. */
export function DeedList() {
  const t = useText();
  const [filter, setFilter] = useState(EVERYTHING);
  const person = useDebounced(filter.person.trim(), PAUSE_MS);
  const query = useInfiniteQuery(deedsQuery({ ...filter, person }));
  const deeds = query.data?.pages.flat();
  const named = deeds
    ?.filter(({ table }) => ABOUT_ACCOUNTS.includes(table))
    .map(({ rowKey }) => rowKey);
  const { data: names } = useQuery(accountNamesQuery([...new Set(named)].sort()));
  const isFiltered = Object.values(filter).some((word) => word !== "");

  return (
    <div className="flex flex-col gap-6">
      <DeedFilters filter={filter} onChange={setFilter} />
      {deeds ? (
        <>
          {deeds.length > 0 ? (
            <ul className="flex flex-col gap-3">
              {deeds.map((deed) => (
                <li key={deed.id}>
                  <DeedCard deed={deed} names={names} />
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
          <MoreOfList label={t("audit.more")} query={query} />
        </>
      ) : query.error ? (
        <InlineFailure onRetry={() => void query.refetch()}>
          {t("audit.loadFailed", { message: t(`ui.failure.${failureOf(query.error)}`) })}
        </InlineFailure>
      ) : (
        <SkeletonList rows={6} rowClassName="h-24" />
      )}
    </div>
  );
}
