import type { Db } from "#app/client/database/browser-db.ts";
import type { Json } from "#app/client/database/database-types.ts";
import { orThrow } from "#app/client/errors/failure.ts";
import { dayOf } from "#domain/calendar/day.ts";
import {
  type Article,
  type ArticleSummary,
  categoryKey,
  summaryOf,
} from "#domain/content/article.ts";
import { type ArticleSource, storedSource } from "#domain/content/article-source.ts";
import { localizedText, type Variants } from "#domain/content/localized-text.ts";
import { minutesToRead } from "#domain/content/reading-time.ts";
import { contentLanguage, LANGUAGES, type Language } from "#domain/locale/locales.ts";
import { orNull, readableRows } from "#domain/stored-row.ts";
import { nullOr, storedDay, storedInstant } from "#domain/stored-values.ts";

const COLUMNS = `slug, title, title_en, title_es, excerpt, excerpt_en, excerpt_es, content, content_en, content_es,
  category, category_en, category_es, author, tags, image_url, image_alt, image_alt_en, image_alt_es,
  sources, sources_en, sources_es, reviewed_by, reviewed_on, published_at, updated_at`;

/** The newest published articles, newest first, without their text. */
export async function listLatestArticles(
  db: Db,
  language: Language,
  count: number,
): Promise<ArticleSummary[]> {
  const rows = orThrow(await published(db).limit(count));
  return readableRows(rows, (row) => summaryOf(toArticle(row, language))).rows;
}

/** Every published article, newest first, with its text to search in. */
export async function listArticles(db: Db, language: Language): Promise<Article[]> {
  const rows = orThrow(await published(db));
  return readableRows(rows, (row) => toArticle(row, language)).rows;
}

/** What a list of results says of an article. */
export interface ArticleTitle {
  readonly slug: string;
  readonly title: string;
  /** Of the title: the reader's, or French where it is not translated. */
  readonly language: Language;
  /** Beside the title, what it is looked for by. */
  readonly words: string;
}

/** Every published article without its text, newest first. */
export async function listArticleTitles(db: Db, language: Language): Promise<ArticleTitle[]> {
  const rows = orThrow(
    await db
      .from("blog_posts")
      .select("slug, title, title_en, title_es, excerpt, excerpt_en, excerpt_es, tags")
      .eq("published", true)
      .order("published_at", { ascending: false })
      .order("slug"),
  );
  return rows.map((row) => {
    const localize = (variants: Variants) => localizedText(language, variants);
    const title = localize({ base: row.title, en: row.title_en, es: row.title_es });
    const excerpt = localize({ base: row.excerpt, en: row.excerpt_en, es: row.excerpt_es });
    return {
      slug: row.slug,
      title: title?.text ?? row.slug,
      language: title?.language ?? language,
      words: [excerpt?.text ?? "", ...row.tags].join(" "),
    };
  });
}

/** Null when nobody published an article under this name. */
export async function findArticle(
  db: Db,
  slug: string,
  language: Language,
): Promise<Article | null> {
  const row = orThrow(await published(db).eq("slug", slug).maybeSingle());
  return row && orNull(() => toArticle(row, language));
}

/** The policies say the same to visitors; an admin who reads the site sees no drafts in it either. */
function published(db: Db) {
  return db
    .from("blog_posts")
    .select(COLUMNS)
    .eq("published", true)
    .order("published_at", { ascending: false })
    .order("slug");
}

type Row = NonNullable<Awaited<ReturnType<typeof published>>["data"]>[number];

function toArticle(row: Row, language: Language): Article {
  const localize = (variants: Variants) => localizedText(language, variants);
  const contents = { base: row.content, en: row.content_en, es: row.content_es };
  const content = localize(contents);
  const text = content?.text ?? "";
  const publishedAt = storedInstant(row.published_at ?? row.updated_at);
  const reviewedOn = nullOr(row.reviewed_on, storedDay);
  const textLanguage = content?.language ?? language;
  const sources = { fr: row.sources, en: row.sources_en, es: row.sources_es };
  const alt = localize({ base: row.image_alt, en: row.image_alt_en, es: row.image_alt_es });
  return {
    slug: row.slug,
    title: localize({ base: row.title, en: row.title_en, es: row.title_es })?.text ?? row.slug,
    excerpt: localize({ base: row.excerpt, en: row.excerpt_en, es: row.excerpt_es })?.text ?? null,
    category:
      localize({ base: row.category, en: row.category_en, es: row.category_es })?.text ??
      row.category,
    categoryKey: categoryKey(row.category),
    image: row.image_url === null ? null : { url: row.image_url, alt: alt?.text ?? "" },
    // The same day for every reader of the page, wherever they are.
    publishedOn: dayOf(publishedAt, () => 0),
    readingTime: minutesToRead(text),
    language: textLanguage,
    languages: LANGUAGES.filter((each) => localizedText(each, contents)?.language === each),
    content: text,
    author: row.author,
    sources: sourcesOf(sources[contentLanguage(textLanguage)]),
    review:
      row.reviewed_by !== null && reviewedOn !== null
        ? { by: row.reviewed_by, on: reviewedOn }
        : null,
    tags: row.tags,
    publishedAt,
    updatedAt: storedInstant(row.updated_at),
  };
}

function sourcesOf(stored: Json): ArticleSource[] {
  return Array.isArray(stored) ? stored.map(storedSource).filter((source) => source !== null) : [];
}
