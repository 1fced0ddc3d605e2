import type { OwnPreferences } from "#app/client/preferences/own-preferences.ts";
import { isLanguage, type Language } from "#domain/locale/locales.ts";
import {
  DEFAULT_PREFERENCES,
  type Preferences,
  REMINDER_ADVANCES,
  SESSION_TIMEOUTS,
} from "#domain/preferences/preferences.ts";

export interface StoredPreferences extends Preferences {
  readonly userId: string;
  /** Null while nothing is stored. */
  readonly version: string | null;
}

/** @param spoken the language where none was chosen */
export function preferencesOf(
  row: OwnPreferences | null,
  { userId, spoken }: { userId: string; spoken: Language },
): StoredPreferences {
  if (!row) return { ...DEFAULT_PREFERENCES, language: spoken, userId, version: null };
  return {
    userId,
    language: isLanguage(row.language) ? row.language : spoken,
    reminderAdvance: oneOf(
      REMINDER_ADVANCES,
      row.reminder_advance_minutes,
      DEFAULT_PREFERENCES.reminderAdvance,
    ),
    sessionTimeout: oneOf(
      SESSION_TIMEOUTS,
      row.session_timeout_minutes,
      DEFAULT_PREFERENCES.sessionTimeout,
    ),
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

/** A stored number that no list offers is not shown as a choice: the form begins with the usual one. */
const oneOf = (offered: readonly number[], stored: number, usual: number) =>
  offered.includes(stored) ? stored : usual;

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
