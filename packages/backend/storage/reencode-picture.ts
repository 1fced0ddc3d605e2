import { createConcurrencyLimit } from "../concurrency-limit.ts";
import { StorageError } from "./storage-error.ts";

/** Decoded, 25 million points are 100 MB. */
const MAX_PIXELS = 25_000_000;
const TIMEOUT_SECONDS = 10;
/** Points on the longer side: more than any page shows, and less than WebP can hold. */
const MAX_SIDE_PIXELS = 2560;
const QUALITY = 82;

/** One at a time leaves the other core to requests. */
const runLimited = createConcurrencyLimit(1, {
  max: 8,
  error: () => new StorageError("SlowDown"),
});

export const STORED_TYPE = "image/webp";

/** Loaded with its first picture, because the library of pictures takes memory and time in every start. */
async function loadSharp() {
  const { default: sharp } = await import("sharp");
  // Decoded pictures are not cached, because the memory is better used elsewhere.
  sharp.cache(false);
  return sharp;
}

const TYPES = { jpeg: "image/jpeg", png: "image/png", gif: "image/gif", webp: "image/webp" };
type Kind = keyof typeof TYPES;

/**
 * Re-encodes the visible part of a picture and drops everything else: decoded and written as WebP, turned as
 * its camera held it, without metadata, its first frame only, and nothing that was hidden between or
 * behind the points.
 *
 * @param type what the sender says it is
 * @throws {StorageError} `InvalidMimeType` when it is something else, `InvalidRequest` when it is broken
 * or too large to be decoded, `SlowDown` when too many wait for it
 */
export async function reencodePicture(
  bytes: Uint8Array,
  type: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const kind = kindOf(bytes);
  if (!kind || TYPES[kind] !== type) throw new StorageError("InvalidMimeType");
  return runLimited(async () => {
    const sharp = await loadSharp();
    try {
      const picture = sharp(bytes, {
        failOn: "error",
        limitInputPixels: MAX_PIXELS,
        sequentialRead: true,
        autoOrient: true,
      });
      const { format } = await picture.metadata();
      if (format !== kind) throw new StorageError("InvalidMimeType");
      const drawn = await picture
        .timeout({ seconds: TIMEOUT_SECONDS })
        .resize(MAX_SIDE_PIXELS, MAX_SIDE_PIXELS, { fit: "inside", withoutEnlargement: true })
        .webp({ quality: QUALITY })
        .toBuffer();
      return new Uint8Array(drawn);
    } catch (problem) {
      if (problem instanceof StorageError) throw problem;
      // Its sentence is about the bytes that were sent.
      throw new StorageError("InvalidRequest", "The picture cannot be read");
    }
  });
}

/** Detects the type by the first bytes, whatever the name is. */
function kindOf(bytes: Uint8Array): Kind | undefined {
  const head = Buffer.from(bytes.subarray(0, 12)).toString("latin1");
  if (head.startsWith("\xff\xd8\xff")) return "jpeg";
  if (head.startsWith("\x89PNG\r\n\x1a\n")) return "png";
  if (/^GIF8[79]a/.test(head)) return "gif";
  return /^RIFF.{4}WEBP/s.test(head) ? "webp" : undefined;
}
