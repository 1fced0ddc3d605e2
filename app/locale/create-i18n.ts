import { createInstance, type i18n, type PostProcessorModule } from "i18next";
import { elideBefore } from "#domain/locale/french-elision.ts";
import { type Locale, languageOf } from "#domain/locale/locales.ts";
import { loadTypesetArea } from "./typeset-catalog.ts";

/** Names are known only when a sentence is said: a catalog cannot say whether `de` or `d’` stands before one. */
const ELISION = {
  type: "postProcessor",
  name: "elision",
  process: (sentence: string, _key: string | string[], facts: object) =>
    Object.values(facts).reduce<string>(
      (elided, said: unknown) => (typeof said === "string" ? elideBefore(elided, said) : elided),
      sentence,
    ),
} as const satisfies PostProcessorModule;

/**
 * A reader of one locale, holding what a visitor without an account reads. A key it does not hold is answered
 * with the key itself. The server opens one for each request, the browser one for the life of the document.
 * @param words what the document has brought along already
 */
export async function createI18n(locale: Locale, words?: object): Promise<i18n> {
  const language = languageOf(locale);
  const text = createInstance().use(ELISION);
  await text.init({
    lng: language,
    fallbackLng: false,
    postProcess: language === "fr" ? ELISION.name : false,
    resources: { [language]: { translation: words ?? (await loadTypesetArea("site", locale)) } },
    interpolation: { escapeValue: false },
  });
  return text;
}
