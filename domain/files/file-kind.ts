export type FileKind = "picture" | "document";

/** Bytes that `fileKind` looks at. */
export const HEAD_BYTES = 16;

/** What a file is by its first bytes, whatever its name says; null for all that is not kept. */
export function fileKind(head: Uint8Array): FileKind | null {
  const text = String.fromCharCode(...head.subarray(0, HEAD_BYTES));
  if (text.startsWith("%PDF-")) return "document";
  const isPicture =
    text.startsWith("\xff\xd8\xff") ||
    text.startsWith("\x89PNG\r\n\x1a\n") ||
    /^RIFF[\s\S]{4}WEBP/.test(text) ||
    // Photos of iPhones, which their browser can decode.
    /^[\s\S]{4}ftyp(?:heic|heix|mif1|msf1|avif)/.test(text);
  return isPicture ? "picture" : null;
}
