import { SERVER_TEXTS } from "../../../../app/locale/server-texts.ts";
import { escapeHtml } from "../../../../domain/escape-html.ts";
import type { Language } from "../../../../domain/locale/locales.ts";

/** A sentence, or a list of lines. */
type Part = string | readonly string[];

export interface MailBody {
  readonly language: Language;
  readonly before: readonly Part[];
  readonly button: { readonly label: string; readonly href: string };
  readonly after: readonly Part[];
  /** Set in smaller type, at the end. */
  readonly footnotes: readonly string[];
  readonly unsubscribeLink?: { readonly label: string; readonly href: string };
}

/** Both formats of a mail with one link. All texts are plain; the HTML is made from them here. */
export function renderMail(body: MailBody): { readonly text: string; readonly html: string } {
  const { language, before, button, after, footnotes, unsubscribeLink } = body;
  const link = ({ label, href }: { label: string; href: string }) =>
    `${label}${SERVER_TEXTS[language].colon}\n${href}`;
  return {
    text: [
      ...before.map(asText),
      link(button),
      ...after.map(asText),
      ...footnotes,
      ...(unsubscribeLink ? [link(unsubscribeLink)] : []),
      "Trousse\n",
    ].join("\n\n"),
    html: mailDocument(
      language,
      [
        `<p class="name">Trousse</p>`,
        ...before.map(asHtml),
        `<p style="margin: 28px 0"><a class="button" href="${escapeHtml(button.href)}">${escapeHtml(button.label)}</a></p>`,
        ...after.map(asHtml),
        ...footnotes.map((words) => `<p class="soft">${escapeHtml(words)}</p>`),
        ...(unsubscribeLink
          ? [
              `<p class="soft"><a href="${escapeHtml(unsubscribeLink.href)}">${escapeHtml(unsubscribeLink.label)}</a></p>`,
            ]
          : []),
      ].join("\n"),
    ),
  };
}

const asText = (part: Part) =>
  typeof part === "string" ? part : part.map((line) => `- ${line}`).join("\n");

const asHtml = (part: Part) =>
  typeof part === "string"
    ? `<p>${escapeHtml(part)}</p>`
    : `<ul>${part.map((line) => `<li>${escapeHtml(line)}</li>`).join("")}</ul>`;

/** @param content HTML, with all typed text escaped */
export function mailDocument(language: Language, content: string): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>Trousse</title>
<style>
  :root { color-scheme: light dark }
  body { margin: 0; padding: 24px 16px; background: #fbf9f4; color: #22282b; font: 17px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif }
  main { max-width: 560px; margin: 0 auto }
  .name { margin: 0 0 24px; font-size: 20px; font-weight: 700 }
  .button { display: inline-block; padding: 12px 20px; border-radius: 14px; background: #1f5c46; color: #ffffff; font-weight: 600; text-decoration: none }
  .soft, .soft a { color: #56606a }
  blockquote { margin: 16px 0; padding-left: 16px; border-left: 3px solid #8fd0b4 }
  @media (prefers-color-scheme: dark) {
    body { background: #1b1e1f; color: #ece8df }
    .button { background: #8fd0b4; color: #10231b }
    .soft, .soft a { color: #b1aca1 }
  }
</style>
</head>
<body>
<main>
${content}
</main>
</body>
</html>
`;
}
