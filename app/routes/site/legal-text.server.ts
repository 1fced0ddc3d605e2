import type { RequestContext } from "#app/request-context.ts";
import { localeOfRequest } from "#app/request-locale.ts";
import type { Html } from "#app/ui/layout/prose.tsx";
import type { SitePage } from "#domain/content/site-pages.ts";
import { reviewCount } from "#domain/interactions/review-count.ts";
import { type Locale, languageOf } from "#domain/locale/locales.ts";
import { inRegionalWords } from "#domain/locale/regional-words.ts";
import { markdownReader } from "./markdown-reader.server.ts";

type Legal = Extract<SitePage, "terms" | "privacy" | "about">;

/** Markdown, one file for each page and language; the server has read them before the first request. */
const TEXTS = import.meta.glob<string>("../../features/site/legal/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** What this installation says of itself, in the language and the words of the locale of the request. */
export async function readLegalText(
  page: Legal,
  request: Request,
  facts: RequestContext,
): Promise<Html> {
  const read = await markdownReader(request, facts);
  return read(legalText(page, localeOfRequest(request)), { isPage: true });
}

/** With how many rules about treatments and profiles a health professional has reviewed, where it speaks of that. */
export function legalText(page: Legal, locale: Locale): string {
  const language = languageOf(locale);
  const text = TEXTS[`../../features/site/legal/${page}.${language}.md`];
  if (text === undefined) throw new Error(`There is no text for ${page} in ${language}`);
  const { reviewed, total } = reviewCount();
  const read = inRegionalWords(text, locale);
  return read.replaceAll("{{reviewed}}", `${reviewed}`).replaceAll("{{total}}", `${total}`);
}
