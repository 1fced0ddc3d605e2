import type { Locale } from "../../../../domain/locale/locales.ts";
import type { WritingDeps } from "../deps.ts";

/** Letters that somebody may want no more of, each kind by itself. */
export const MAIL_KINDS = ["reminders", "escalations", "weekly", "marketing"] as const;

export type MailKind = (typeof MAIL_KINDS)[number];

export function isMailKind(text: string): text is MailKind {
  return (MAIL_KINDS as readonly string[]).includes(text);
}

/** The ways out of a letter of this kind: for its mail program, and for its reader. */
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
