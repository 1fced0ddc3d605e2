import { frenchSpaces } from "#domain/locale/french-spaces.ts";
import { type Locale, languageOf } from "#domain/locale/locales.ts";
import { inRegionalWords } from "#domain/locale/regional-words.ts";
import { type Area, loadArea } from "./areas.ts";

const cache = new Map<string, Promise<object>>();

/**
 * The words of an area as people see them. Catalogs are written with ordinary spaces, and once for the countries of a
 * language: spaces that must not break in French and words of one country are set here, once for each area, and not
 * with each sentence that is drawn.
 */
export function loadTypesetArea(area: Area, locale: Locale): Promise<object> {
  const key = `${locale} ${area}`;
  const known = cache.get(key);
  if (known) return known;
  const coming = loadArea(area, languageOf(locale)).then((words) => typesetAll(words, locale));
  cache.set(key, coming);
  // A fetch that failed can be tried again.
  coming.catch(() => cache.delete(key));
  return coming;
}

/** The words of several areas as one catalog. Where two have a noun, the later one has all of it. */
export async function loadTypesetAreas(areas: readonly Area[], locale: Locale): Promise<object> {
  const words = await Promise.all(areas.map((area) => loadTypesetArea(area, locale)));
  return Object.assign({}, ...words);
}

function typesetAll(words: object, locale: Locale): object {
  return Object.fromEntries(
    Object.entries(words).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === "string"
        ? typeset(value, locale)
        : typeof value === "object" && value !== null
          ? typesetAll(value, locale)
          : value,
    ]),
  );
}

function typeset(sentence: string, locale: Locale): string {
  const words = inRegionalWords(sentence, locale);
  return languageOf(locale) === "fr" ? frenchSpaces(words) : words;
}
