import { isDay } from "../calendar/day.ts";
import type { Instant } from "../calendar/instant.ts";
import { epochMs } from "../calendar/instant.ts";
import { instantOf, isWallTime, wallTimeOf } from "../calendar/wall-time.ts";
import type { Zone } from "../calendar/zone.ts";
import { type Checked, isLongerThan, wrongOnly } from "../draft.ts";
import { type ArticleReview, type ArticleSource, typedSourcesOf } from "./article-source.ts";
import { CATEGORIES, type CategoryNames } from "./categories.ts";
import { type Publication, type PublicationSchedule, publishAt } from "./publication.ts";
import { minutesToRead } from "./reading-time.ts";
import { isSlug, slugOf } from "./slug.ts";
import { tagsOf } from "./tags.ts";

/** What the editor holds, each field as typed. Texts without a language are the French ones. */
export interface ArticleDraft {
  readonly title: string;
  readonly titleEn: string;
  readonly titleEs: string;
  readonly excerpt: string;
  readonly excerptEn: string;
  readonly excerptEs: string;
  /** Markdown. */
  readonly content: string;
  readonly contentEn: string;
  readonly contentEs: string;
  readonly imageUrl: string;
  readonly imageAlt: string;
  readonly imageAltEn: string;
  readonly imageAltEs: string;
  /** One on each line: `typedSourcesOf`. */
  readonly sources: string;
  readonly sourcesEn: string;
  readonly sourcesEs: string;
  /** Empty while no health professional has reviewed the article. */
  readonly reviewedBy: string;
  readonly reviewedOn: string;
  /** The French name of one of the list. */
  readonly category: string;
  readonly author: string;
  /** Between commas. */
  readonly tags: string;
  readonly slug: string;
  readonly isFeatured: boolean;
  readonly publication: Publication;
  /** The wall time a scheduled article comes out at, in the zone of the author. */
  readonly publishedAt: string;
}

export type ArticleField = keyof ArticleDraft;

/** In the order of the form, for the focus. */
export const ARTICLE_FIELDS = [
  "title",
  "excerpt",
  "content",
  "imageAlt",
  "sources",
  "titleEn",
  "excerptEn",
  "contentEn",
  "imageAltEn",
  "sourcesEn",
  "titleEs",
  "excerptEs",
  "contentEs",
  "imageAltEs",
  "sourcesEs",
  "author",
  "reviewedBy",
  "reviewedOn",
  "category",
  "tags",
  "slug",
  "imageUrl",
  "isFeatured",
  "publication",
  "publishedAt",
] as const satisfies readonly ArticleField[];

export const EMPTY_ARTICLE: ArticleDraft = {
  title: "",
  titleEn: "",
  titleEs: "",
  excerpt: "",
  excerptEn: "",
  excerptEs: "",
  content: "",
  contentEn: "",
  contentEs: "",
  imageUrl: "",
  imageAlt: "",
  imageAltEn: "",
  imageAltEs: "",
  sources: "",
  sourcesEn: "",
  sourcesEs: "",
  reviewedBy: "",
  reviewedOn: "",
  category: "",
  author: "",
  tags: "",
  slug: "",
  isFeatured: false,
  publication: "draft",
  publishedAt: "",
};

export type ArticleWrong =
  | "required"
  | "too-long"
  | "not-a-slug"
  | "not-an-address"
  | "not-sources"
  | "not-a-day"
  | "not-a-time"
  | "in-the-past";

export type WrongArticle = Partial<Record<ArticleField, ArticleWrong>>;

/** A draft that holds. Texts left empty are null. */
export interface ArticleEntry {
  readonly title: string;
  readonly titleEn: string | null;
  readonly titleEs: string | null;
  readonly excerpt: string | null;
  readonly excerptEn: string | null;
  readonly excerptEs: string | null;
  readonly content: string;
  readonly contentEn: string | null;
  readonly contentEs: string | null;
  readonly imageUrl: string | null;
  readonly imageAlt: string | null;
  readonly imageAltEn: string | null;
  readonly imageAltEs: string | null;
  readonly sources: readonly ArticleSource[];
  readonly sourcesEn: readonly ArticleSource[];
  readonly sourcesEs: readonly ArticleSource[];
  readonly review: ArticleReview | null;
  readonly category: CategoryNames;
  readonly author: string;
  readonly tags: readonly string[];
  readonly slug: string;
  readonly isFeatured: boolean;
  readonly publicationSchedule: PublicationSchedule;
  /** Minutes, of the French text. */
  readonly readTime: number;
}

/** When and where the draft is checked, and what the article is so far. */
export interface ArticleMoment {
  readonly now: Instant;
  readonly zone: Zone;
  readonly before: PublicationSchedule;
}

/** In characters. The database holds the contents to theirs, so that no page takes long to draw. */
export const ARTICLE_MAX_LENGTHS = {
  title: 200,
  excerpt: 500,
  content: 30_000,
  imageAlt: 300,
  author: 100,
  reviewedBy: 100,
  tags: 500,
  imageUrl: 500,
} as const;

const ADDRESS = /^(\/[^/\s]|https:\/\/)\S*$/;

/** Title, content, author and category are required; the slug comes from the title where nobody typed one. */
export function checkArticle(
  draft: ArticleDraft,
  { now, zone, before }: ArticleMoment,
): Checked<ArticleEntry, WrongArticle> {
  const slug = draft.slug.trim() || slugOf(draft.title);
  const imageUrl = draft.imageUrl.trim();
  const category = CATEGORIES.find(({ fr }) => fr === draft.category);
  const publicationSchedule = publicationScheduleOf(draft, { now, zone, before });
  const sources = typedSourcesOf(draft.sources);
  const sourcesEn = typedSourcesOf(draft.sourcesEn);
  const sourcesEs = typedSourcesOf(draft.sourcesEs);
  const { review, ...wrongReview } = checkReview(draft);
  const wrong = wrongOnly<ArticleField, ArticleWrong>({
    ...wrongTexts(draft),
    author: wrongText(draft.author, ARTICLE_MAX_LENGTHS.author, true),
    category: category ? undefined : "required",
    tags: wrongText(draft.tags, ARTICLE_MAX_LENGTHS.tags),
    slug: slug === "" ? "required" : isSlug(slug) ? undefined : "not-a-slug",
    imageUrl: imageUrl === "" || ADDRESS.test(imageUrl) ? undefined : "not-an-address",
    sources: sources ? undefined : "not-sources",
    sourcesEn: sourcesEn ? undefined : "not-sources",
    sourcesEs: sourcesEs ? undefined : "not-sources",
    ...wrongReview,
    isFeatured: undefined,
    publication: undefined,
    publishedAt: typeof publicationSchedule === "string" ? publicationSchedule : undefined,
  });
  if (isLongerThan(imageUrl, ARTICLE_MAX_LENGTHS.imageUrl)) wrong.imageUrl ??= "too-long";
  if (
    Object.keys(wrong).length > 0 ||
    !category ||
    !sources ||
    !sourcesEn ||
    !sourcesEs ||
    typeof publicationSchedule === "string"
  ) {
    return { ok: false, wrong };
  }
  return {
    ok: true,
    value: {
      title: draft.title.trim(),
      titleEn: lineOf(draft.titleEn),
      titleEs: lineOf(draft.titleEs),
      excerpt: lineOf(draft.excerpt),
      excerptEn: lineOf(draft.excerptEn),
      excerptEs: lineOf(draft.excerptEs),
      content: draft.content,
      contentEn: textOf(draft.contentEn),
      contentEs: textOf(draft.contentEs),
      imageUrl: imageUrl || null,
      imageAlt: lineOf(draft.imageAlt),
      imageAltEn: lineOf(draft.imageAltEn),
      imageAltEs: lineOf(draft.imageAltEs),
      sources,
      sourcesEn,
      sourcesEs,
      review,
      category,
      author: draft.author.trim(),
      tags: tagsOf(draft.tags),
      slug,
      isFeatured: draft.isFeatured,
      publicationSchedule,
      readTime: minutesToRead(draft.content),
    },
  };
}

/** Who reviewed an article and when: both or neither. */
function checkReview({ reviewedBy, reviewedOn }: ArticleDraft): {
  review: ArticleReview | null;
  reviewedBy: ArticleWrong | undefined;
  reviewedOn: ArticleWrong | undefined;
} {
  const by = reviewedBy.trim();
  const on = reviewedOn.trim();
  const isDayWrong = on === "" ? by !== "" : !isDay(on);
  return {
    review: by !== "" && isDay(on) ? { by, on } : null,
    reviewedBy: wrongText(reviewedBy, ARTICLE_MAX_LENGTHS.reviewedBy, on !== ""),
    reviewedOn: isDayWrong ? (on === "" ? "required" : "not-a-day") : undefined,
  };
}

/** What an article becomes, or what is wrong with its moment. */
function publicationScheduleOf(
  { publication, publishedAt: typed }: ArticleDraft,
  { now, zone, before }: ArticleMoment,
): PublicationSchedule | ArticleWrong {
  if (publication === "draft") return { ...before, isPublished: false };
  if (publication === "published") return publishAt(now, before);
  // A moment nobody touched may have come while the rest was typed.
  if (before.publishedAt !== null && wallTimeOf(before.publishedAt, zone) === typed) {
    return { ...before, isPublished: true };
  }
  if (typed.trim() === "") return "required";
  if (!isWallTime(typed)) return "not-a-time";
  const publishedAt = instantOf(typed, zone);
  return epochMs(publishedAt) <= epochMs(now) ? "in-the-past" : { isPublished: true, publishedAt };
}

const LANGUAGE_ENDINGS = ["", "En", "Es"] as const;

type TextField =
  `${"title" | "excerpt" | "content" | "imageAlt"}${(typeof LANGUAGE_ENDINGS)[number]}`;

function wrongTexts(draft: ArticleDraft): Record<TextField, ArticleWrong | undefined> {
  const entries = LANGUAGE_ENDINGS.flatMap((ending) =>
    (["title", "excerpt", "content", "imageAlt"] as const).map((text) => {
      const field = `${text}${ending}` as const;
      const isRequired = ending === "" && (text === "title" || text === "content");
      return [field, wrongText(draft[field], ARTICLE_MAX_LENGTHS[text], isRequired)] as const;
    }),
  );
  return Object.fromEntries(entries) as Record<TextField, ArticleWrong | undefined>;
}

function wrongText(text: string, most: number, isRequired = false): ArticleWrong | undefined {
  if (isRequired && text.trim() === "") return "required";
  return isLongerThan(text.trim(), most) ? "too-long" : undefined;
}

function lineOf(text: string): string | null {
  return text.trim() || null;
}

/** Markdown keeps its blanks: at the start of a line they mean something. */
function textOf(markdown: string): string | null {
  return markdown.trim() === "" ? null : markdown;
}
