import type { Locale } from "../../../../domain/locale/locales.ts";
import type { MailKind } from "../../../../domain/mail-kind.ts";
import type { WritingDeps } from "../deps.ts";

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
