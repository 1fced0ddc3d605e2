import type { ServerTexts } from "#app/locale/server-catalog.ts";
import { SERVER_TEXTS } from "#app/locale/server-texts.ts";
import { detectLocale, preferredLanguage } from "#domain/locale/detection.ts";
import { type Language, languageOf } from "#domain/locale/locales.ts";
import { localeOfPath } from "#domain/locale/paths.ts";

/** Of the address; where it names none, of the browser. */
function languageOfRequest(request: Request): Language {
  const accepted = request.headers.get("accept-language") ?? "";
  const { pathname } = new URL(request.url);
  return languageOf(localeOfPath(pathname) ?? detectLocale(null, preferredLanguage(accepted)));
}

/** For whoever meets more people than can be answered. */
export const overloadedPage = (request: Request, nonce: string, seconds: number): Response =>
  unavailablePage("overloaded", request, nonce, seconds);

/** For whoever comes while the database is away. */
export const databaseUnavailablePage = (
  request: Request,
  nonce: string,
  seconds: number,
): Response => unavailablePage("database", request, nonce, seconds);

/** A page that costs nothing to make: no script, no picture, no data. Its link leads to where it stands. */
function unavailablePage(
  cause: keyof ServerTexts["unavailable"],
  request: Request,
  nonce: string,
  seconds: number,
): Response {
  const language = languageOfRequest(request);
  const { title, body, retry } = SERVER_TEXTS[language].unavailable[cause];
  const page = `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | Trousse</title>
<style nonce="${nonce}">
:root { color-scheme: light dark; }
body { margin: 0 auto; max-width: 32rem; padding: 4rem 1.25rem; font: 1.125rem/1.5 system-ui, sans-serif; color: #27231b; background: #faf5ec; }
h1 { font-size: 1.5rem; line-height: 1.25; }
a { display: inline-block; margin-top: 0.5rem; padding: 0.75rem 1.25rem; border-radius: 0.5rem; color: #fffdf8; background: #1f5c48; text-decoration: none; font-weight: 600; }
@media (prefers-color-scheme: dark) {
body { color: #f2ebdd; background: #1a1813; }
a { color: #1a1813; background: #8dcfb3; }
}
</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${body}</p>
<a href="">${retry}</a>
</main>
</body>
</html>
`;
  return new Response(page, {
    status: 503,
    headers: { "content-type": "text/html; charset=utf-8", "retry-after": String(seconds) },
  });
}
