import { memo, useCallback, useRef } from "react";
import { useText } from "#app/locale/text.tsx";
import type { HomeAlert } from "#domain/alerts/home-alerts.ts";
import type { StockForecast } from "#domain/inventory/stock-forecast.ts";
import { useForecastWords } from "../forecast-words.ts";
import type { UnreadableOf } from "../unreadable-notice.tsx";
import { useAlertActions } from "../use-alert-actions.ts";
import { AlertLine } from "./alert-line.tsx";

/** The alerts of several people as the page has derived them. */
export interface HomeAlertsReading {
  /** Undefined while on their way. */
  readonly alerts: readonly HomeAlert[] | undefined;
  /** How many boxes cannot be read. */
  readonly unreadableBoxes: number;
  /** The written alerts that cannot be read. */
  readonly unreadableWritten: readonly UnreadableOf[];
  /** Why they could not be read. */
  readonly problem: unknown;
  readonly onRetry: () => void;
  /** Until when boxes last, by box. */
  readonly forecasts: ReadonlyMap<string, StockForecast>;
  /** Names whom an alert is about; null where it needs no name. */
  readonly whoseOf: (alert: HomeAlert) => string | null;
}

/** A few alerts, one under another, each with whom it is about. */
export function HomeAlertLines({
  alerts,
  of: { forecasts, whoseOf },
}: {
  alerts: readonly HomeAlert[];
  of: HomeAlertsReading;
}) {
  const t = useText();
  const list = useRef<HTMLUListElement>(null);
  // The pressed button leaves with its line; the keyboard focus stays in the list.
  const onLeave = useCallback(() => list.current?.focus(), []);
  return (
    <ul
      ref={list}
      tabIndex={-1}
      aria-label={t("alerts.list")}
      className="divide-y divide-line outline-none"
    >
      {alerts.map((each) => (
        <li key={`${each.profileId} ${each.alert.key}`} className="py-3 first:pt-0 last:pb-0">
          <HomeAlertLine
            of={each}
            whose={whoseOf(each)}
            forecast={each.alert.medication && forecasts.get(each.alert.medication.id)}
            onLeave={onLeave}
          />
        </li>
      ))}
    </ul>
  );
}

const HomeAlertLine = memo(function HomeAlertLine({
  of: { alert, profileId },
  whose,
  forecast,
  onLeave,
}: {
  of: HomeAlert;
  whose: string | null;
  forecast: StockForecast | null | undefined;
  onLeave: () => void;
}) {
  const { dismiss } = useAlertActions(profileId);
  const forecastWords = useForecastWords();
  return (
    <AlertLine
      alert={alert}
      whose={whose}
      note={alert.type === "low-stock" && forecast ? forecastWords(forecast) : null}
      onDismiss={() => {
        onLeave();
        dismiss(alert.key);
      }}
    />
  );
});
