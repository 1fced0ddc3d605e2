import type { OwnPreferences } from "#app/client/preferences/own-preferences.ts";
import type { Language } from "#domain/locale/locales.ts";
import { type Preferences, preferencesFromRow } from "#domain/preferences/preferences.ts";

export interface StoredPreferences extends Preferences {
  readonly userId: string;
  /** Null while nothing is stored. */
  readonly version: string | null;
}

/** @param spoken the language where none was chosen */
export function storedPreferences(
  row: OwnPreferences | null,
  { userId, spoken }: { userId: string; spoken: Language },
): StoredPreferences {
  return { ...preferencesFromRow(row, spoken), userId, version: row?.updated_at ?? null };
}
