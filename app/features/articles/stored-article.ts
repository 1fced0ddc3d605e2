import type { Instant } from "#domain/calendar/instant.ts";
import type { ArticleDraft } from "#domain/content/article-draft.ts";
import type { Publication, PublicationSchedule } from "#domain/content/publication.ts";
import type { Language } from "#domain/locale/locales.ts";

/** What the list shows of an article. */
export interface ArticleLine {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  /** In French. */
  readonly category: string;
  readonly author: string;
  readonly imageUrl: string | null;
  /** Those it has a title in. */
  readonly languages: readonly Language[];
  readonly isFeatured: boolean;
  readonly publicationSchedule: PublicationSchedule;
  readonly createdAt: Instant;
}

/** What to show of the list. */
export interface ArticleFilter {
  /** A part of title, author or address, whatever its case and accents; empty for all. */
  readonly search: string;
  /** The French name, null for all. */
  readonly category: string | null;
  readonly publication: Publication | null;
  readonly isFeatured: boolean;
}

export interface ArticlePage {
  readonly articles: readonly ArticleLine[];
  /** Of all that the filter leaves. */
  readonly total: number;
  /** From 0 on. */
  readonly page: number;
}

/** An article as it is kept, or is to be: what the editor starts from. */
export interface StoredArticle {
  readonly id: string;
  readonly texts: Omit<ArticleDraft, "publication" | "publishedAt">;
  readonly publicationSchedule: PublicationSchedule;
  /** An edit names the one it was made from; null before there is one. */
  readonly version: string | null;
}

/** What somebody typed and did not save. */
export interface StoredDraft {
  readonly articleId: string;
  readonly form: ArticleDraft;
  /** The version of the article the typing began with; null for a new one. */
  readonly baseVersion: string | null;
  readonly savedAt: Instant;
}
