import { type ByteStore, requireKey } from "@trousse/backend/storage/byte-store";

/** Bytes that end with the test. */
export function createMemoryStore(): ByteStore {
  const kept = new Map<string, { bytes: Uint8Array<ArrayBuffer>; at: number }>();
  return {
    async write(key, bytes) {
      requireKey(key);
      kept.set(key, { bytes: new Uint8Array(bytes), at: Date.now() });
    },
    read: async (key) => kept.get(key)?.bytes,
    remove: async (key) => void kept.delete(key),
    async *olderThan(moment) {
      for (const [key, { at }] of kept) if (at < moment) yield key;
    },
  };
}
