import type { i18n } from "i18next";
import {
  DEFAULT_LANGUAGE,
  DEFAULT_LOCALE,
  defaultLocale,
  isLanguage,
  type Locale,
  languageOf,
} from "#domain/locale/locales.ts";
import type { Area } from "./areas.ts";
import { createI18n } from "./create-i18n.ts";
import {
  readInlineAreas,
  readInlineLocale,
  readInlineTranslations,
} from "./inline-translations.tsx";
import { loadTypesetArea } from "./typeset-catalog.ts";

const locale = typeof document === "undefined" ? DEFAULT_LOCALE : localeOfDocument();
const loaded = new Map<string, Promise<void>>();
let text: i18n | undefined;

/** The document keeps one locale for its life; another one is another document. */
export async function createBrowserI18n(): Promise<i18n> {
  const words = readInlineTranslations();
  if (words) for (const area of readInlineAreas()) loaded.set(area, Promise.resolve());
  text = await createI18n(locale, words);
  return text;
}

/** Adds the words of an area, once. Called by the loader of the pages that need them. */
export function addArea(area: Area): Promise<void> {
  const known = loaded.get(area);
  if (known) return known;
  const loading = loadTypesetArea(area, locale).then(
    (words) => {
      text?.addResourceBundle(languageOf(locale), "translation", words, true);
    },
    (problem: unknown) => {
      loaded.delete(area);
      throw problem;
    },
  );
  loaded.set(area, loading);
  return loading;
}

/** Adds the words of several areas. */
export async function addAreas(areas: readonly Area[]): Promise<void> {
  await Promise.all(areas.map(addArea));
}

/** That of the words in the document; of one without words, the locale that its language leads to. */
function localeOfDocument(): Locale {
  const { lang } = document.documentElement;
  return readInlineLocale() ?? defaultLocale(isLanguage(lang) ? lang : DEFAULT_LANGUAGE);
}
