import { expect, test } from "vitest";
import { instant } from "#domain/calendar/instant.ts";
import { EMPTY_ARTICLE } from "#domain/content/article-draft.ts";
import { type ArticleForm, conflictingFields, previewOf } from "./form.ts";

const here = { now: instant("2026-11-21T12:00:00Z"), zone: () => 60 };
const form: ArticleForm = {
  ...EMPTY_ARTICLE,
  title: "La nuit",
  titleEn: "The night",
  content: "Mesurer.",
  category: "Sécurité",
  imageUrl: "/a.webp",
  imageAltEs: "Una cocina",
};

test("readers see their own words, and the French ones where theirs are not written", () => {
  expect(previewOf(form, "en", here)).toMatchObject({
    article: { title: "The night", category: "Safety", language: "fr", readingTime: 1 },
    content: "Mesurer.",
  });
  expect(previewOf({ ...form, contentEs: "Medir." }, "es", here)).toMatchObject({
    article: { title: "La nuit", language: "es", image: { url: "/a.webp", alt: "Una cocina" } },
    content: "Medir.",
  });
});

test.each([
  { publication: "draft", publishedAt: "", on: "2026-11-21", because: "it would come out now" },
  {
    publication: "published",
    publishedAt: "2026-11-10T09:00",
    on: "2026-11-10",
    because: "it did",
  },
  {
    publication: "published",
    publishedAt: "2026-12-24T09:00",
    on: "2026-11-21",
    because: "it waits no more",
  },
  {
    publication: "scheduled",
    publishedAt: "2026-12-24T00:30",
    on: "2026-12-23",
    because: "the page tells the day of UTC",
  },
  { publication: "scheduled", publishedAt: "", on: "2026-11-21", because: "nobody chose one yet" },
] as const)("a $publication article of '$publishedAt' tells $on: $because", ({ on, ...change }) => {
  expect(previewOf({ ...form, ...change }, "fr", here).article.publishedOn).toBe(on);
});

test("what was typed over an older version is to be decided field by field", () => {
  const { conflicts, form: kept } = conflictingFields(form, {
    ...form,
    title: "Le jour",
    tags: "a",
  });
  expect(conflicts).toEqual(["title", "tags"]);
  expect(kept.title).toBe("La nuit");
});
