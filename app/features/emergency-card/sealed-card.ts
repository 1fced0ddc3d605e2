import {
  type Bytes,
  bytesOf,
  randomBytes,
  sealBytes,
  sealingKey,
  unsealBytes,
} from "#app/client/lock/sealing.ts";
import type { CardContent } from "#domain/emergency-card/card-content.ts";
import { readCard, writeCard } from "#domain/emergency-card/read-card.ts";

const KEY_BYTES = 32;

/** The length of a text is padded to the next multiple of it, so that its size says little of what is on the card. */
const PADDED_TO = 1024;

/** Characters that the database accepts. */
const SEALED_MAX = 24_576;

interface SealedCard {
  /** A UUID, by which the server finds the copy. */
  readonly id: string;
  /** Nonce and ciphertext, which the server keeps. */
  readonly sealed: string;
  /** What opens it. It stands behind the `#` of the link, which browsers send to nobody. */
  readonly key: string;
}

/** Whether this browser has cryptography at this address: it asks for https, or for this machine. */
export const canSeal = (): boolean => globalThis.crypto?.subtle !== undefined;

/** Null where the card is too long for a link. */
export async function sealCard(content: CardContent): Promise<SealedCard | null> {
  const text = writeCard(content);
  const { length } = bytesOf(text);
  // Spaces at the end of a JSON text say nothing.
  const bytes = bytesOf(text + " ".repeat((PADDED_TO - (length % PADDED_TO)) % PADDED_TO));
  const raw = randomBytes(KEY_BYTES);
  const id = crypto.randomUUID();
  const sealed = toBase64Url(await sealBytes(await sealingKey(raw), bytes, id));
  return sealed.length > SEALED_MAX ? null : { id, sealed, key: toBase64Url(raw) };
}

/** Null where the key is another one, a byte was changed, or the text is no card. */
export async function unsealCard(
  { id, key }: Pick<SealedCard, "id" | "key">,
  sealed: string,
): Promise<CardContent | null> {
  try {
    const cryptoKey = await sealingKey(fromBase64Url(key));
    const bytes = await unsealBytes(cryptoKey, fromBase64Url(sealed), id);
    return readCard(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
}

/** `https://…/card#<id without hyphens>.<key>`: short, for the squares of the drawing to stay large. */
export function linkOf({ id, key }: Pick<SealedCard, "id" | "key">, origin: string): string {
  return `${origin}/card#${id.replaceAll("-", "")}.${key}`;
}

const HASH = /^#([\da-f]{8})([\da-f]{4})([\da-f]{4})([\da-f]{4})([\da-f]{12})\.([\w-]{43})$/;

/** Null for what is no such link, or was cut. */
export function readLink(hash: string): Pick<SealedCard, "id" | "key"> | null {
  const parts = HASH.exec(hash);
  if (!parts) return null;
  const [, a, b, c, d, e, key = ""] = parts;
  return { id: [a, b, c, d, e].join("-"), key };
}

function toBase64Url(bytes: Bytes): string {
  const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return base64.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** @throws DOMException for a text that is none */
function fromBase64Url(text: string): Bytes {
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binary, (char) => char.charCodeAt(0));
}
