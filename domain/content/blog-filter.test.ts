import { expect, test } from "vitest";
import { day } from "../calendar/day.ts";
import { instant } from "../calendar/instant.ts";
import type { Article } from "./article.ts";
import { categoriesOf, filterArticles, readBlogFilter } from "./blog-filter.ts";
import { relatedArticles } from "./related-articles.ts";

const article = (slug: string, facts: Partial<Article> = {}): Article => ({
  slug,
  title: "Un titre",
  excerpt: null,
  category: "Sécurité",
  categoryKey: "securite",
  image: null,
  publishedOn: day("2026-11-10"),
  readingTime: 1,
  language: "fr",
  languages: ["fr"],
  content: "Rien.",
  author: "L’équipe",
  sources: [],
  review: null,
  tags: [],
  publishedAt: instant("2026-11-10T08:00:00Z"),
  updatedAt: instant("2026-11-10T08:00:00Z"),
  ...facts,
});

const fever = article("fever", {
  title: "Un enfant fiévreux",
  content: "Le paracétamol se dose au poids, [dit la notice](https://example.org/ibuprofene).",
  category: "Conseils Médicaux",
  categoryKey: "conseils-medicaux",
  tags: ["nuit", "enfant"],
});
const expiry = article("expiry", { excerpt: "L’œil sur la date", tags: ["tri"] });
const storage = article("storage", { title: "Hors de portée des enfants", tags: ["enfant"] });
const all = [fever, expiry, storage];

test.each([
  { words: "", category: null, found: "fever expiry storage", because: "nothing is asked for" },
  { words: "FIEVREUX", category: null, found: "fever", because: "case and accents do not count" },
  { words: "l'oeil", category: null, found: "expiry", because: "nor do ligatures and apostrophes" },
  { words: "poids paracetamol", category: null, found: "fever", because: "order does not count" },
  { words: "enfant", category: null, found: "fever storage", because: "titles and tags are read" },
  { words: "médicaux", category: null, found: "fever", because: "so is the category" },
  { words: "enfant date", category: null, found: "", because: "every word must be there" },
  { words: "ibuprofène", category: null, found: "", because: "where a link leads is not read" },
  { words: "enfant", category: "securite", found: "storage", because: "both wishes hold" },
  { words: "", category: "urgences", found: "", because: "no article is of that category" },
])("'$words' in $category finds '$found': $because", ({ words, category, found }) => {
  const chosen = filterArticles(all, readBlogFilter(words, category));
  expect(chosen.map(({ slug }) => slug).join(" ")).toBe(found);
});

test("an address may ask for nothing, or for more than anybody would", () => {
  expect(readBlogFilter(null, null)).toEqual({ words: "", category: null });
  expect(readBlogFilter("  fièvre ", "")).toEqual({ words: "fièvre", category: null });
  expect(readBlogFilter("a".repeat(5000), null).words).toHaveLength(100);
});

test("each category is offered once, by name", () => {
  expect(categoriesOf([storage, fever, expiry])).toEqual([
    { key: "conseils-medicaux", name: "Conseils Médicaux" },
    { key: "securite", name: "Sécurité" },
  ]);
  expect(categoriesOf([])).toEqual([]);
});

test.each([
  { to: fever, count: 3, next: "storage expiry", because: "a tag in common is nearer than none" },
  { to: storage, count: 3, next: "expiry fever", because: "a category is nearer than a tag" },
  { to: expiry, count: 1, next: "storage", because: "no more than asked for" },
])("after $to.slug comes $next: $because", ({ to, count, next }) => {
  expect(
    relatedArticles(all, to, count)
      .map(({ slug }) => slug)
      .join(" "),
  ).toBe(next);
});

test("among equals the newest comes first, as the list has it", () => {
  const [one, two] = [article("one"), article("two")];
  expect(relatedArticles([one, two, expiry], expiry, 2)).toEqual([one, two]);
});
