import { SERVER_TEXTS } from "../../../app/locale/server-texts.ts";
import type { ContactDraft } from "../../../domain/contact/contact-draft.ts";
import { escapeHtml } from "../../../domain/escape-html.ts";
import type { Language } from "../../../domain/locale/locales.ts";
import type { Mail } from "../_shared/deps.ts";
import { mailDocument } from "../_shared/mail/mail-layout.ts";

export function writeContactMail(
  { fullName, email, subject, message }: ContactDraft,
  { to, language }: { to: string; language: Language },
): Mail {
  const { intro, answer } = SERVER_TEXTS[language].contact;
  const from = `${fullName} (${email})`;
  const paragraphs = message
    .split(/\n\s*\n/)
    .map((text) => `<p>${escapeHtml(text).replaceAll("\n", "<br>")}</p>`);
  return {
    to,
    replyTo: email,
    subject: `[Trousse] ${subject}`,
    text: `${from} ${intro}\n\n${message}\n\n${answer}\n`,
    html: mailDocument(
      language,
      `<p>${escapeHtml(from)} ${intro}</p>
<blockquote>${paragraphs.join("\n")}</blockquote>
<p>${answer}</p>`,
    ),
  };
}
