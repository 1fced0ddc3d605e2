import type { Language } from "#domain/locale/locales.ts";

/**
 * `site` is what a visitor without an account reads; `member` comes on top of it once signed in, `data` on top of that
 * for the page about one's own data, `fill` for the page that adds many boxes, `visitor` for a question before there is an account, `search` for the search over everything and the list of shortcuts, `travel` for the travel pack, `paper` for the page for the pharmacist, `phone` for the page that prepares a phone, `prescriptions` for their page, `box-photo` for the photo of a box, `document` for what is made for others, `admin` for the operator of the installation.
 * `card` comes on top of `site` where a link opens an emergency card, `helper` where one opens the page of a helper and where that is made.
 */
export type Area =
  | "site"
  | "card"
  | "helper"
  | "member"
  | "data"
  | "fill"
  | "visitor"
  | "search"
  | "travel"
  | "paper"
  | "phone"
  | "prescriptions"
  | "box-photo"
  | "document"
  | "admin";

/** What a page exports as `handle` to have the words of these areas in its document. */
export interface PageWords {
  readonly areas: readonly Area[];
}

/** One file for the browser to fetch for each language and area: `./fr/site-area.ts`. */
const FILES = import.meta.glob<{ default: object }>("./*/*-area.ts");

export async function loadArea(area: Area, language: Language): Promise<object> {
  const load = FILES[`./${language}/${area}-area.ts`];
  if (!load) throw new Error(`There are no texts of the area ${area} in ${language}`);
  return (await load()).default;
}
