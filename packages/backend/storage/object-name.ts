import { StorageError } from "./storage-error.ts";

/** Characters, which are bytes here. */
const MAX_LENGTH = 255;

/** Folders and a file, each of plain letters, digits, `-`, `_` and `.`, that begin with none of the three. */
const NAME = /^[A-Za-z0-9][\w.-]*(?:\/[A-Za-z0-9][\w.-]*)*$/;

const PICTURE = /\.(?:jpe?g|png|gif|webp)$/i;
const DOCUMENT = /\.pdf$/i;

const isObjectName = (name: string): boolean => name.length <= MAX_LENGTH && NAME.test(name);

/**
 * The name of an object as a path gives it, percent signs and all. Narrower than Supabase's: what no
 * page of ours needs can disguise nothing.
 * @throws {StorageError} `InvalidKey`
 */
export function readObjectName(path: string): string {
  const name = decoded(path);
  if (name === undefined || !isObjectName(name)) throw new StorageError("InvalidKey");
  return name;
}

/** @throws {StorageError} `InvalidKey` for a name that promises neither a picture nor a PDF */
export function requireFileName(name: string): void {
  if (!PICTURE.test(name) && !isDocumentName(name)) {
    throw new StorageError("InvalidKey", "The name must be a picture's or a PDF's");
  }
}

export const isDocumentName = (name: string): boolean => DOCUMENT.test(name);

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
