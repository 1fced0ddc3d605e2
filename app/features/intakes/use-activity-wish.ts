import { useCallback, useMemo, useState } from "react";
import { ACTIVITY_ORDERS, type ActivityWish } from "../../../domain/intakes/activity.ts";
import { PERIODS } from "../../../domain/intakes/period.ts";
import { useAddressChoices } from "../../ui/address-choices.ts";

const CHOICES = { period: PERIODS, order: ACTIVITY_ORDERS } as const;
const ANY = { search: "", medication: null } as const;

/** Which doses to show, and in which order. A medicine and what is searched for stay out of the address. */
export function useActivityWish(): [ActivityWish, (change: Partial<ActivityWish>) => void] {
  const [sought, setSought] = useState<Pick<ActivityWish, "search" | "medication">>(ANY);
  const [choices, choose] = useAddressChoices(CHOICES);
  const wish = useMemo(() => ({ ...sought, ...choices }), [sought, choices]);
  const change = useCallback(
    ({ search, medication, ...chosen }: Partial<ActivityWish>) => {
      setSought((before) => ({
        search: search ?? before.search,
        medication: medication === undefined ? before.medication : medication,
      }));
      if (Object.keys(chosen).length > 0) choose(chosen);
    },
    [choose],
  );
  return [wish, change];
}
