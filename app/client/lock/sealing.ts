import { SEALED_MARK } from "./lock-key.ts";

const IV_BYTES = 12;

/** Bytes in a buffer of their own, as the browser's cryptography takes them. */
export type Bytes = Uint8Array<ArrayBuffer>;

export const randomBytes = (count: number): Bytes => crypto.getRandomValues(new Uint8Array(count));

export const bytesOf = (text: string): Bytes => new TextEncoder().encode(text);

/** @param raw 32 bytes. @returns a key that no script can read, for `sealBytes` and `unsealBytes` */
export function sealingKey(raw: Bytes): Promise<CryptoKey> {
  return crypto.subtle.importKey("raw", raw, "AES-GCM", false, ["encrypt", "decrypt"]);
}

/**
 * AES-256-GCM with a nonce of its own in front.
 * @param context what it is sealed for: it opens under no other one
 */
export async function sealBytes(key: CryptoKey, bytes: Bytes, context: string): Promise<Bytes> {
  const iv = randomBytes(IV_BYTES);
  const algorithm = { name: "AES-GCM", iv, additionalData: bytesOf(context) };
  const sealed = new Uint8Array(await crypto.subtle.encrypt(algorithm, key, bytes));
  const whole = new Uint8Array(IV_BYTES + sealed.length);
  whole.set(iv);
  whole.set(sealed, IV_BYTES);
  return whole;
}

/** @throws DOMException where the key or the context is another one, or a byte was changed */
export async function unsealBytes(key: CryptoKey, whole: Bytes, context: string): Promise<Bytes> {
  const algorithm = {
    name: "AES-GCM",
    iv: whole.slice(0, IV_BYTES),
    additionalData: bytesOf(context),
  };
  return new Uint8Array(await crypto.subtle.decrypt(algorithm, key, whole.slice(IV_BYTES)));
}

/** A short text, as a text. */
export async function sealText(key: CryptoKey, text: string, context: string): Promise<string> {
  const sealed = await sealBytes(key, bytesOf(text), context);
  return SEALED_MARK + btoa(Array.from(sealed, (byte) => String.fromCharCode(byte)).join(""));
}

/** @throws as `unsealBytes` */
export async function unsealText(key: CryptoKey, text: string, context: string): Promise<string> {
  const bytes = Uint8Array.from(atob(text.slice(SEALED_MARK.length)), (char) => char.charCodeAt(0));
  return new TextDecoder().decode(await unsealBytes(key, bytes, context));
}
