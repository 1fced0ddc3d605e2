import type { Db } from "#app/client/database/browser-db.ts";
import { AppError, orThrow } from "#app/client/errors/failure.ts";
import { functionFailure } from "#app/client/functions/function-failure.ts";
import type { IllustratedArticle } from "./batch.ts";
import { NoImageError } from "./no-image-error.ts";

export interface ArticleImage extends IllustratedArticle {
  readonly category: string;
}

/** More than a blog of many years holds. */
const MAX_ROWS = 5000;

/** All articles, drafts included, newest first. */
export async function listArticleImages(db: Db): Promise<ArticleImage[]> {
  const rows = orThrow(
    await db
      .from("blog_posts")
      .select("id, title, category, image_url")
      .order("created_at", { ascending: false })
      .limit(MAX_ROWS),
  );
  return rows.map(({ id, title, category, image_url }) => ({
    id,
    title,
    category,
    imageUrl: image_url,
  }));
}

interface GenerationResponse {
  readonly success: boolean;
  /** WebP, base64. */
  readonly imageData?: string;
  readonly details?: string;
}

/**
 * @throws {NoImageError} with the engine's reason
 * @throws {AppError}
 */
export async function generateImage(db: Db, prompt: string, signal: AbortSignal): Promise<File> {
  const { data, error } = await db.functions.invoke<GenerationResponse>("generate-blog-images", {
    body: { prompt },
    signal,
  });
  if (error) throw functionFailure(error);
  if (!data?.success || data.imageData === undefined) throw new NoImageError(data?.details);
  const bytes = Uint8Array.from(atob(data.imageData), (letter) => letter.charCodeAt(0));
  return new File([bytes], "illustration.webp", { type: "image/webp" });
}

/**
 * Gives an article its image, unless somebody gave it another one meanwhile.
 * @param article as it was when the image was asked for
 * @throws {AppError} `conflict` when it has another image, or is gone
 */
export async function setArticleImage(
  db: Db,
  { id, imageUrl }: IllustratedArticle,
  url: string,
): Promise<void> {
  const change = db.from("blog_posts").update({ image_url: url }).eq("id", id);
  const asSeen =
    imageUrl === null ? change.is("image_url", null) : change.eq("image_url", imageUrl);
  const changed = orThrow(await asSeen.select("id"));
  if (changed.length === 0) throw new AppError("conflict");
}
