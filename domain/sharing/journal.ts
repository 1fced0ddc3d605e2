/** What the journal of access can hold: a table's noun and what was done, as the database writes them. */
export const JOURNAL_EVENTS = [
  "profile.opened",
  "profile.changed",
  "profile_details.added",
  "profile_details.changed",
  "medication.added",
  "medication.changed",
  "medication.deleted",
  "reminder.added",
  "reminder.changed",
  "reminder.deleted",
  "intake.added",
  "intake.deleted",
  "alert.added",
  "alert.changed",
  "alert.deleted",
  "share.shared",
  "share.accepted",
  "share.declined",
  "share.revoked",
  "share.left",
] as const;

export type JournalEvent = (typeof JOURNAL_EVENTS)[number];

export function isJournalEvent(text: string): text is JournalEvent {
  return (JOURNAL_EVENTS as readonly string[]).includes(text);
}
