import { SERVER_TEXTS } from "../../../../app/locale/server-texts.ts";
import { defaultLocale } from "../../../../domain/locale/locales.ts";
import type { MailKind } from "../../../../domain/mail-kind.ts";
import type { Mail, ServerDeps, WritingDeps } from "../deps.ts";
import { linkOf } from "../reminder-link.ts";
import type { Outcome, ReminderMessage } from "../reminder-message.ts";
import { messageLines, titleOf } from "../reminder-words.ts";
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
  const { id, occasion, recipient, doses, prescriptions } = message;
  const { language, email } = recipient;
  const locale = defaultLocale(language);
  const phrases = SERVER_TEXTS[language].reminderMail;
  const textKey = occasion === "later" || occasion === "test" ? "reminder" : occasion;
  const lines = messageLines(message);
  const [one, several] = phrases.prescriptionButton;
  const button = prescriptions.length > 1 ? several : one;
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
      before: [phrases.hello, phrases.intro[textKey], ...(lines.length > 0 ? [lines] : [])],
      button: {
        label: occasion === "renewal" ? button : phrases.button,
        href: deps.siteUrl + linkOf(message),
      },
      after: [phrases.after[textKey]],
      footnotes: [phrases.why[kindOf(message)]],
      unsubscribeLink: { label: phrases.unsubscribe, href: unsubscribePage },
    }),
  };
}

function kindOf({ occasion }: Pick<ReminderMessage, "occasion">) {
  const kind =
    occasion === "escalation" ? "escalations" : occasion === "renewal" ? "renewals" : "reminders";
  return kind satisfies MailKind;
}
