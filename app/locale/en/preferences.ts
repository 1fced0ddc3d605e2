import type { TranslationOf } from "../catalog.ts";
import type { preferences as french } from "../fr/preferences.ts";

export const preferences: TranslationOf<typeof french> = {
  title: "Preferences",
  language: "Language",
  reminderAdvance: "Remind me ahead",
  minutes_one: "{{count}} minute before",
  minutes_other: "{{count}} minutes before",
  sessionTimeout: "Sign out after inactivity",
  notifiesReminders: "Reminder notifications",
  notifiesByEmail: "Notifications by email",
  notifiesByPush: "Notifications on my devices",
  sendsWeeklyReport: "Weekly report by email",
  hidesMedicineNames: "Hide medicine names in notifications",
  alertsOnLogin: "Warn me of a new sign-in",
  keepsActivity: "Log of what I do, visible only to me",
  sharesErrors: "Report app errors",
  acceptsMarketing: "News about the product by email",
  on: "Yes",
  off: "No",
  done: "Preferences saved",
  failed: "The settings could not be saved",
  changedMeanwhile: "Your preferences changed in the meantime",
};
