import type { Checked } from "../draft.ts";
import { isLanguage, type Language } from "../locale/locales.ts";

/** Minutes before a reminder's hour at which it may be told: second specification, section 9. */
export const REMINDER_ADVANCES = [5, 10, 15, 30, 60] as const;

/** Minutes without a touch after which a session ends: second specification, section 9. */
export const SESSION_TIMEOUTS = [15, 30, 60, 120] as const;

/** Those that are on or off. */
export const SWITCHES = [
  "notifiesReminders",
  "notifiesByEmail",
  "notifiesByPush",
  "sendsWeeklyReport",
  "hidesMedicineNames",
  "alertsOnLogin",
  "keepsActivity",
  "sharesErrors",
  "acceptsMarketing",
] as const;

export type PreferenceSwitch = (typeof SWITCHES)[number];

/** What an account wants of the product wherever it is signed in. */
export interface Preferences extends Readonly<Record<PreferenceSwitch, boolean>> {
  readonly language: Language;
  readonly reminderAdvance: number;
  readonly sessionTimeout: number;
}

/** What an account that chose nothing gets: second specification, section 9. */
export const DEFAULT_PREFERENCES: Omit<Preferences, "language"> = {
  reminderAdvance: 15,
  sessionTimeout: 30,
  notifiesReminders: true,
  notifiesByEmail: true,
  notifiesByPush: false,
  sendsWeeklyReport: true,
  hidesMedicineNames: true,
  alertsOnLogin: true,
  keepsActivity: true,
  sharesErrors: false,
  acceptsMarketing: false,
};

export interface PreferencesDraft extends Readonly<Record<PreferenceSwitch, boolean>> {
  readonly language: string;
  readonly reminderAdvance: string;
  readonly sessionTimeout: string;
}

export const PREFERENCE_FIELDS = [
  "language",
  "reminderAdvance",
  "sessionTimeout",
  ...SWITCHES,
] as const satisfies readonly (keyof PreferencesDraft)[];

type Wrong = Partial<Record<"language" | "reminderAdvance" | "sessionTimeout", "unknown">>;

/** Everything is chosen from a list, so that what is not on it came from somewhere else. */
export function checkPreferences(draft: PreferencesDraft): Checked<Preferences, Wrong> {
  const { language, reminderAdvance, sessionTimeout, ...switches } = draft;
  const advance = REMINDER_ADVANCES.find((minutes) => String(minutes) === reminderAdvance);
  const timeout = SESSION_TIMEOUTS.find((minutes) => String(minutes) === sessionTimeout);
  if (!isLanguage(language)) return { ok: false, wrong: { language: "unknown" } };
  if (advance === undefined) return { ok: false, wrong: { reminderAdvance: "unknown" } };
  if (timeout === undefined) return { ok: false, wrong: { sessionTimeout: "unknown" } };
  return {
    ok: true,
    value: { ...switches, language, reminderAdvance: advance, sessionTimeout: timeout },
  };
}

/** As a form shows them. */
export function preferencesDraft(preferences: Preferences): PreferencesDraft {
  const { language, reminderAdvance, sessionTimeout } = preferences;
  const switches = Object.fromEntries(SWITCHES.map((name) => [name, preferences[name]]));
  return {
    ...(switches as Record<PreferenceSwitch, boolean>),
    language,
    reminderAdvance: String(reminderAdvance),
    sessionTimeout: String(sessionTimeout),
  };
}

/** How many of them a form changes. */
export function changedPreferences(before: PreferencesDraft, after: PreferencesDraft): number {
  return PREFERENCE_FIELDS.filter((field) => before[field] !== after[field]).length;
}
