import { useText } from "#app/locale/text.tsx";
import type { Day } from "#domain/calendar/day.ts";
import { ageOn } from "#domain/profiles/age.ts";

/** `20 jours`, `14 mois`, `42 ans`; null for a birth that nobody wrote down, or that is still to come where this browser is. */
export function useAgeWords(): (bornOn: Day | null, today: Day) => string | null {
  const t = useText();
  return (bornOn, today) => {
    if (bornOn === null || bornOn > today) return null;
    const { unit, count } = ageOn(bornOn, today);
    return t(`profiles.age.${unit}`, { count });
  };
}
