import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { browserDb } from "#app/client/database/browser-db.ts";
import type { SaveResult } from "#app/client/forms/versioned-form.ts";
import { ownPreferencesQuery } from "#app/client/preferences/own-preferences.ts";
import type { Language } from "#domain/locale/locales.ts";
import { type FormPreferences, preferenceColumns } from "#domain/preferences/preferences.ts";
import { savePreferences } from "./data.ts";
import { type StoredPreferences, storedPreferences } from "./stored-preferences.ts";

export const preferencesQuery = (userId: string, spoken: Language) =>
  queryOptions({
    ...ownPreferencesQuery(userId),
    select: (row) => storedPreferences(row, { userId, spoken }),
  });

export function useSavePreferences() {
  const queryClient = useQueryClient();
  return async (
    known: StoredPreferences,
    preferences: FormPreferences,
  ): Promise<SaveResult<StoredPreferences>> => {
    const saved = await savePreferences(browserDb(), known, preferences);
    const { queryKey } = ownPreferencesQuery(known.userId);
    const { stored } = saved;
    if (stored.version !== null && queryClient.getQueryData(queryKey)) {
      const written = { ...preferenceColumns(stored), updated_at: stored.version };
      const updatedAt = Date.now();
      queryClient.setQueryData(queryKey, (row) => row && { ...row, ...written }, { updatedAt });
    } else await queryClient.invalidateQueries({ queryKey });
    return saved;
  };
}
