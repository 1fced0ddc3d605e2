/** What a kept file can be. */
export type FileType = "application/pdf" | "image/jpeg" | "image/png" | "image/webp";

export type FileKind = "picture" | "document";

/** Bytes that `fileKind` looks at. */
export const HEAD_BYTES = 16;

/** What a file is by its first bytes, whatever its name says; null for all that is not kept. */
export function fileKind(head: Uint8Array): FileKind | null {
  const type = fileType(head);
  if (type !== null) return type === "application/pdf" ? "document" : "picture";
  // Photos of iPhones, which their browser can decode.
  return /^[\s\S]{4}ftyp(?:heic|heix|mif1|msf1|avif)/.test(textOf(head)) ? "picture" : null;
}

/** The type of a file as it is kept, by its first bytes. */
export function fileType(head: Uint8Array): FileType | null {
  const text = textOf(head);
  if (text.startsWith("%PDF-")) return "application/pdf";
  if (text.startsWith("\xff\xd8\xff")) return "image/jpeg";
  if (text.startsWith("\x89PNG\r\n\x1a\n")) return "image/png";
  return /^RIFF[\s\S]{4}WEBP/.test(text) ? "image/webp" : null;
}

const textOf = (head: Uint8Array): string => String.fromCharCode(...head.subarray(0, HEAD_BYTES));
