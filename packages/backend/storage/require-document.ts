import { StorageError } from "./storage-error.ts";

export const DOCUMENT_TYPE = "application/pdf";

/** Bytes from the end among which a PDF says that it ends. */
const TAIL_BYTES = 2048;

/**
 * A PDF by its content, whatever it was called: it begins and ends as one. What is inside is neither read nor changed.
 * @throws {StorageError} `InvalidMimeType` when it is something else
 */
export function requireDocument(bytes: Uint8Array): Uint8Array {
  const text = (part: Uint8Array) => Buffer.from(part).toString("latin1");
  const isDocument =
    /^%PDF-[12]\.\d/.test(text(bytes.subarray(0, 8))) &&
    text(bytes.subarray(-TAIL_BYTES)).includes("%%EOF");
  if (!isDocument) throw new StorageError("InvalidMimeType");
  return bytes;
}
