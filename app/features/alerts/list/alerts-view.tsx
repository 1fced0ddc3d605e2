import { useDeferredValue, useMemo, useState } from "react";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { SearchInput } from "#app/ui/form/search-input.tsx";
import { ALL_ALERTS, matchesAlertFilter } from "#domain/alerts/alert-filter.ts";
import type { HomeAlert } from "#domain/alerts/home-alerts.ts";
import { activeAlerts } from "#domain/alerts/shown.ts";
import type { Person } from "#domain/intakes/recipients.ts";
import { indexTexts, searchTexts } from "#domain/locale/text-search.ts";
import { useAlertWords } from "../alert-words.ts";
import { AlertFilters } from "./alert-filters.tsx";
import { AlertsTable } from "./alerts-table.tsx";

/** A cabinet of a thousand boxes can raise as many alerts; nobody reads them at once. */
const PAGE_SIZE = 50;

/** The alerts once they are here: search, and what it leaves. */
export function AlertsView({
  alerts,
  whoseOf,
  people,
  mayWrite,
  onCreate,
}: {
  alerts: readonly HomeAlert[];
  /** Names whom an alert is about; null where it needs no name. */
  whoseOf: (alert: HomeAlert) => string | null;
  people: readonly Person[];
  mayWrite: (profileId: string) => boolean;
  /** Null where no alert may be written. */
  onCreate: (() => void) | null;
}) {
  const t = useText();
  const wordsOf = useAlertWords();
  const [search, setSearch] = useState("");
  const [choice, setChoice] = useState(ALL_ALERTS);
  const [most, setMost] = useState(PAGE_SIZE);
  // The letter appears at once; the list follows as soon as the browser has a moment.
  const deferredSearch = useDeferredValue(search);
  const index = useMemo(
    () =>
      indexTexts(alerts, (each) => {
        const { alert } = each;
        const { type, about, message, details } = wordsOf(alert);
        return [
          whoseOf(each) ?? "",
          type,
          about,
          message,
          ...details,
          t(`alerts.priority.${alert.priority}`),
          t(`alerts.status.${alert.status}`),
        ].join(" ");
      }),
    [alerts, wordsOf, whoseOf, t],
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
          onCreate && (
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
      <AlertFilters choice={choice} people={people} onChange={setChoice} />
      <p role="status" className="text-ink-soft tabular-nums">
        {hidden === 0 ? count : t("alerts.hidden", { shown: count, count: hidden })}
      </p>
      {found.length > 0 ? (
        <AlertsTable
          alerts={found.slice(0, most)}
          whoseOf={people.length > 1 ? whoseOf : null}
          mayWrite={mayWrite}
        />
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
