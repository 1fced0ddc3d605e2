/**
 * A picture that another machine makes from a description.
 * @throws {ImageFailure}
 */
export type RequestImage = (description: string) => Promise<Uint8Array>;

/**
 * A picture as WebP: a text is SVG of our own; bytes are from elsewhere, and JPEG, PNG, GIF or WebP.
 * @throws {ImageFailure} for bytes that are no such picture, or too large a one
 */
export type ToWebp = (picture: string | Uint8Array) => Promise<Uint8Array>;

/** Why there is no picture. The message is shown to admins and quotes nobody. */
export class ImageFailure extends Error {
  override readonly name = "ImageFailure";
}

/** RIFF, four bytes of length, WEBP. */
export function isWebp(bytes: Uint8Array): boolean {
  const text = String.fromCharCode(...bytes.subarray(0, 12));
  return text.startsWith("RIFF") && text.endsWith("WEBP");
}
