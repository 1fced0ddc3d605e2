/** What the site takes as a picture, and how the name of its file ends. */
const ENDINGS = {
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/gif": "gif",
  "image/webp": "webp",
} as const;

type ImageType = keyof typeof ENDINGS;

export const IMAGE_TYPES = Object.keys(ENDINGS) as readonly ImageType[];

export const MAX_IMAGE_BYTES = 5 * 1024 * 1024;

export type WrongImage = "not-an-image" | "too-large";

/** What a browser says of a chosen file. The server that stores the file checks its bytes. */
export interface ImageFile {
  readonly type: string;
  /** Bytes. */
  readonly size: number;
}

export function wrongImage({ type, size }: ImageFile): WrongImage | null {
  if (!isImageType(type)) return "not-an-image";
  return size > MAX_IMAGE_BYTES ? "too-large" : null;
}

/**
 * Where a picture is kept in its bucket (second specification, section 7).
 * @param at milliseconds
 * @throws RangeError for a type that `wrongImage` refuses
 */
export function imagePath({ type }: Pick<ImageFile, "type">, at: number, random: string): string {
  if (!isImageType(type)) throw new RangeError(`Not a picture: ${type}`);
  return `blog/${at}-${random}.${ENDINGS[type]}`;
}

function isImageType(type: string): type is ImageType {
  return Object.hasOwn(ENDINGS, type);
}
