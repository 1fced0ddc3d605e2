import type { Locale } from "../../../../domain/locale/locales.ts";
import type { WritingDeps } from "../deps.ts";

/** The kinds of mails, from each of which a reader can unsubscribe separately. */
export const MAIL_KINDS = ["reminders", "escalations", "weekly", "marketing"] as const;

export type MailKind = (typeof MAIL_KINDS)[number];

export function isMailKind(text: string): text is MailKind {
  return (MAIL_KINDS as readonly string[]).includes(text);
}

/** The unsubscribe links of a mail of this kind: for the mail program, and for the reader. */
export function unsubscribeLinks(
  account: string,
  kind: MailKind,
  locale: Locale,
  { signedTokens, functionUrl, siteUrl }: WritingDeps,
): { readonly unsubscribeUrl: string; readonly unsubscribePage: string } {
  const token = signedTokens.sign("unsubscribe", [account, kind]);
  return {
    unsubscribeUrl: functionUrl("unsubscribe", { token }),
    unsubscribePage: `${siteUrl}/${locale}/unsubscribe?token=${token}`,
  };
}
