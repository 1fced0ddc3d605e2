import { queryOptions } from "@tanstack/react-query";
import { useChangePreferences } from "#app/client/preferences/change-preferences.ts";
import { ownPreferencesQuery } from "#app/client/preferences/own-preferences.ts";
import { DEFAULT_LANGUAGE } from "#domain/locale/locales.ts";
import { preferencesFromRow } from "#domain/preferences/preferences.ts";

/** From when on the account wants to be asked; null before it was asked. */
export const readinessDueOnQuery = (userId: string) =>
  queryOptions({
    ...ownPreferencesQuery(userId),
    select: (row) => preferencesFromRow(row, DEFAULT_LANGUAGE).readinessDueOn,
  });

/** The card is gone at once, and back where that could not be kept. */
export const useSetReadinessDue = (userId: string) => useChangePreferences(userId, "home");
