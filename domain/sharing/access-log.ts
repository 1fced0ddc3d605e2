/** What the journal of access can hold: a table's noun and what was done, as the database writes them. */
export const ACCESS_LOG_EVENTS = [
  "profile.opened",
  "profile.changed",
  "profile_details.added",
  "profile_details.changed",
  "condition.added",
  "condition.changed",
  "condition.deleted",
  "medication.added",
  "medication.changed",
  "medication.deleted",
  "reminder.added",
  "reminder.changed",
  "reminder.deleted",
  "intake.added",
  "intake.deleted",
  "illness.added",
  "illness.deleted",
  "prescription.added",
  "prescription.changed",
  "prescription.deleted",
  "card.added",
  "card.changed",
  "card_link.opened",
  "helper_page.opened",
  "helper_dose.added",
  "helper_dose.deleted",
  "alert.added",
  "alert.changed",
  "alert.deleted",
  "share.shared",
  "share.changed",
  "share.accepted",
  "share.declined",
  "share.revoked",
  "share.left",
] as const;

export type AccessLogEvent = (typeof ACCESS_LOG_EVENTS)[number];

export function isAccessLogEvent(text: string): text is AccessLogEvent {
  return (ACCESS_LOG_EVENTS as readonly string[]).includes(text);
}
