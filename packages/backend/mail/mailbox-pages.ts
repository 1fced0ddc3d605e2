import { createHash } from "node:crypto";
import type { StoredMail } from "./stored-mail.ts";
import { escapeHtml } from "./template.ts";

const STYLE = `
:root { color-scheme: light dark; --ink: #22282b; --soft: #56606a; --paper: #fbf9f4; --line: #d9d4c8; --link: #1f5c46 }
@media (prefers-color-scheme: dark) {
  :root { --ink: #ece8df; --soft: #b1aca1; --paper: #1b1e1f; --line: #3b4042; --link: #8fd0b4 }
}
* { box-sizing: border-box }
body { margin: 0 auto; max-width: 48rem; padding: 1.5rem 1rem; font: 1.0625rem/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper) }
a { color: var(--link) }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px }
h1 { font-size: 1.5rem; line-height: 1.2 }
h2 { font-size: 1.125rem }
ol { list-style: none; margin: 0; padding: 0; border-top: 1px solid var(--line) }
li { border-bottom: 1px solid var(--line) }
li a { display: block; padding: .75rem 0; min-height: 44px; text-decoration-thickness: 1px }
small, dt { color: var(--soft); font-size: .9375rem }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; margin: 0 }
dd { margin: 0; overflow-wrap: anywhere }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit }
iframe { width: 100%; height: 30rem; border: 1px solid var(--line); border-radius: 14px; background: #fff }
`;

const hash = createHash("sha256").update(STYLE).digest("base64");
const PAGE_POLICY = `default-src 'none'; style-src 'sha256-${hash}'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** Policy for a mail shown as designed: styles and links are allowed, scripts and everything else are not. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation";

/** `/_mail`, `/_mail/{id}`, `/_mail/{id}/html` and, for tests, `/_mail/messages`. Newest first. */
export function mailboxPages(listMails: () => Promise<readonly StoredMail[]>) {
  return async (request: Request): Promise<Response> => {
    const mails = await listMails();
    const [, , id, form, ...more] = new URL(request.url).pathname.split("/");
    if (id === undefined || id === "") return page("Boîte aux lettres", list(mails));
    if (id === "messages" && form === undefined) return Response.json(mails);
    const mail = mails.find((candidate) => candidate.id === id);
    if (!mail || more.length > 0 || (form !== undefined && form !== "html")) {
      return page("Message introuvable", missing, 404);
    }
    return form === "html"
      ? html(ledOut(mail.html), MAIL_POLICY)
      : page(mail.subject, reading(mail));
  };
}

function list(mails: readonly StoredMail[]): string {
  const items = mails.map(
    ({ id, subject, to, receivedAt }) =>
      `<li><a href="/_mail/${id}">${escapeHtml(subject)}<br><small>À ${escapeHtml(to)}, ${moment(receivedAt)}</small></a></li>`,
  );
  return `<h1>Boîte aux lettres</h1>
<p>Aucun serveur de courrier n’est réglé : les messages restent sur cette machine.</p>
${items.length ? `<ol>${items.join("\n")}</ol>` : "<p>Aucun message pour l’instant.</p>"}`;
}

function reading({ id, subject, to, receivedAt, text, replyTo }: StoredMail): string {
  const answer = replyTo === undefined ? "" : `<dt>Répondre à</dt><dd>${escapeHtml(replyTo)}</dd>`;
  return `<p><a href="/_mail">Tous les messages</a></p>
<h1>${escapeHtml(subject)}</h1>
<dl><dt>À</dt><dd>${escapeHtml(to)}</dd><dt>Reçu</dt><dd>${moment(receivedAt)}</dd>${answer}</dl>
<h2>Texte</h2>
<pre>${withLinks(text)}</pre>
<h2>Mise en page</h2>
<iframe title="Le message mis en page" src="/_mail/${id}/html" sandbox="allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation"></iframe>`;
}

const missing = `<h1>Message introuvable</h1>
<p>Il a peut-être été remplacé par de plus récents.</p>
<p><a href="/_mail">Tous les messages</a></p>`;

/** For a request without the token; in three languages, because the reader's is unknown. */
export function lockedPage(): Response {
  const main = `<h1>Boîte aux lettres</h1>
<p>Pour la lire, ouvrez le lien entier que Trousse affiche à son démarrage&nbsp;: il se termine par une clé.</p>
<p lang="en">To read this mailbox, open the whole link that Trousse prints when it starts: it ends with a key.</p>
<p lang="es">Para leer este buzón, abra el enlace completo que Trousse muestra al arrancar: termina con una clave.</p>`;
  return page("Boîte aux lettres", main, 401);
}

/** Opens links of a framed mail in the whole window, where their page works. */
const ledOut = (mail: string) => mail.replace("<head>", '<head><base target="_top">');

/** Escapes text and turns web addresses into links. */
function withLinks(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"']+)/)
    .map((piece, place) => {
      const safe = escapeHtml(piece);
      return place % 2 === 1 ? `<a href="${safe}">${safe}</a>` : safe;
    })
    .join("");
}

const written = new Intl.DateTimeFormat("fr-FR", { dateStyle: "long", timeStyle: "short" });

const moment = (iso: string) =>
  `<time datetime="${iso}">${escapeHtml(written.format(new Date(iso)))}</time>`;

function page(title: string, main: string, status = 200): Response {
  return html(
    `<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title><style>${STYLE}</style></head>
<body><main>${main}</main></body></html>
`,
    PAGE_POLICY,
    status,
  );
}

function html(body: string, policy: string, status = 200): Response {
  return new Response(body, {
    status,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": policy,
      "referrer-policy": "no-referrer",
    },
  });
}
