import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { browserZone } from "#app/client/time/time-zone.ts";
import { useToday } from "#app/client/time/today.ts";
import { ForecastFigure } from "#app/features/alerts/forecast-figure.tsx";
import type { StoredMedication } from "#app/features/inventory/stored-medication.ts";
import { dosesQuery, useStoredDoses } from "#app/features/reminders/queries.ts";
import { openUnits } from "#domain/inventory/open-units.ts";
import { stockForecast } from "#domain/inventory/stock-forecast.ts";

/** Until when a box with hours lasts; nothing where nobody can say. */
export function BoxForecast({ profileId, box }: { profileId: string; box: StoredMedication }) {
  const today = useToday();
  useQuery(dosesQuery(profileId, today));
  const ids = useMemo(() => [profileId], [profileId]);
  const doses = useStoredDoses(ids, today).get(profileId);
  // Without the doses of today, it would count those again that are taken.
  if (!doses) return null;
  const open = openUnits(doses, today, browserZone).get(box.id) ?? 0;
  const forecast = stockForecast(today, box, box.schedule, open);
  return forecast && <ForecastFigure forecast={forecast} />;
}
