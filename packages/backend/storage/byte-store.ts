/** Stores the bytes of objects, each under a key that no client chose: a new UUID. */
export interface ByteStore {
  /** Writes completely or not at all, and durably once this has settled. */
  write(key: string, bytes: Uint8Array): Promise<void>;
  read(key: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** Undefined for a missing object. */
  remove(key: string): Promise<void>;
  /** Everything of ours that was written before this moment, in milliseconds since 1970. */
  olderThan(moment: number): AsyncIterable<string>;
}

const KEY = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const isKey = (text: string): boolean => KEY.test(text);

/** Defence in depth: whatever a row contains, only a valid key becomes a path. */
export function requireKey(key: string): void {
  if (!isKey(key)) throw new Error("The key of an object is not one of ours.");
}
