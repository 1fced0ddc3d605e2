import { imagePath } from "#domain/content/image-file.ts";
import { orThrow } from "../errors/failure.ts";
import type { Db } from "./browser-db.ts";
import { newId } from "./new-id.ts";

const BUCKET = "blog-images";

/**
 * Keeps a picture for everybody to see.
 * @param file one that `wrongImage` finds nothing wrong with
 * @returns its address: a path where it lies on this site, so that the site can move
 * @throws AppError
 */
export async function uploadImage(db: Db, file: File): Promise<string> {
  const bucket = db.storage.from(BUCKET);
  const path = imagePath(file, Date.now(), newId().slice(0, 8));
  // No other picture will ever have this name, so a browser may keep it.
  const options = { contentType: file.type, cacheControl: "31536000" };
  const { path: kept } = orThrow(await bucket.upload(path, file, options));
  const { publicUrl } = bucket.getPublicUrl(kept).data;
  const { origin, pathname } = new URL(publicUrl);
  return origin === location.origin ? pathname : publicUrl;
}
