import { useDeferredValue, useMemo, useState } from "react";
import type { Alert } from "../../../domain/alerts/alert.ts";
import { EVERY_ALERT, isChosen } from "../../../domain/alerts/choice.ts";
import { activeAlerts } from "../../../domain/alerts/shown.ts";
import { indexTexts, searchTexts } from "../../../domain/locale/text-search.ts";
import { useMay } from "../../client/capabilities.tsx";
import { useText } from "../../locale/text.tsx";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { SearchInput } from "../../ui/search-input.tsx";
import { AlertFilters } from "./alert-filters.tsx";
import { useAlertWords } from "./alert-words.ts";
import { AlertsTable } from "./alerts-table.tsx";

/** A cabinet of a thousand boxes can raise as many alerts; nobody reads them at once. */
const SHOWN_AT_ONCE = 50;

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
  const may = useMay();
  const wordsOf = useAlertWords();
  const [search, setSearch] = useState("");
  const [choice, setChoice] = useState(EVERY_ALERT);
  const [most, setMost] = useState(SHOWN_AT_ONCE);
  // The letter appears at once; the list follows as soon as the browser has a moment.
  const heard = useDeferredValue(search);
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
    () => searchTexts(index, heard).filter((alert) => isChosen(alert, choice)),
    [index, heard, choice],
  );

  if (alerts.length === 0) {
    return (
      <EmptyState
        title={t("alerts.allWell.title")}
        action={
          may("write-alerts") && (
            <Button look="secondary" onClick={onCreate}>
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
    <div className="flex flex-col gap-4 max-lg:pb-16">
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
              look="secondary"
              onClick={() => {
                setSearch("");
                setChoice(EVERY_ALERT);
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
          look="secondary"
          className="self-center print:hidden"
          onClick={() => setMost(most + SHOWN_AT_ONCE)}
        >
          {t("alerts.more", { count: Math.min(rest, SHOWN_AT_ONCE) })}
        </Button>
      )}
    </div>
  );
}
