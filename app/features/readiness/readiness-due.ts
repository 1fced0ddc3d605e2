import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { browserDb } from "#app/client/database/browser-db.ts";
import {
  type OwnPreferences,
  ownPreferencesQuery,
  writeOwnPreferences,
} from "#app/client/preferences/own-preferences.ts";
import { optimisticUpdate } from "#app/client/queries/optimistic-update.ts";
import type { Day } from "#domain/calendar/day.ts";
import { DEFAULT_LANGUAGE } from "#domain/locale/locales.ts";
import { preferenceColumns, preferencesFromRow } from "#domain/preferences/preferences.ts";

/** From when on the account wants to be asked; null before it was asked. */
export const readinessDueOnQuery = (userId: string) =>
  queryOptions({
    ...ownPreferencesQuery(userId),
    select: (row) => preferencesFromRow(row, DEFAULT_LANGUAGE).readinessDueOn,
  });

/** The card is gone at once, and back where that could not be kept. */
export function useSetReadinessDue(userId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    ...optimisticUpdate<OwnPreferences | null, Day>(queryClient, {
      queryKey: ownPreferencesQuery(userId).queryKey,
      mutationKey: ["readiness-due", userId],
      apply: (known, day) => known && { ...known, ...preferenceColumns({ readinessDueOn: day }) },
    }),
    mutationFn: (day: Day) =>
      writeOwnPreferences(browserDb(), userId, preferenceColumns({ readinessDueOn: day })),
  });
}
