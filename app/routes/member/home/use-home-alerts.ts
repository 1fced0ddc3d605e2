import { useQuery } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import { browserZone } from "#app/client/time/time-zone.ts";
import { useToday } from "#app/client/time/today.ts";
import type { HomeAlertsReading } from "#app/features/alerts/digest/home-alert-lines.tsx";
import { useStoredAlertRecords } from "#app/features/alerts/queries.ts";
import type { StoredMedication } from "#app/features/inventory/stored-medication.ts";
import { profilesQuery } from "#app/features/profiles/queries.ts";
import type { PlannedDose } from "#app/features/reminders/dose.ts";
import { useStoredDoses } from "#app/features/reminders/queries.ts";
import { useText } from "#app/locale/text.tsx";
import { deriveHomeAlerts, type HomeAlert } from "#domain/alerts/home-alerts.ts";
import type { Person } from "#domain/intakes/recipients.ts";
import { openUnits } from "#domain/inventory/open-units.ts";
import { type StockForecast, stockForecast } from "#domain/inventory/stock-forecast.ts";
import { isUnreadOf, useHome } from "./home-query.ts";

/**
 * What is wrong for the people shown and in their homes, with how long boxes last.
 * @param people whom to show
 * @param isNamed whether each line names its person
 */
export function useHomeAlerts(
  userId: string,
  people: readonly Person[],
  isNamed: boolean,
): HomeAlertsReading {
  const t = useText();
  const today = useToday();
  const { data: home, error, refetch } = useHome(userId);
  // Until they are known, nobody is among `people`, and nothing would be wrong of nobody.
  const reachable = useQuery(profilesQuery(userId));
  const arePeopleKnown = reachable.data !== undefined;
  const ids = useMemo(() => people.map(({ id }) => id), [people]);
  const everybody = useMemo(() => home?.people.map(({ id }) => id) ?? [], [home]);
  const records = useStoredAlertRecords(everybody);
  const doses = useStoredDoses(everybody, today);
  const derived = useMemo(() => {
    if (!home || !arePeopleKnown) return undefined;
    const shown = new Set(ids);
    const found = home.people.filter(({ id }) => shown.has(id));
    const homes = new Set(found.map(({ homeId }) => homeId));
    const common = new Map(
      [...home.commonBoxes].flatMap(([homeId, { medications }]) =>
        homes.has(homeId) ? [[homeId, medications] as const] : [],
      ),
    );
    // A dismissal of a common box counts for everybody in the home.
    const watched = home.people.flatMap(({ id, homeId, boxes }) => {
      const own = records.get(id);
      if (!own || !homes.has(homeId)) return [];
      const { customAlerts, prescriptions, dismissedKeys } = own;
      return shown.has(id)
        ? [
            {
              id,
              homeId,
              medications: boxes.medications,
              customAlerts,
              prescriptions,
              dismissedKeys,
            },
          ]
        : [{ id, homeId, medications: [], customAlerts: [], prescriptions: [], dismissedKeys }];
    });
    const alerts = deriveHomeAlerts(today, watched, common);
    return alerts.length === 0 && isUnreadOf(home, people) ? undefined : alerts;
  }, [home, arePeopleKnown, people, ids, records, today]);
  const forecasts = useMemo(() => {
    const boxes = home
      ? [...home.people.map((person) => person.boxes), ...home.commonBoxes.values()].flatMap(
          ({ medications }) => medications,
        )
      : [];
    return forecastsOf(boxes, [...doses.values()].flat(), today);
  }, [home, doses, today]);
  const unreadableBoxes = home
    ? [
        ...home.people.filter(({ id }) => ids.includes(id)).map(({ boxes }) => boxes),
        ...home.commonBoxes.values(),
      ].reduce((sum, { unreadable }) => sum + unreadable.length, 0)
    : 0;
  const whoseOf = useCallback(
    ({ profileId, isCommon }: HomeAlert) => {
      if (!isNamed) return null;
      if (isCommon) return t("alerts.common");
      return people.find(({ id }) => id === profileId)?.name ?? t("profiles.nameless");
    },
    [people, isNamed, t],
  );
  return {
    alerts: derived,
    unreadableBoxes,
    unreadableWritten: ids.flatMap(
      (profileId) =>
        records.get(profileId)?.unreadable.map((alert) => ({ ...alert, profileId })) ?? [],
    ),
    problem: derived ? null : (error ?? reachable.error),
    onRetry: () => void Promise.all([refetch(), reachable.refetch()]),
    forecasts,
    whoseOf,
  };
}

function forecastsOf(
  boxes: readonly StoredMedication[],
  doses: readonly PlannedDose[],
  today: ReturnType<typeof useToday>,
): ReadonlyMap<string, StockForecast> {
  const open = openUnits(doses, today, browserZone);
  return new Map(
    boxes.flatMap((box) => {
      const forecast = stockForecast(today, box, box.schedule, open.get(box.id) ?? 0);
      return forecast ? [[box.id, forecast] as const] : [];
    }),
  );
}
