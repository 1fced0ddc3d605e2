import type { Day } from "../calendar/day.ts";
import type { Instant } from "../calendar/instant.ts";
import { fold } from "../locale/fold.ts";
import type { Language } from "../locale/locales.ts";
import type { ArticleReview, ArticleSource } from "./article-source.ts";

/** What a list shows of an article, in the words of one language. */
export interface ArticleSummary {
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string | null;
  readonly category: string;
  /** The same in every language, so that an address which filters by it can change its language. */
  readonly categoryKey: string;
  readonly image: ArticleImage | null;
  readonly publishedOn: Day;
  /** Minutes, of the text as it is shown. */
  readonly readingTime: number;
  /** What the article is written in: French where its language has no text of its own. */
  readonly language: Language;
}

export interface ArticleImage {
  readonly url: string;
  /** What it shows; empty where it only decorates. */
  readonly alt: string;
}

export interface Article extends ArticleSummary {
  /** Those the text exists in. */
  readonly languages: readonly Language[];
  /** Markdown. */
  readonly content: string;
  readonly author: string;
  /** Of the text as it is shown. */
  readonly sources: readonly ArticleSource[];
  /** Null while no health professional has reviewed it. */
  readonly review: ArticleReview | null;
  readonly tags: readonly string[];
  readonly publishedAt: Instant;
  readonly updatedAt: Instant;
}

/** The article without its text: what travels with a page that only names it. */
export function summaryOf(article: Article): ArticleSummary {
  return {
    slug: article.slug,
    title: article.title,
    excerpt: article.excerpt,
    category: article.category,
    categoryKey: article.categoryKey,
    image: article.image,
    publishedOn: article.publishedOn,
    readingTime: article.readingTime,
    language: article.language,
  };
}

/** `Conseils Médicaux` is `conseils-medicaux`. */
export function categoryKey(baseCategory: string): string {
  return fold(baseCategory)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
