import { isLanguage, type Language } from "../../../domain/locale/locales.ts";
import { DEFAULT_PREFERENCES, type Preferences } from "../../../domain/preferences/preferences.ts";
import type { Db } from "../../client/browser-db.ts";
import { AppError, orThrow } from "../../client/failure.ts";
import { type OwnPreferences, readOwnPreferences } from "../../client/own-preferences.ts";
import type { Saved } from "../../client/stored-form.ts";

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
  return preferencesOf(await readOwnPreferences(db, userId), { userId, spoken });
}

/** @param whose with the language of whoever has not chosen one */
export function preferencesOf(
  row: OwnPreferences | null,
  { userId, spoken }: { userId: string; spoken: Language },
): StoredPreferences {
  if (!row) return { ...DEFAULT_PREFERENCES, language: spoken, userId, version: null };
  return {
    userId,
    language: isLanguage(row.language) ? row.language : spoken,
    reminderAdvance: row.reminder_advance_minutes,
    sessionTimeout: row.session_timeout_minutes,
    notifiesReminders: row.reminder_notifications,
    notifiesByEmail: row.email_notifications,
    notifiesByPush: row.push_notifications,
    sendsWeeklyReport: row.weekly_report,
    hidesMedicineNames: row.hides_medicine_names,
    alertsOnLogin: row.login_alerts,
    keepsActivity: row.analytics_enabled,
    sharesErrors: row.data_sharing,
    acceptsMarketing: row.marketing_emails,
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
  const row = columnsOf(preferences);
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

export const columnsOf = (preferences: Preferences) => ({
  language: preferences.language,
  reminder_advance_minutes: preferences.reminderAdvance,
  session_timeout_minutes: preferences.sessionTimeout,
  reminder_notifications: preferences.notifiesReminders,
  email_notifications: preferences.notifiesByEmail,
  push_notifications: preferences.notifiesByPush,
  weekly_report: preferences.sendsWeeklyReport,
  hides_medicine_names: preferences.hidesMedicineNames,
  login_alerts: preferences.alertsOnLogin,
  analytics_enabled: preferences.keepsActivity,
  data_sharing: preferences.sharesErrors,
  marketing_emails: preferences.acceptsMarketing,
});
