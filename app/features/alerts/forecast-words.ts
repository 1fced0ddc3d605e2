import { formatDayOfYear } from "#app/locale/format.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import type { StockForecast } from "#domain/inventory/stock-forecast.ts";

/** Until when a box lasts: 'Encore 6 jours, jusqu’au 28 novembre'. */
export function useForecastWords(): (forecast: StockForecast) => string {
  const t = useText();
  const language = useLanguage();
  return ({ daysLeft, lastDay, isEmpty }) => {
    if (isEmpty) return t("alerts.forecast.empty");
    if (daysLeft < 0) return t("alerts.forecast.short");
    if (daysLeft === 0) return t("alerts.forecast.today");
    return t("alerts.forecast.days", {
      count: daysLeft,
      day: formatDayOfYear(lastDay, language),
    });
  };
}
