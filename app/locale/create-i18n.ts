import { createInstance, type i18n } from "i18next";
import type { Language } from "#domain/locale/locales.ts";
import { loadTypesetArea } from "./typeset-catalog.ts";

/**
 * A reader of one language, holding what a visitor without an account reads. A key it does not hold is answered
 * with the key itself. The server opens one for each request, the browser one for the life of the document.
 * @param words what the document has brought along already
 */
export async function createI18n(language: Language, words?: object): Promise<i18n> {
  const text = createInstance();
  await text.init({
    lng: language,
    fallbackLng: false,
    resources: { [language]: { translation: words ?? (await loadTypesetArea("site", language)) } },
    interpolation: { escapeValue: false },
  });
  return text;
}
