import type { TranslationOf } from "../catalog.ts";
import type { preferences as french } from "../fr/preferences.ts";

export const preferences: TranslationOf<typeof french> = {
  title: "Preferences",
  language: "Language",
  reminderAdvance: "Remind me ahead",
  reminderAdvanceMinutes_one: "{{count}} minute before",
  reminderAdvanceMinutes_other: "{{count}} minutes before",
  sessionTimeout: "Sign out after inactivity",
  sessionTimeoutMinutes_one: "{{count}} minute",
  sessionTimeoutMinutes_other: "{{count}} minutes",
  notifiesReminders: "Reminder notifications",
  notifiesByEmail: "Notifications by email",
  notifiesByPush: "Notifications on my devices",
  sendsWeeklyReport: "Weekly report by email",
  hidesMedicineNames: "Hide medicine names in notifications",
  alertsOnLogin: "Warn me of a new sign-in",
  keepsActivity: "Log of what I do, visible only to me",
  sharesErrors: "Report app errors",
  acceptsMarketing: "News about the product by email",
  help: {
    sessionTimeout:
      "After that, Trousse asks for your password again in every tab. Your reminders keep coming. Nothing changes on a device where you stay signed in.",
    hidesMedicineNames: "A reminder says “a dose” instead of the name.",
    alertsOnLogin: "You get an email when your account is opened on a new device.",
    keepsActivity: "Nobody else can read it. If you turn it off, nothing more is added.",
    sharesErrors:
      "If a page runs into an error, the place in the code where it happened is sent to the people who run this site, without anything you wrote. If you turn this off, nothing is sent.",
    acceptsMarketing:
      "You agree to receive news about Trousse. Each email has an unsubscribe link.",
  },
  on: "Yes",
  off: "No",
  done: "Preferences saved",
  failed: "The settings could not be saved",
  changedMeanwhile: "Your preferences changed in the meantime",
};
