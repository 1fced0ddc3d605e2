import type { Checked } from "../draft.ts";
import { isLanguage, type Language } from "../locale/locales.ts";

/** Minutes before a reminder's hour at which it may be told: second specification, section 9. */
export const REMINDER_ADVANCES = [5, 10, 15, 30, 60] as const;

/** What an account wants of the product wherever it is signed in. */
export interface Preferences {
  readonly language: Language;
  readonly reminderAdvance: number;
  readonly notifiesReminders: boolean;
  /** Whether the account keeps a journal of its own deeds. */
  readonly keepsActivity: boolean;
}

/** What an account that chose nothing gets. */
export const DEFAULT_PREFERENCES: Omit<Preferences, "language"> = {
  reminderAdvance: 15,
  notifiesReminders: true,
  keepsActivity: true,
};

export interface PreferencesDraft {
  readonly language: string;
  readonly reminderAdvance: string;
  readonly notifiesReminders: boolean;
  readonly keepsActivity: boolean;
}

export const PREFERENCE_FIELDS = [
  "language",
  "reminderAdvance",
  "notifiesReminders",
  "keepsActivity",
] as const satisfies readonly (keyof PreferencesDraft)[];

/** Everything is chosen from a list, so that what is not on it came from somewhere else. */
export function checkPreferences({
  language,
  reminderAdvance,
  notifiesReminders,
  keepsActivity,
}: PreferencesDraft): Checked<
  Preferences,
  Partial<Record<"language" | "reminderAdvance", "unknown">>
> {
  const minutes = REMINDER_ADVANCES.find((advance) => String(advance) === reminderAdvance);
  if (!isLanguage(language)) return { ok: false, wrong: { language: "unknown" } };
  if (minutes === undefined) return { ok: false, wrong: { reminderAdvance: "unknown" } };
  return {
    ok: true,
    value: { language, reminderAdvance: minutes, notifiesReminders, keepsActivity },
  };
}
