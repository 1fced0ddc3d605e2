// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { instant } from "#domain/calendar/instant.ts";
import { rssFeed } from "./rss-feed.ts";

const channel = {
  title: "Blog - Trousse",
  description: "Articles & sources",
  locale: "us-en",
  canonicalLocale: "us-en",
  publicUrl: "https://trousse.example",
} as const;
const article = {
  slug: "fever",
  title: "Fever <at> “night” & after ]]>",
  excerpt: null,
  category: "Medical \u0007Advice",
  publishedAt: instant("2026-11-10T08:00:00+01:00"),
};

const read = (xml: string) => new DOMParser().parseFromString(xml, "text/xml");

test("a feed without articles is a channel that names itself", () => {
  const xml = rssFeed(channel, []);
  expect(xml).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<rss version="2.0"/);
  expect(xml).toContain(
    '<atom:link href="https://trousse.example/us-en/blog/feed.xml" rel="self" type="application/rss+xml"/>',
  );
  expect(xml).toContain("<description>Articles &amp; sources</description>");
  expect(xml).toContain("<language>en-us</language>");
  expect(read(xml).querySelectorAll("item")).toHaveLength(0);
});

test("an article is told by what it is, where it is and when it came out", () => {
  const xml = rssFeed(channel, [{ ...article, excerpt: "Short." }]);
  expect(xml).toContain("<link>https://trousse.example/us-en/blog/fever</link>");
  expect(xml).toContain("<guid>https://trousse.example/us-en/blog/fever</guid>");
  expect(xml).toContain("<pubDate>Tue, 10 Nov 2026 07:00:00 GMT</pubDate>");
  expect(xml).toContain("<description>Short.</description></item>");
});

test("what an article says never becomes a part of the feed", () => {
  const xml = rssFeed(channel, [article]);
  const item = read(xml).querySelector("item");
  expect(item?.querySelector("title")?.textContent).toBe(article.title);
  expect(item?.querySelector("description")).toBeNull();
  // XML 1.0 has no way to write a bell.
  expect(item?.querySelector("category")?.textContent).toBe("Medical Advice");
});

test("another country's feed of a language leads to its pages, and names an article as the first does", () => {
  const xml = rssFeed({ ...channel, locale: "us-es", canonicalLocale: "es-es" }, [article]);
  expect(xml).toContain("<language>es-us</language>");
  expect(xml).toContain('href="https://trousse.example/us-es/blog/feed.xml" rel="self"');
  expect(xml).toContain("<link>https://trousse.example/us-es/blog/fever</link>");
  expect(xml).toContain("<guid>https://trousse.example/es-es/blog/fever</guid>");
});
