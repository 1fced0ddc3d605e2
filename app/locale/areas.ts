import type { Language } from "#domain/locale/locales.ts";

/**
 * `site` is what a visitor without an account reads; `member` comes on top of it once signed in, `data` on top of that
 * for the page about one's own data, `admin` for the operator of the installation.
 */
export type Area = "site" | "member" | "data" | "admin";

/** One file for the browser to fetch for each language and area: `./fr/site-area.ts`. */
const FILES = import.meta.glob<{ default: object }>("./*/*-area.ts");

export async function loadArea(area: Area, language: Language): Promise<object> {
  const load = FILES[`./${language}/${area}-area.ts`];
  if (!load) throw new Error(`There are no texts of the area ${area} in ${language}`);
  return (await load()).default;
}
