import type { Article } from "#domain/content/article.ts";
import { SITE_PAGES } from "#domain/content/site-pages.ts";
import { alternatesOf } from "#domain/locale/alternates.ts";
import { defaultLocale, LANGUAGES, type Language } from "#domain/locale/locales.ts";
import { localePath } from "#domain/locale/paths.ts";
import { escapeXml, XML_DECLARATION } from "./xml.ts";

interface Entry {
  /** The address after the locale. */
  readonly page: string;
  readonly languages: readonly Language[];
  readonly changedAt?: string;
}

/**
 * Every address that search engines are to keep: each text once in each of its languages, and beside it where the
 * same text is in the others. The six other locales repeat these texts and name them as their own (decision 0012).
 */
export function sitemapXml(
  articles: readonly Pick<Article, "slug" | "languages" | "updatedAt">[],
  publicUrl: string,
): string {
  const entries: Entry[] = [
    ...["", ...SITE_PAGES].map((page) => ({ page, languages: LANGUAGES })),
    ...articles.map(({ slug, languages, updatedAt }) => ({
      page: `blog/${slug}`,
      languages,
      changedAt: updatedAt,
    })),
  ];
  return [
    XML_DECLARATION,
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries.flatMap((entry) => urlsOf(entry, publicUrl)),
    "</urlset>",
    "",
  ].join("\n");
}

function urlsOf({ page, languages, changedAt }: Entry, publicUrl: string): string[] {
  const address = (locale: Parameters<typeof localePath>[0]) =>
    escapeXml(publicUrl + localePath(locale, `/${page}`));
  const alternates = alternatesOf(languages).map(
    ({ hreflang, locale }) =>
      `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${address(locale)}"/>`,
  );
  const changed = changedAt === undefined ? "" : `<lastmod>${escapeXml(changedAt)}</lastmod>`;
  return languages.map(
    (language) =>
      `<url><loc>${address(defaultLocale(language))}</loc>${changed}${alternates.join("")}</url>`,
  );
}
