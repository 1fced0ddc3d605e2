import { expect, test } from "vitest";
import { instant } from "#domain/calendar/instant.ts";
import { LANGUAGES } from "#domain/locale/locales.ts";
import { sitemapXml } from "./sitemap-urls.ts";

const updatedAt = instant("2026-11-10T08:00:00.5+00:00");
const xml = sitemapXml(
  [
    { slug: "fever", languages: LANGUAGES, updatedAt },
    { slug: "voyage", languages: ["fr"], updatedAt },
  ],
  "https://trousse.example",
);
const locations = Array.from(xml.matchAll(/<loc>([^<]*)<\/loc>/g), ([, location]) => location);

test("each text stands there once in each language it is written in", () => {
  expect(locations).toContain("https://trousse.example/fr-fr/");
  expect(locations).toContain("https://trousse.example/us-en/faq");
  expect(locations).toContain("https://trousse.example/es-es/blog/fever");
  expect(locations.filter((location) => location?.endsWith("/blog/voyage"))).toEqual([
    "https://trousse.example/fr-fr/blog/voyage",
  ]);
  expect(new Set(locations).size).toBe(locations.length);
  expect(locations).toHaveLength(9 * 3 + 3 + 1);
});

test("the locales that repeat a text are not there", () => {
  expect(locations.filter((location) => /\/(fr-en|us-es|es-fr)\//.test(location ?? ""))).toEqual(
    [],
  );
});

test("each address names the same text in the other languages, itself among them", () => {
  const french = xml
    .split("\n")
    .find((line) => line.includes("<loc>https://trousse.example/fr-fr/blog/fever<"));
  expect(
    Array.from(
      french?.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g) ?? [],
      ([, ...found]) => found,
    ),
  ).toEqual([
    ["fr-FR", "https://trousse.example/fr-fr/blog/fever"],
    ["en-US", "https://trousse.example/us-en/blog/fever"],
    ["es-ES", "https://trousse.example/es-es/blog/fever"],
    ["x-default", "https://trousse.example/fr-fr/blog/fever"],
  ]);
  expect(french).toContain("<lastmod>2026-11-10T08:00:00.5+00:00</lastmod>");
});
