import { ImageFailure, type ToWebp } from "#supabase/functions/_shared/images/image.ts";

/** Pixels: a picture of 25 million takes 100 MB of memory while it is decoded. */
const MAX_PIXELS = 25_000_000;

/** Pixels. No screen shows an article wider. */
const MAX_WIDTH = 1600;

const FORMATS: ReadonlySet<string | undefined> = new Set(["jpeg", "png", "gif", "webp"]);

/** Re-encodes a picture, so that nothing but its pixels remains (no metadata). */
export const toWebp: ToWebp = async (picture) => {
  const isOurs = typeof picture === "string";
  const bytes = isOurs ? Buffer.from(picture) : picture;
  // Loaded with its first picture, because it takes memory and time in every start.
  const { default: sharp } = await import("sharp");
  try {
    const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error" });
    if (!isOurs && !FORMATS.has((await image.metadata()).format)) {
      throw new ImageFailure("The image service answered with something else than a picture.");
    }
    return await image
      .rotate()
      .resize({ width: MAX_WIDTH, withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer();
  } catch (problem) {
    if (problem instanceof ImageFailure) throw problem;
    throw new ImageFailure("The picture cannot be read.", { cause: problem });
  }
};
