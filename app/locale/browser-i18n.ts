import type { i18n } from "i18next";
import { DEFAULT_LANGUAGE, isLanguage, type Language } from "#domain/locale/locales.ts";
import type { Area } from "./areas.ts";
import { createI18n } from "./create-i18n.ts";
import { readInlineAreas, readInlineTranslations } from "./inline-translations.tsx";
import { loadTypesetArea } from "./typeset-catalog.ts";

const language = typeof document === "undefined" ? DEFAULT_LANGUAGE : languageOfDocument();
const loaded = new Map<string, Promise<void>>();
let text: i18n | undefined;

/** The document keeps one language for its life; another language is another document. */
export async function createBrowserI18n(): Promise<i18n> {
  const words = readInlineTranslations();
  if (words) for (const area of readInlineAreas()) loaded.set(area, Promise.resolve());
  text = await createI18n(language, words);
  return text;
}

/** Adds the words of an area, once. Called by the loader of the pages that need them. */
export function addArea(area: Area): Promise<void> {
  const known = loaded.get(area);
  if (known) return known;
  const loading = loadTypesetArea(area, language).then(
    (words) => {
      text?.addResourceBundle(language, "translation", words, true);
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

function languageOfDocument(): Language {
  const { lang } = document.documentElement;
  return isLanguage(lang) ? lang : DEFAULT_LANGUAGE;
}
