import { dayOf, isDay } from "#domain/calendar/day.ts";
import type { Instant } from "#domain/calendar/instant.ts";
import { instantOf, isWallTime, wallTimeOf } from "#domain/calendar/wall-time.ts";
import type { Zone } from "#domain/calendar/zone.ts";
import { type ArticleSummary, categoryKey } from "#domain/content/article.ts";
import { ARTICLE_FIELDS, type ArticleDraft } from "#domain/content/article-draft.ts";
import {
  type ArticleReview,
  type ArticleSource,
  typedSourcesOf,
} from "#domain/content/article-source.ts";
import { CATEGORIES } from "#domain/content/categories.ts";
import { localizedText } from "#domain/content/localized-text.ts";
import { publicationAt, publishAt } from "#domain/content/publication.ts";
import { minutesToRead } from "#domain/content/reading-time.ts";
import { type ContentLanguage, contentLanguage, type Language } from "#domain/locale/locales.ts";
import { type MergeResult, mergeForms } from "#domain/merge.ts";
import type { StoredArticle } from "./stored-article.ts";

export type ArticleForm = { -readonly [Field in keyof ArticleDraft]: ArticleDraft[Field] };
export type ArticleFormField = keyof ArticleForm;

/** The fields of a language, by what they hold. */
export const TEXT_FIELDS = {
  fr: {
    title: "title",
    excerpt: "excerpt",
    content: "content",
    imageAlt: "imageAlt",
    sources: "sources",
  },
  en: {
    title: "titleEn",
    excerpt: "excerptEn",
    content: "contentEn",
    imageAlt: "imageAltEn",
    sources: "sourcesEn",
  },
  es: {
    title: "titleEs",
    excerpt: "excerptEs",
    content: "contentEs",
    imageAlt: "imageAltEs",
    sources: "sourcesEs",
  },
} as const satisfies Record<ContentLanguage, Record<string, ArticleFormField>>;

/** An article as its form shows it. */
export function toForm(
  { texts, publicationSchedule }: StoredArticle,
  now: Instant,
  zone: Zone,
): ArticleForm {
  const publication = publicationAt(now, publicationSchedule);
  return {
    ...texts,
    publication,
    publishedAt:
      publicationSchedule.publishedAt === null
        ? ""
        : wallTimeOf(publicationSchedule.publishedAt, zone),
  };
}

export function isSameForm(a: ArticleForm, b: ArticleForm): boolean {
  return ARTICLE_FIELDS.every((field) => a[field] === b[field]);
}

export function mergeArticleForms(versions: {
  base: ArticleForm;
  saved: ArticleForm;
  mine: ArticleForm;
}): MergeResult<ArticleForm, ArticleFormField> {
  return mergeForms(ARTICLE_FIELDS, versions);
}

/** What was typed over an older version: whatever differs from the one there is now is to be decided. */
export function conflictingFields(
  typed: ArticleForm,
  saved: ArticleForm,
): MergeResult<ArticleForm, ArticleFormField> {
  const conflicts = ARTICLE_FIELDS.filter((field) => typed[field] !== saved[field]);
  return { form: typed, changedElsewhere: [], conflicts };
}

/** An article as a page that shows it is given it. */
export interface PreviewedArticle {
  readonly article: ArticleSummary;
  readonly author: string;
  /** Markdown. */
  readonly content: string;
  readonly sources: readonly ArticleSource[];
  readonly review: ArticleReview | null;
}

/** What readers of a language would see, with the French text where theirs is not written, and on which day. */
export function previewOf(
  form: ArticleForm,
  language: Language,
  { now, zone }: { now: Instant; zone: Zone },
): PreviewedArticle {
  const localize = (text: keyof (typeof TEXT_FIELDS)["fr"]) =>
    localizedText(language, {
      base: form[TEXT_FIELDS.fr[text]],
      en: form[TEXT_FIELDS.en[text]],
      es: form[TEXT_FIELDS.es[text]],
    });
  const content = localize("content");
  const names = CATEGORIES.find(({ fr }) => fr === form.category);
  return {
    article: {
      slug: form.slug,
      title: localize("title")?.text ?? "",
      excerpt: localize("excerpt")?.text ?? null,
      category: names?.[contentLanguage(language)] ?? form.category,
      categoryKey: categoryKey(form.category),
      image:
        form.imageUrl === "" ? null : { url: form.imageUrl, alt: localize("imageAlt")?.text ?? "" },
      publishedOn: dayOf(outAt(form, now, zone), () => 0),
      readingTime: minutesToRead(content?.text ?? ""),
      language: content?.language ?? language,
    },
    author: form.author,
    content: content?.text ?? "",
    sources:
      typedSourcesOf(form[TEXT_FIELDS[contentLanguage(content?.language ?? language)].sources]) ??
      [],
    review:
      form.reviewedBy.trim() !== "" && isDay(form.reviewedOn)
        ? { by: form.reviewedBy.trim(), on: form.reviewedOn }
        : null,
  };
}

/** The moment a page would tell: its own where it has one, and never one to come of what is out at once. */
function outAt({ publication, publishedAt }: ArticleForm, now: Instant, zone: Zone): Instant {
  const typed = isWallTime(publishedAt) ? instantOf(publishedAt, zone) : null;
  if (publication === "scheduled") return typed ?? now;
  return publishAt(now, { publishedAt: typed }).publishedAt ?? now;
}
