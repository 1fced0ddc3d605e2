import { useCallback, useMemo, useState } from "react";
import { useUrlState } from "#app/ui/use-url-state.ts";
import { ACTIVITY_ORDERS, type ActivityFilter } from "#domain/intakes/activity.ts";
import { PERIODS } from "#domain/intakes/period.ts";

const CHOICES = { period: PERIODS, order: ACTIVITY_ORDERS } as const;
const NO_FILTER = { search: "", medication: null } as const;

/** Which doses to show, and in which order. A medicine and what is searched for stay out of the address. */
export function useActivityFilter(): [ActivityFilter, (change: Partial<ActivityFilter>) => void] {
  const [typedFilter, setTypedFilter] =
    useState<Pick<ActivityFilter, "search" | "medication">>(NO_FILTER);
  const [choices, choose] = useUrlState(CHOICES);
  const filter = useMemo(() => ({ ...typedFilter, ...choices }), [typedFilter, choices]);
  const change = useCallback(
    ({ search, medication, ...chosen }: Partial<ActivityFilter>) => {
      setTypedFilter((before) => ({
        search: search ?? before.search,
        medication: medication === undefined ? before.medication : medication,
      }));
      if (Object.keys(chosen).length > 0) choose(chosen);
    },
    [choose],
  );
  return [filter, change];
}
