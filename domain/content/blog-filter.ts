import { fold } from "../locale/fold.ts";
import type { Article, ArticleSummary } from "./article.ts";
import { readingText } from "./reading-text.ts";

/** What a reader asks the list for. */
export interface BlogFilter {
  /** Words in any order; each must be found somewhere. Empty asks for nothing. */
  readonly words: string;
  /** A category's key, null for all. */
  readonly category: string | null;
}

export interface Category {
  readonly key: string;
  readonly name: string;
}

/** Longer than anything somebody looks for, shorter than what would keep the server busy. */
const SEARCH_MAX_LENGTH = 100;

/** A filter as the query of an address carries it; anybody can write that. */
export function readBlogFilter(words: string | null, category: string | null): BlogFilter {
  return {
    words: (words ?? "").trim().slice(0, SEARCH_MAX_LENGTH),
    category: category === null || category === "" ? null : category,
  };
}

/** The articles that a filter leaves, in their order, whatever the case and accents of its words. */
export function filterArticles(
  articles: readonly Article[],
  { words, category }: BlogFilter,
): Article[] {
  const wanted = fold(words).split(" ");
  return articles.filter((article) => {
    if (category !== null && article.categoryKey !== category) return false;
    const text = fold(textOf(article));
    return wanted.every((word) => text.includes(word));
  });
}

/** Each category once, as its newest article names it, by name. */
export function categoriesOf(articles: readonly ArticleSummary[]): Category[] {
  const names = new Map<string, string>();
  for (const { categoryKey, category } of articles) {
    if (!names.has(categoryKey)) names.set(categoryKey, category);
  }
  return Array.from(names, ([key, name]) => ({ key, name })).sort((a, b) =>
    fold(a.name) < fold(b.name) ? -1 : 1,
  );
}

function textOf({ title, excerpt, category, tags, content }: Article): string {
  return [title, excerpt, category, ...tags, readingText(content)].join("\n");
}
