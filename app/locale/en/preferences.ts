import type { Words } from "../catalog.ts";
import type { preferences as french } from "../fr/preferences.ts";

export const preferences: Words<typeof french> = {
  title: "Preferences",
  language: "Language",
  reminderAdvance: "Remind me ahead",
  minutes_one: "{{count}} minute before",
  minutes_other: "{{count}} minutes before",
  notifiesReminders: "Reminder notifications",
  keepsActivity: "Journal of what I do, read by me alone",
  on: "Yes",
  off: "No",
  done: "Preferences saved",
  failed: "The settings could not be saved",
  changedMeanwhile: "Your preferences changed in the meantime",
};
