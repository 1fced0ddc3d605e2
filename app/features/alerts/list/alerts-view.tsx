import { useDeferredValue, useMemo, useState } from "react";
import { usePermissionCheck } from "#app/client/permissions/permission-level.tsx";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { SearchInput } from "#app/ui/form/search-input.tsx";
import type { Alert } from "#domain/alerts/alert.ts";
import { ALL_ALERTS, matchesAlertFilter } from "#domain/alerts/alert-filter.ts";
import { activeAlerts } from "#domain/alerts/shown.ts";
import { indexTexts, searchTexts } from "#domain/locale/text-search.ts";
import { useAlertWords } from "../alert-words.ts";
import { AlertFilters } from "./alert-filters.tsx";
import { AlertsTable } from "./alerts-table.tsx";

/** A cabinet of a thousand boxes can raise as many alerts; nobody reads them at once. */
const PAGE_SIZE = 50;

/** The alerts once they are here: search, and what it leaves. */
export function AlertsView({
  profileId,
  alerts,
  onCreate,
}: {
  profileId: string;
  alerts: readonly Alert[];
  onCreate: () => void;
}) {
  const t = useText();
  const may = usePermissionCheck();
  const wordsOf = useAlertWords();
  const [search, setSearch] = useState("");
  const [choice, setChoice] = useState(ALL_ALERTS);
  const [most, setMost] = useState(PAGE_SIZE);
  // The letter appears at once; the list follows as soon as the browser has a moment.
  const deferredSearch = useDeferredValue(search);
  const index = useMemo(
    () =>
      indexTexts(alerts, (alert) => {
        const { type, about, message, details } = wordsOf(alert);
        return [
          type,
          about,
          message,
          ...details,
          t(`alerts.priority.${alert.priority}`),
          t(`alerts.status.${alert.status}`),
        ].join(" ");
      }),
    [alerts, wordsOf, t],
  );
  const found = useMemo(
    () => searchTexts(index, deferredSearch).filter((alert) => matchesAlertFilter(alert, choice)),
    [index, deferredSearch, choice],
  );

  if (alerts.length === 0) {
    return (
      <EmptyState
        title={t("alerts.allWell.title")}
        action={
          may("write-alerts") && (
            <Button variant="secondary" onClick={onCreate}>
              {t("alerts.create")}
            </Button>
          )
        }
      >
        {t("alerts.allWell.body")}
      </EmptyState>
    );
  }

  const active = activeAlerts(alerts).length;
  const count = active === 0 ? t("alerts.allWell.title") : t("alerts.active", { count: active });
  const hidden = alerts.length - found.length;
  const rest = found.length - most;
  return (
    <div className="flex flex-col gap-4">
      <SearchInput
        label={t("alerts.search")}
        value={search}
        onChange={setSearch}
        className="print:hidden"
      />
      <AlertFilters choice={choice} onChange={setChoice} />
      <p role="status" className="text-ink-soft tabular-nums">
        {hidden === 0 ? count : t("alerts.hidden", { shown: count, count: hidden })}
      </p>
      {found.length > 0 ? (
        <AlertsTable profileId={profileId} alerts={found.slice(0, most)} />
      ) : (
        <EmptyState
          title={t("alerts.noMatch.title")}
          action={
            <Button
              variant="secondary"
              onClick={() => {
                setSearch("");
                setChoice(ALL_ALERTS);
              }}
            >
              {t("alerts.noMatch.reset")}
            </Button>
          }
        >
          {t("alerts.noMatch.body")}
        </EmptyState>
      )}
      {rest > 0 && (
        <Button
          variant="secondary"
          className="self-center print:hidden"
          onClick={() => setMost(most + PAGE_SIZE)}
        >
          {t("alerts.more", { count: Math.min(rest, PAGE_SIZE) })}
        </Button>
      )}
    </div>
  );
}
