import { epochMs } from "#domain/calendar/instant.ts";
import type { Article } from "#domain/content/article.ts";
import { type Locale, languageTag } from "#domain/locale/locales.ts";
import { localePath } from "#domain/locale/paths.ts";
import { escapeXml, XML_DECLARATION } from "./xml.ts";

export interface Channel {
  readonly title: string;
  readonly description: string;
  readonly locale: Locale;
  /** In which an article is named, so that a reader of two feeds of one language has it once. */
  readonly canonicalLocale: Locale;
  readonly publicUrl: string;
}

type Item = Pick<Article, "slug" | "title" | "excerpt" | "category" | "publishedAt">;

/** RSS 2.0, newest first, as feed readers expect it. */
export function rssFeed(channel: Channel, articles: readonly Item[]): string {
  const address = (page: string, locale = channel.locale) =>
    channel.publicUrl + localePath(locale, `/blog${page}`);
  return [
    XML_DECLARATION,
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    "<channel>",
    element("title", channel.title),
    element("link", address("")),
    element("description", channel.description),
    element("language", languageTag(channel.locale).toLowerCase()),
    `<atom:link href="${escapeXml(address("/feed.xml"))}" rel="self" type="application/rss+xml"/>`,
    ...articles.map((article) =>
      itemElement(article, {
        link: address(`/${article.slug}`),
        name: address(`/${article.slug}`, channel.canonicalLocale),
      }),
    ),
    "</channel>",
    "</rss>",
    "",
  ].join("\n");
}

function itemElement(
  { title, excerpt, category, publishedAt }: Item,
  { link, name }: { link: string; name: string },
): string {
  return [
    "<item>",
    element("title", title),
    element("link", link),
    // An address that is kept is the best name a text can have.
    element("guid", name),
    element("pubDate", new Date(epochMs(publishedAt)).toUTCString()),
    element("category", category),
    ...(excerpt ? [element("description", excerpt)] : []),
    "</item>",
  ].join("");
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}
