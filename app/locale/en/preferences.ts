import type { TranslationOf } from "../catalog.ts";
import type { preferences as french } from "../fr/preferences.ts";

export const preferences: TranslationOf<typeof french> = {
  title: "Preferences",
  language: "Language of emails and notifications",
  reminderAdvance: "Remind me ahead",
  reminderAdvanceMinutes_one: "{{count}} minute before",
  reminderAdvanceMinutes_other: "{{count}} minutes before",
  sessionTimeout: "Sign out after inactivity",
  sessionTimeoutMinutes_one: "{{count}} minute",
  sessionTimeoutMinutes_other: "{{count}} minutes",
  notifiesReminders: "Reminder notifications",
  notifiesByEmail: "Notifications by email",
  notifiesByPush: "Notifications on my devices",
  sendsReminderMails: "Email when a dose is due",
  sendsEscalationMails: "Email when a loved one’s dose isn’t confirmed",
  sendsRenewalMails: "Email before a prescription ends",
  sendsWeeklyReport: "Weekly report by email",
  hidesMedicineNames: "Hide medicine names in notifications",
  alertsOnLogin: "Warn me of a new sign-in",
  keepsActivity: "Log of what I do, visible only to me",
  sharesErrors: "Report app errors",
  acceptsMarketing: "News about the product by email",
  timeZone: "Time zone",
  help: {
    language: "Once saved, pages are shown in this language, too.",
    sessionTimeout:
      "After that, Trousse asks for your password again in every tab. Your reminders keep coming. Nothing changes on a device where you stay signed in.",
    hidesMedicineNames: "A reminder says “a dose” instead of the name.",
    alertsOnLogin: "You get an email when your account is opened on a new device.",
    keepsActivity: "Nobody else can read it. If you turn it off, nothing more is added.",
    sharesErrors:
      "If a page runs into an error, the place in the code where it happened is sent to the people who run this site, without anything you wrote. If you turn this off, nothing is sent.",
    acceptsMarketing:
      "The people who run this site may email you news about Trousse. You can change your mind here.",
  },
  shown: "{{name}}: {{value}}",
  on: "Yes",
  off: "No",
  changedMeanwhile: "Your preferences changed in the meantime",
};
