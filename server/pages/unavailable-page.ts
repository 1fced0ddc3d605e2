import { detectLocale, preferredLanguage } from "#domain/locale/detection.ts";
import { type Language, languageOf } from "#domain/locale/locales.ts";
import { localeOfPath } from "#domain/locale/paths.ts";

type PageTexts = Readonly<Record<Language, Readonly<Record<"title" | "body" | "retry", string>>>>;

const OVERLOADED: PageTexts = {
  fr: {
    title: "Beaucoup de monde en ce moment",
    body: "Trousse répond d’abord à ceux qui attendent déjà. Rien de ce que vous avez enregistré n’est perdu. Réessayez dans quelques secondes.",
    retry: "Réessayer",
  },
  en: {
    title: "Very busy right now",
    body: "Trousse is busy serving people who are already waiting. Nothing you have saved is lost. Try again in a few seconds.",
    retry: "Try again",
  },
  es: {
    title: "Hay mucha gente en este momento",
    body: "Trousse responde primero a quienes ya están esperando. No se ha perdido nada de lo que ha guardado. Vuelva a intentarlo en unos segundos.",
    retry: "Reintentar",
  },
};

const DATABASE_UNAVAILABLE: PageTexts = {
  fr: {
    title: "Trousse ne répond pas en ce moment",
    body: "Les données de Trousse ne sont pas accessibles pour l’instant. Rien de ce que vous avez enregistré n’est perdu. Réessayez dans quelques secondes. En cas d’urgence, appelez le 15 ou le 112.",
    retry: "Réessayer",
  },
  en: {
    title: "Trousse is not answering right now",
    body: "Trousse cannot reach its data at the moment. Nothing you have saved is lost. Try again in a few seconds. In an emergency, call 911, or 112 in Europe.",
    retry: "Try again",
  },
  es: {
    title: "Trousse no responde en este momento",
    body: "Trousse no puede acceder a sus datos en este momento. No se ha perdido nada de lo que ha guardado. Vuelva a intentarlo en unos segundos. En caso de urgencia, llame al 112 en Europa o al 911 en América.",
    retry: "Reintentar",
  },
};

/** Of the address; where it names none, of the browser. */
function languageOfRequest(request: Request): Language {
  const accepted = request.headers.get("accept-language") ?? "";
  const { pathname } = new URL(request.url);
  return languageOf(localeOfPath(pathname) ?? detectLocale(null, preferredLanguage(accepted)));
}

/** For whoever meets more people than can be answered. */
export const overloadedPage = (request: Request, nonce: string, seconds: number): Response =>
  unavailablePage(OVERLOADED, request, nonce, seconds);

/** For whoever comes while the database is away. */
export const databaseUnavailablePage = (
  request: Request,
  nonce: string,
  seconds: number,
): Response => unavailablePage(DATABASE_UNAVAILABLE, request, nonce, seconds);

/** A page that costs nothing to make: no script, no picture, no data. Its link leads to where it stands. */
function unavailablePage(
  words: PageTexts,
  request: Request,
  nonce: string,
  seconds: number,
): Response {
  const language = languageOfRequest(request);
  const { title, body, retry } = words[language];
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
