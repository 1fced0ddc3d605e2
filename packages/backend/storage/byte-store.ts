/** Where the bytes of objects lie, each under a key that nobody outside chose: a new UUID. */
export interface ByteStore {
  /** Whole or not at all, and there for good once this has settled. */
  write(key: string, bytes: Uint8Array): Promise<void>;
  read(key: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** Of what is not there, nothing. */
  remove(key: string): Promise<void>;
  /** Everything of ours that was written before this moment, in milliseconds since 1970. */
  olderThan(moment: number): AsyncIterable<string>;
}

const KEY = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const isKey = (text: string): boolean => KEY.test(text);

/** A second wall: whatever a row says, nothing but a key becomes a path. */
export function requireKey(key: string): void {
  if (!isKey(key)) throw new Error("The key of an object is not one of ours.");
}
