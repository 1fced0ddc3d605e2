import type { ContactDraft } from "../../../domain/contact/contact-draft.ts";
import { escapeHtml } from "../../../domain/escape-html.ts";
import type { Language } from "../../../domain/locale/locales.ts";
import type { Mail } from "../_shared/deps.ts";
import { mailDocument } from "../_shared/mail/mail-layout.ts";

/** In the language of the message, since the person who replies reads that one. */
const WORDS: Readonly<Record<Language, { intro: string; answer: string }>> = {
  fr: {
    intro: "a écrit par la page de contact :",
    answer: "Répondez à ce message pour lui écrire.",
  },
  en: {
    intro: "wrote through the contact page:",
    answer: "Reply to this message to write back.",
  },
  es: {
    intro: "ha escrito desde la página de contacto:",
    answer: "Responda a este mensaje para escribirle.",
  },
};

export function writeContactMail(
  { fullName, email, subject, message }: ContactDraft,
  { to, language }: { to: string; language: Language },
): Mail {
  const { intro, answer } = WORDS[language];
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
