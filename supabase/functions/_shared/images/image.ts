/**
 * Requests a picture from an image service, by a description.
 * @throws {ImageFailure}
 */
export type RequestImage = (description: string) => Promise<Uint8Array>;

/**
 * Converts a picture to WebP: a text is SVG of our own; bytes are from elsewhere, and JPEG, PNG, GIF or WebP.
 * @throws {ImageFailure} for bytes that are not such a picture, or for too large a picture
 */
export type ToWebp = (picture: string | Uint8Array) => Promise<Uint8Array>;

/** The reason why there is no picture. The message is shown to admins and contains no personal text. */
export class ImageFailure extends Error {
  override readonly name = "ImageFailure";
}

/** RIFF, four bytes of length, WEBP. */
export function isWebp(bytes: Uint8Array): boolean {
  const text = String.fromCharCode(...bytes.subarray(0, 12));
  return text.startsWith("RIFF") && text.endsWith("WEBP");
}
