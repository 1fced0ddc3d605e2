import { SERVER_TEXTS } from "../../../../app/locale/server-texts.ts";
import { defaultLocale } from "../../../../domain/locale/locales.ts";
import type { MailKind } from "../../../../domain/mail-kind.ts";
import type { Mail, ServerDeps, WritingDeps } from "../deps.ts";
import type { Outcome, ReminderMessage } from "../reminder-message.ts";
import { doseLines, titleOf } from "../reminder-words.ts";
import { renderMail } from "./mail-layout.ts";
import { unsubscribeLinks } from "./unsubscribe-links.ts";

/** Sends a mail, unless its reader unsubscribed from mails of this kind. */
export async function sendByMail(message: ReminderMessage, deps: ServerDeps): Promise<Outcome> {
  const [row] = await deps.asService<{ wants: boolean | null }>(
    "select private.is_mail_enabled($1, $2) as wants",
    [message.recipient.id, kindOf(message)],
  );
  if (!row?.wants) return { kind: "no-subscription" };
  const result = await deps.deliverMail(writeReminderMail(message, deps));
  if (result.kind === "delivered") return { kind: "sent" };
  return { kind: result.kind === "retry" ? "unreachable" : "refused" };
}

/** @param message its id is in the Message-ID, so that a mailbox recognizes a second copy */
export function writeReminderMail(
  message: ReminderMessage,
  deps: WritingDeps,
  now = Date.now(),
): Mail {
  const { id, occasion, recipient, doses } = message;
  const { language, email } = recipient;
  const locale = defaultLocale(language);
  const phrases = SERVER_TEXTS[language].reminderMail;
  const textKey = occasion === "escalation" || occasion === "duplicate" ? occasion : "reminder";
  const { unsubscribeUrl, unsubscribePage } = unsubscribeLinks(
    recipient.id,
    kindOf(message),
    locale,
    deps,
  );
  return {
    to: email,
    subject: [titleOf(message, now), ...(doses[0] ? [doses[0].time] : [])].join(" · "),
    messageId: `dose-${id}`,
    unsubscribeUrl,
    ...renderMail({
      language,
      before: [
        phrases.hello,
        phrases.intro[textKey],
        ...(doses.length > 0 ? [doseLines(message)] : []),
      ],
      button: { label: phrases.button, href: `${deps.siteUrl}/${locale}/dashboard#today` },
      after: [phrases.after[textKey]],
      footnotes: [occasion === "escalation" ? phrases.whyOthers : phrases.why],
      unsubscribeLink: { label: phrases.unsubscribe, href: unsubscribePage },
    }),
  };
}

function kindOf({ occasion }: Pick<ReminderMessage, "occasion">): MailKind {
  return occasion === "escalation" ? "escalations" : "reminders";
}
