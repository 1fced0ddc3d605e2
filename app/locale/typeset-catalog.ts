import { frenchSpaces } from "#domain/locale/french-spaces.ts";
import type { Language } from "#domain/locale/locales.ts";
import { type Area, loadArea } from "./areas.ts";

const cache = new Map<string, Promise<object>>();

/**
 * The words of an area as people see them. Catalogs are written with ordinary spaces; those that must not break in
 * French are set here, once for each area, and not with each sentence that is drawn.
 */
export function loadTypesetArea(area: Area, language: Language): Promise<object> {
  const key = `${language} ${area}`;
  const known = cache.get(key);
  if (known) return known;
  const coming = loadArea(area, language).then((words) =>
    language === "fr" ? withFrenchSpaces(words) : words,
  );
  cache.set(key, coming);
  // A fetch that failed can be tried again.
  coming.catch(() => cache.delete(key));
  return coming;
}

/** The words of several areas as one catalog. Where two have a noun, the later one has all of it. */
export async function loadTypesetAreas(
  areas: readonly Area[],
  language: Language,
): Promise<object> {
  const words = await Promise.all(areas.map((area) => loadTypesetArea(area, language)));
  return Object.assign({}, ...words);
}

function withFrenchSpaces(words: object): object {
  return Object.fromEntries(
    Object.entries(words).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === "string"
        ? frenchSpaces(value)
        : typeof value === "object" && value !== null
          ? withFrenchSpaces(value)
          : value,
    ]),
  );
}
