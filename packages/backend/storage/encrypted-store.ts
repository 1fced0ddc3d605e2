import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import type { ByteStore } from "./byte-store.ts";

/** What stands in front of encrypted bytes. No picture and no PDF begins with it. */
const MARK = Buffer.from("trousse-aes256gcm-1\n", "latin1");
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * A store whose owner sees neither what is in the files nor can change them unnoticed: AES-256-GCM, with the key of an object
 * as authenticated data, so that no file can stand in for another. Bytes that were written before are read as they are.
 *
 * @param readKey 32 bytes, asked for once
 */
export function createEncryptedStore(
  store: ByteStore,
  readKey: () => Promise<Uint8Array>,
): ByteStore {
  let pending: Promise<Uint8Array> | undefined;
  const secret = () => {
    pending ??= readKey().catch((problem) => {
      // The next file asks again.
      pending = undefined;
      throw problem;
    });
    return pending;
  };
  return {
    ...store,
    async write(key, bytes) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv("aes-256-gcm", await secret(), nonce);
      cipher.setAAD(Buffer.from(key));
      const sealed = Buffer.concat([cipher.update(bytes), cipher.final()]);
      await store.write(key, Buffer.concat([MARK, nonce, cipher.getAuthTag(), sealed]));
    },
    async read(key) {
      const stored = await store.read(key);
      if (!stored || !MARK.equals(stored.subarray(0, MARK.length))) return stored;
      const from = MARK.length + NONCE_BYTES;
      const decipher = createDecipheriv(
        "aes-256-gcm",
        await secret(),
        stored.subarray(MARK.length, from),
      );
      decipher.setAAD(Buffer.from(key));
      decipher.setAuthTag(stored.subarray(from, from + TAG_BYTES));
      const opened = decipher.update(stored.subarray(from + TAG_BYTES));
      return new Uint8Array(Buffer.concat([opened, decipher.final()]));
    },
  };
}
