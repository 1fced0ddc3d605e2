import type { Db } from "#app/client/database/browser-db.ts";
import type { Json } from "#app/client/database/database-types.ts";
import { AppError, orThrow } from "#app/client/errors/failure.ts";
import type { Instant } from "#domain/calendar/instant.ts";
import {
  type ArticleDraft,
  type ArticleEntry,
  EMPTY_ARTICLE,
} from "#domain/content/article-draft.ts";
import { storedSource, typedSources } from "#domain/content/article-source.ts";
import {
  PUBLICATIONS,
  type Publication,
  type PublicationSchedule,
} from "#domain/content/publication.ts";
import { nextSlug } from "#domain/content/slug.ts";
import { typedTags } from "#domain/content/tags.ts";
import { fold } from "#domain/locale/fold.ts";
import { orNull } from "#domain/stored-row.ts";
import { knownMoment, storedInstant } from "#domain/stored-values.ts";
import type {
  ArticleFilter,
  ArticleLine,
  ArticlePage,
  StoredArticle,
  StoredDraft,
} from "./stored-article.ts";

const LINE =
  "id, slug, title, title_en, title_es, category, author, image_url, featured, published, published_at, created_at";
const WHOLE = `id, slug, title, title_en, title_es, excerpt, excerpt_en, excerpt_es, content, content_en, content_es,
  category, author, tags, image_url, image_alt, image_alt_en, image_alt_es, featured, published, published_at,
  sources, sources_en, sources_es, reviewed_by, reviewed_on, updated_at`;
const DRAFT = "post_id, form, base_version, saved_at";

const RANGE_NOT_SATISFIABLE = "PGRST103";

/** Articles on one page of the list. */
export const ARTICLES_PER_PAGE = 25;

/** What `editArticle` leaves: the article as written, or as somebody else left it in the meantime. */
export interface EditedArticle {
  readonly outcome: "saved" | "changed-meanwhile";
  readonly article: StoredArticle;
}

/**
 * One page of all articles, the newest made first; the first one where there are not that many.
 * @param page from 0 on
 * @param now what tells scheduled articles from those that are out
 */
export async function listAllArticles(
  db: Db,
  filter: ArticleFilter,
  page: number,
  now: Instant,
): Promise<ArticlePage> {
  const { search, category, publication, isFeatured } = filter;
  let asked = db
    .from("blog_posts")
    .select(LINE, { count: "exact" })
    .order("created_at", { ascending: false })
    .order("id")
    .range(page * ARTICLES_PER_PAGE, (page + 1) * ARTICLES_PER_PAGE - 1);
  const words = fold(search);
  if (words !== "") asked = asked.ilike("search_text", `%${patternOf(words)}%`);
  if (category !== null) asked = asked.eq("category", category);
  if (isFeatured) asked = asked.eq("featured", true);
  if (publication !== null) asked = asked.eq("published", publication !== "draft");
  if (publication === "scheduled") asked = asked.gt("published_at", now);
  if (publication === "published") asked = asked.lte("published_at", now);
  const { count, ...reply } = await asked;
  // The last article of the last page was deleted, or another filter leaves fewer.
  if (reply.error?.code === RANGE_NOT_SATISFIABLE && page > 0)
    return listAllArticles(db, filter, 0, now);
  return { articles: orThrow(reply).map(toLine), total: count ?? 0, page };
}

/** What stands for anything in a pattern is taken as itself; either apostrophe finds the other. */
function patternOf(words: string): string {
  return words.replace(/[\\%_]/g, "\\$&").replace(/['*]/g, "_");
}

/** @throws AppError `not-found` */
export async function readArticle(db: Db, id: string): Promise<StoredArticle> {
  const row = orThrow(await db.from("blog_posts").select(WHOLE).eq("id", id).maybeSingle());
  if (!row) throw new AppError("not-found");
  return toArticle(row);
}

/**
 * Sent twice, it adds one article that holds what was typed last.
 * @throws AppError `conflict` when another article has the slug
 */
export async function addArticle(db: Db, id: string, entry: ArticleEntry): Promise<StoredArticle> {
  const saved = orThrow(
    await db
      .from("blog_posts")
      .upsert({ id, ...toRow(entry) })
      .select(WHOLE)
      .single(),
  );
  return toArticle(saved);
}

/**
 * Writes over the version that is known, and over no other.
 * @throws AppError `conflict` when another article has the slug, `not-found` when the article is gone
 */
export async function editArticle(
  db: Db,
  known: Pick<StoredArticle, "id"> & { readonly version: string },
  entry: ArticleEntry,
): Promise<EditedArticle> {
  const saved = orThrow(
    await db
      .from("blog_posts")
      .update(toRow(entry))
      .eq("id", known.id)
      .eq("updated_at", known.version)
      .select(WHOLE)
      .maybeSingle(),
  );
  if (saved) return { outcome: "saved", article: toArticle(saved) };
  const article = await readArticle(db, known.id);
  // Nobody wrote meanwhile: the role was taken away.
  if (article.version === known.version) throw new AppError("forbidden");
  return { outcome: "changed-meanwhile", article };
}

/** The first address after this one that no article has. */
export async function findFreeSlug(db: Db, slug: string): Promise<string> {
  const base = slug.replace(/-\d+$/, "");
  const rows = orThrow(await db.from("blog_posts").select("slug").like("slug", `${base}%`));
  const taken = new Set(rows.map((row) => row.slug));
  let free = nextSlug(slug);
  while (taken.has(free)) free = nextSlug(free);
  return free;
}

/** @throws AppError `not-found` */
export function publishArticle(
  db: Db,
  id: string,
  publicationSchedule: PublicationSchedule,
): Promise<ArticleLine> {
  return change(db, id, {
    published: publicationSchedule.isPublished,
    published_at: publicationSchedule.publishedAt,
  });
}

/** @throws AppError `not-found` */
export function featureArticle(db: Db, id: string, isFeatured: boolean): Promise<ArticleLine> {
  return change(db, id, { featured: isFeatured });
}

async function change(
  db: Db,
  id: string,
  columns: { featured: boolean } | { published: boolean; published_at: string | null },
): Promise<ArticleLine> {
  const row = orThrow(
    await db.from("blog_posts").update(columns).eq("id", id).select(LINE).maybeSingle(),
  );
  if (!row) throw new AppError("not-found");
  return toLine(row);
}

/** An article that is gone already is as good as deleted; one that may not be deleted is refused. */
export async function deleteArticle(db: Db, id: string): Promise<void> {
  const deleted = orThrow(await db.from("blog_posts").delete().eq("id", id).select("id"));
  if (deleted.length > 0) return;
  const left = orThrow(await db.from("blog_posts").select("id").eq("id", id).maybeSingle());
  if (left) throw new AppError("forbidden");
}

/** What the caller typed into this article and did not save. */
export async function readDraft(db: Db, articleId: string): Promise<StoredDraft | null> {
  const row = orThrow(
    await db.from("article_drafts").select(DRAFT).eq("post_id", articleId).maybeSingle(),
  );
  return row && toDraft(row);
}

/** The last new article that the caller began and did not save. */
export async function readNewDraft(db: Db): Promise<StoredDraft | null> {
  const [row] = orThrow(
    await db
      .from("article_drafts")
      .select(DRAFT)
      .is("base_version", null)
      .order("saved_at", { ascending: false })
      .limit(1),
  );
  return row ? toDraft(row) : null;
}

export async function saveDraft(db: Db, draft: Omit<StoredDraft, "savedAt">): Promise<void> {
  orThrow(await db.from("article_drafts").upsert(draftRow(draft)));
}

/** The row of a draft, for a request sent before the page is unloaded. */
export function draftRow({ articleId, form, baseVersion }: Omit<StoredDraft, "savedAt">) {
  return { post_id: articleId, form: { ...form } satisfies Json, base_version: baseVersion };
}

export async function deleteDraft(db: Db, articleId: string): Promise<void> {
  orThrow(await db.from("article_drafts").delete().eq("post_id", articleId));
}

interface LineRow {
  id: string;
  slug: string;
  title: string;
  title_en: string | null;
  title_es: string | null;
  category: string;
  author: string;
  image_url: string | null;
  featured: boolean;
  published: boolean;
  published_at: string | null;
  created_at: string;
}

function toLine(row: LineRow): ArticleLine {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    category: row.category,
    author: row.author,
    imageUrl: row.image_url,
    languages: [
      "fr",
      ...(row.title_en ? ["en" as const] : []),
      ...(row.title_es ? ["es" as const] : []),
    ],
    isFeatured: row.featured,
    publicationSchedule: toOuting(row),
    createdAt: knownMoment(row.created_at),
  };
}

function toOuting(row: { published: boolean; published_at: string | null }): PublicationSchedule {
  const { published, published_at } = row;
  return {
    isPublished: published,
    publishedAt: orNull(() => storedInstant(published_at)),
  };
}

interface WholeRow extends Omit<LineRow, "created_at"> {
  excerpt: string | null;
  excerpt_en: string | null;
  excerpt_es: string | null;
  content: string;
  content_en: string | null;
  content_es: string | null;
  tags: string[];
  image_alt: string | null;
  image_alt_en: string | null;
  image_alt_es: string | null;
  sources: Json;
  sources_en: Json;
  sources_es: Json;
  reviewed_by: string | null;
  reviewed_on: string | null;
  updated_at: string;
}

function toArticle(row: WholeRow): StoredArticle {
  return {
    id: row.id,
    texts: {
      title: row.title,
      titleEn: row.title_en ?? "",
      titleEs: row.title_es ?? "",
      excerpt: row.excerpt ?? "",
      excerptEn: row.excerpt_en ?? "",
      excerptEs: row.excerpt_es ?? "",
      content: row.content,
      contentEn: row.content_en ?? "",
      contentEs: row.content_es ?? "",
      imageUrl: row.image_url ?? "",
      imageAlt: row.image_alt ?? "",
      imageAltEn: row.image_alt_en ?? "",
      imageAltEs: row.image_alt_es ?? "",
      sources: toTypedSources(row.sources),
      sourcesEn: toTypedSources(row.sources_en),
      sourcesEs: toTypedSources(row.sources_es),
      reviewedBy: row.reviewed_by ?? "",
      reviewedOn: row.reviewed_on ?? "",
      category: row.category,
      author: row.author,
      tags: typedTags(row.tags),
      slug: row.slug,
      isFeatured: row.featured,
    },
    publicationSchedule: toOuting(row),
    version: row.updated_at,
  };
}

function toTypedSources(stored: Json): string {
  const sources = Array.isArray(stored) ? stored.map(storedSource) : [];
  return typedSources(sources.filter((source) => source !== null));
}

function toRow(entry: ArticleEntry) {
  return {
    slug: entry.slug,
    title: entry.title,
    title_en: entry.titleEn,
    title_es: entry.titleEs,
    excerpt: entry.excerpt,
    excerpt_en: entry.excerptEn,
    excerpt_es: entry.excerptEs,
    content: entry.content,
    content_en: entry.contentEn,
    content_es: entry.contentEs,
    category: entry.category.fr,
    category_en: entry.category.en,
    category_es: entry.category.es,
    author: entry.author,
    tags: [...entry.tags],
    image_url: entry.imageUrl,
    image_alt: entry.imageAlt,
    image_alt_en: entry.imageAltEn,
    image_alt_es: entry.imageAltEs,
    sources: entry.sources.map((source) => ({ ...source })),
    sources_en: entry.sourcesEn.map((source) => ({ ...source })),
    sources_es: entry.sourcesEs.map((source) => ({ ...source })),
    reviewed_by: entry.review?.by ?? null,
    reviewed_on: entry.review?.on ?? null,
    read_time: entry.readTime,
    featured: entry.isFeatured,
    published: entry.publicationSchedule.isPublished,
    published_at: entry.publicationSchedule.publishedAt,
  };
}

interface DraftRow {
  post_id: string;
  form: Json;
  base_version: string | null;
  saved_at: string;
}

function toDraft(row: DraftRow): StoredDraft {
  return {
    articleId: row.post_id,
    form: toForm(row.form),
    baseVersion: row.base_version,
    savedAt: knownMoment(row.saved_at),
  };
}

/** A draft of an older version of the site may lack a field, or hold one too many. */
function toForm(json: Json): ArticleDraft {
  const stored = typeof json === "object" && json !== null && !Array.isArray(json) ? json : {};
  const fields = Object.entries(EMPTY_ARTICLE).map(([field, empty]) => {
    const value = stored[field];
    return [field, typeof value === typeof empty ? value : empty];
  });
  const form = Object.fromEntries(fields) as Record<keyof ArticleDraft, unknown>;
  const isKnown = PUBLICATIONS.includes(form.publication as Publication);
  return { ...form, publication: isKnown ? form.publication : "draft" } as ArticleDraft;
}
