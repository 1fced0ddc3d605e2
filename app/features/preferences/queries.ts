import { queryOptions, useQueryClient } from "@tanstack/react-query";
import type { Language } from "../../../domain/locale/locales.ts";
import type { Preferences } from "../../../domain/preferences/preferences.ts";
import { browserDb } from "../../client/browser-db.ts";
import type { Saved } from "../../client/stored-form.ts";
import { readPreferences, type StoredPreferences, savePreferences } from "./data.ts";

export const preferencesQuery = (userId: string, spoken: Language) =>
  queryOptions({
    queryKey: ["preferences", userId] as const,
    queryFn: () => readPreferences(browserDb(), userId, spoken),
  });

export function useSavePreferences() {
  const queryClient = useQueryClient();
  return async (
    known: StoredPreferences,
    preferences: Preferences,
  ): Promise<Saved<StoredPreferences>> => {
    const saved = await savePreferences(browserDb(), known, preferences);
    queryClient.setQueryData(preferencesQuery(known.userId, known.language).queryKey, saved.stored);
    // The ways reminders come are the same row.
    void queryClient.invalidateQueries({ queryKey: ["channels", known.userId] });
    return saved;
  };
}
