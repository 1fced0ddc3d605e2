import { isLanguage, type Language } from "../../../domain/locale/locales.ts";
import { DEFAULT_PREFERENCES, type Preferences } from "../../../domain/preferences/preferences.ts";
import type { Db } from "../../client/browser-db.ts";
import { AppError, orThrow } from "../../client/failure.ts";
import type { Saved } from "../../client/stored-form.ts";

const COLUMNS =
  "language, reminder_advance_minutes, reminder_notifications, analytics_enabled, updated_at";
const UNIQUE_VIOLATION = "23505";

export interface StoredPreferences extends Preferences {
  readonly userId: string;
  /** Null while nothing is stored. */
  readonly version: string | null;
}

/** @param spoken the language of whoever has not chosen one */
export async function readPreferences(
  db: Db,
  userId: string,
  spoken: Language,
): Promise<StoredPreferences> {
  const row = orThrow(
    await db.from("user_preferences").select(COLUMNS).eq("user_id", userId).maybeSingle(),
  );
  if (!row) return { ...DEFAULT_PREFERENCES, language: spoken, userId, version: null };
  return {
    userId,
    language: isLanguage(row.language) ? row.language : spoken,
    reminderAdvance: row.reminder_advance_minutes,
    notifiesReminders: row.reminder_notifications,
    keepsActivity: row.analytics_enabled,
    version: row.updated_at,
  };
}

/** Writes only what nobody else, on another device, has written since `known` was read. */
export async function savePreferences(
  db: Db,
  known: StoredPreferences,
  preferences: Preferences,
): Promise<Saved<StoredPreferences>> {
  const isSaved = await write(db, known, preferences);
  const stored = await readPreferences(db, known.userId, known.language);
  if (isSaved) return { outcome: "saved", stored };
  if (stored.version === known.version) throw new AppError("forbidden");
  return { outcome: "changed-meanwhile", stored };
}

async function write(
  db: Db,
  { userId, version }: StoredPreferences,
  preferences: Preferences,
): Promise<boolean> {
  const row = {
    language: preferences.language,
    reminder_advance_minutes: preferences.reminderAdvance,
    reminder_notifications: preferences.notifiesReminders,
    analytics_enabled: preferences.keepsActivity,
  };
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
