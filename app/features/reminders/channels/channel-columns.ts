import type { OwnPreferences, PreferenceChange } from "#app/client/preferences/own-preferences.ts";
import { DEFAULT_CHANNELS, type ReminderChannels } from "#domain/reminders/channels.ts";

export function channelsOf(row: OwnPreferences | null): ReminderChannels {
  if (!row) return DEFAULT_CHANNELS;
  return {
    reminders: row.reminder_notifications,
    push: row.push_notifications,
    email: row.email_notifications,
    reminderMails: row.reminder_mails,
    escalationMails: row.escalation_mails,
    weeklyReport: row.weekly_report,
    hidesMedicineNames: row.hides_medicine_names,
    advance: row.reminder_advance_minutes,
    timeZone: row.time_zone,
  };
}

const COLUMN = {
  reminders: "reminder_notifications",
  push: "push_notifications",
  email: "email_notifications",
  reminderMails: "reminder_mails",
  escalationMails: "escalation_mails",
  weeklyReport: "weekly_report",
  hidesMedicineNames: "hides_medicine_names",
  advance: "reminder_advance_minutes",
  timeZone: "time_zone",
} as const satisfies Record<keyof ReminderChannels, string>;

export const columnsOf = (change: Partial<ReminderChannels>): PreferenceChange =>
  Object.fromEntries(
    Object.entries(change).map(([name, value]) => [COLUMN[name as keyof ReminderChannels], value]),
  );
