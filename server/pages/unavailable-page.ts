import type { ServerTexts } from "#app/locale/server-catalog.ts";
import { SERVER_TEXTS } from "#app/locale/server-texts.ts";
import { plainPage } from "#domain/content/plain-page.ts";
import { detectLocale, preferredLanguage } from "#domain/locale/detection.ts";
import { type Language, languageOf } from "#domain/locale/locales.ts";
import { localeOfPath } from "#domain/locale/paths.ts";

/** Of the address; where it names none, of the browser. */
function languageOfRequest(request: Request): Language {
  const accepted = request.headers.get("accept-language") ?? "";
  const { pathname } = new URL(request.url);
  return languageOf(localeOfPath(pathname) ?? detectLocale(null, preferredLanguage(accepted)));
}

/** For requests rejected by admission control. */
export const overloadedPage = (request: Request, nonce: string, seconds: number): Response =>
  unavailablePage("overloaded", request, nonce, seconds);

/** For requests while the database is unavailable. */
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
  const page = plainPage({
    language,
    title,
    styleNonce: nonce,
    main: `<p>${body}</p>
<a href="">${retry}</a>`,
  });
  return new Response(page, {
    status: 503,
    headers: { "content-type": "text/html; charset=utf-8", "retry-after": String(seconds) },
  });
}
