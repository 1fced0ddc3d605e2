import { imagePath } from "#domain/content/image-file.ts";
import { orThrow } from "../errors/failure.ts";
import { browserStorage } from "./browser-db.ts";
import { newId } from "./new-id.ts";

const BUCKET = "blog-images";

/**
 * Uploads a public picture.
 * @param file accepted by `wrongImage`
 * @returns its address: a path where it lies on this site, so that the site can move
 * @throws AppError
 */
export async function uploadImage(file: File): Promise<string> {
  const bucket = (await browserStorage()).from(BUCKET);
  const path = imagePath(file, Date.now(), newId().slice(0, 8));
  // The name is never used again, so browsers may cache the picture.
  const options = { contentType: file.type, cacheControl: "31536000" };
  const { path: storedPath } = orThrow(await bucket.upload(path, file, options));
  const { publicUrl } = bucket.getPublicUrl(storedPath).data;
  const { origin, pathname } = new URL(publicUrl);
  return origin === location.origin ? pathname : publicUrl;
}
