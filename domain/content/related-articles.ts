import type { Article } from "./article.ts";

/** A category says more than a tag: two tags weigh as much. */
const SAME_CATEGORY = 2;

/** What to read next: nearest in category and tags first, newest first among equals. Never the article itself. */
export function relatedArticles(
  articles: readonly Article[],
  to: Article,
  count: number,
): Article[] {
  return articles
    .filter(({ slug }) => slug !== to.slug)
    .map((article) => ({ article, nearness: nearness(article, to) }))
    .sort((a, b) => b.nearness - a.nearness)
    .slice(0, count)
    .map(({ article }) => article);
}

function nearness(article: Article, to: Article): number {
  const shared = article.tags.filter((tag) => to.tags.includes(tag)).length;
  return shared + (article.categoryKey === to.categoryKey ? SAME_CATEGORY : 0);
}
