import { offlinePage as en } from "#app/locale/en/offline-page.ts";
import { offlinePage as es } from "#app/locale/es/offline-page.ts";
import { offlinePage as fr } from "#app/locale/fr/offline-page.ts";
import { plainPage } from "#domain/content/plain-page.ts";
import { type Locale, languageOf, regionOf } from "#domain/locale/locales.ts";
import { urgentNumbers } from "#domain/symptoms/emergencies/emergency-help.ts";

const WORDS = { fr, en, es };

/** Instead of a page that is not kept: that there is no network, the way to what is kept, and whom to call. */
export function offlinePage(locale: Locale): Response {
  const language = languageOf(locale);
  const region = regionOf(locale);
  const { title, body, open, emergency } = WORDS[language];
  const country = new Intl.DisplayNames(language, { type: "region" }).of(region);
  const calls = (urgentNumbers(region, []) ?? []).map(({ kind, tel, number, label }) => {
    const scheme = kind === "deaf-text" ? "sms" : "tel";
    return `<p><a href="${scheme}:${tel}">${number}</a> ${label[language]}</p>`;
  });
  const main = `<p>${body}</p>
<p><a href="/${locale}/dashboard">${open}</a></p>
<h2>${emergency} (${country})</h2>
${calls.join("\n")}`;
  return new Response(plainPage({ language, title, main }), {
    status: 503,
    headers: {
      "content-type": "text/html; charset=utf-8",
      // It has no script, and all of it is ours.
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
    },
  });
}
