import type { Db } from "#app/client/database/browser-db.ts";
import { AppError, orThrow, UNIQUE_VIOLATION } from "#app/client/errors/failure.ts";
import type { SaveResult } from "#app/client/forms/versioned-form.ts";
import { readOwnPreferences } from "#app/client/preferences/own-preferences.ts";
import type { Language } from "#domain/locale/locales.ts";
import { type FormPreferences, preferenceColumns } from "#domain/preferences/preferences.ts";
import { type StoredPreferences, storedPreferences } from "./stored-preferences.ts";

/** @param spoken the language where none was chosen */
export async function readPreferences(
  db: Db,
  userId: string,
  spoken: Language,
): Promise<StoredPreferences> {
  return storedPreferences(await readOwnPreferences(db, userId), { userId, spoken });
}

/** Writes only what nobody else, on another device, has written since `known` was read. */
export async function savePreferences(
  db: Db,
  known: StoredPreferences,
  preferences: FormPreferences,
): Promise<SaveResult<StoredPreferences>> {
  const isSaved = await write(db, known, preferences);
  const stored = await readPreferences(db, known.userId, known.language);
  if (isSaved) return { outcome: "saved", stored };
  if (stored.version === known.version) throw new AppError("forbidden");
  return { outcome: "changed-meanwhile", stored };
}

async function write(
  db: Db,
  { userId, version }: StoredPreferences,
  preferences: FormPreferences,
): Promise<boolean> {
  const row = preferenceColumns(preferences);
  if (version === null) {
    const inserted = await db.from("user_preferences").insert({ user_id: userId, ...row });
    if (inserted.error?.code === UNIQUE_VIOLATION) return false;
    orThrow(inserted);
    return true;
  }
  const written = orThrow(
    await db
      .from("user_preferences")
      .update(row)
      .eq("user_id", userId)
      .eq("updated_at", version)
      .select("user_id"),
  );
  return written.length > 0;
}
