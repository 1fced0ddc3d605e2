import { type Day, daysBetween } from "#domain/calendar/day.ts";
import { useText } from "./text.tsx";

const DAYS_OF_A_MONTH = 30.44;
/** Below this an age in days says more. */
const MONTHS_FROM_DAYS = 61;

/**
 * 'Poids noté il y a 8 mois (15 kg). La notice demande de peser l’enfant.'
 * @param weight with its unit; null where it is unknown
 * @param isAdult whose weight counts for half a year at least
 */
export function useWeightAgeWords(
  isAdult = false,
): (weight: string | null, measuredOn: Day | null, today: Day) => string {
  const t = useText();
  return (weight, measuredOn, today) => {
    if (isAdult && weight !== null) {
      if (measuredOn === null) return t("profiles.weighing.adultUndated", { weight });
      const count = Math.floor(Math.max(0, daysBetween(measuredOn, today)) / DAYS_OF_A_MONTH);
      return t("profiles.weighing.adultMonths", { weight, count });
    }
    if (weight === null) return t("profiles.weighing.missing");
    if (measuredOn === null) return t("profiles.weighing.undated", { weight });
    const days = Math.max(0, daysBetween(measuredOn, today));
    if (days === 0) return t("profiles.weighing.today", { weight });
    return days < MONTHS_FROM_DAYS
      ? t("profiles.weighing.days", { weight, count: days })
      : t("profiles.weighing.months", { weight, count: Math.floor(days / DAYS_OF_A_MONTH) });
  };
}
