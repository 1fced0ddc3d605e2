/** The kinds of mails, from each of which a reader can unsubscribe separately. */
export const MAIL_KINDS = ["reminders", "escalations", "renewals", "weekly", "marketing"] as const;

export type MailKind = (typeof MAIL_KINDS)[number];

export function isMailKind(value: unknown): value is MailKind {
  return MAIL_KINDS.some((kind) => kind === value);
}
