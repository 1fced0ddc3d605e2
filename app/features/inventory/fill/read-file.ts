/** Bytes: far more than a table of two thousand boxes. */
const SIZE_MAX = 4_000_000;

export type FileText =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "too-large" | "not-text" };

/** The text of a file in the encodings that programs write tables in. */
export async function readFile(file: Blob): Promise<FileText> {
  if (file.size > SIZE_MAX) return { kind: "too-large" };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const text = decode(bytes);
  // A workbook or a picture is no text in any of them.
  return text.includes("\u0000") || (bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03)
    ? { kind: "not-text" }
    : { kind: "text", text };
}

function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    // Excel on Windows, in Western languages.
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
