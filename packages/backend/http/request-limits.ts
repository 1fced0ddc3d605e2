import { Refusal } from "./refusal.ts";

const KILOBYTE = 1024;

export const LIMITS = {
  /** Characters of path and query. */
  url: 8 * KILOBYTE,
  /** Maximum bytes of a body, by handler. */
  authBody: 16 * KILOBYTE,
  restBody: 128 * KILOBYTE,
  functionBody: 128 * KILOBYTE,
  /** Levels of objects and lists in a JSON body that is parsed here. */
  depth: 8,
} as const;

/** @throws {Refusal} `url-too-long` */
export function checkUrl(url: URL): void {
  if (url.pathname.length + url.search.length > LIMITS.url) throw new Refusal("url-too-long");
}

/**
 * Reads the whole body, at most `limit` bytes of it. The announced length is used only to refuse early: the bytes are
 * counted as they arrive and the rest is never read.
 *
 * @throws {Refusal} `body-too-large`
 */
export async function readBody(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get("content-length") ?? 0) > limit) {
    await request.body?.cancel();
    throw new Refusal("body-too-large");
  }
  if (!request.body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Throwing out of the loop cancels the stream.
  for await (const chunk of request.body as ReadableStream<Uint8Array>) {
    size += chunk.byteLength;
    if (size > limit) throw new Refusal("body-too-large");
    chunks.push(chunk);
  }
  const whole = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return whole;
}

/**
 * Parses a JSON object that PostgreSQL can store: no NUL, no unpaired surrogate, not too deep.
 * An empty body is an empty object, as GoTrue has it.
 *
 * @throws {Refusal} `bad-json`
 */
export function parseJsonObject(bytes: Uint8Array): Record<string, unknown> {
  if (bytes.byteLength === 0) return {};
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw new Refusal("bad-json");
  }
  if (!isObject(value) || !isStorable(value, LIMITS.depth)) throw new Refusal("bad-json");
  return value;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isStorable(value: unknown, depth: number): boolean {
  if (typeof value === "string") return value.isWellFormed() && !value.includes("\0");
  if (typeof value !== "object" || value === null) return true;
  if (depth === 0) return false;
  return Object.entries(value).every(
    ([name, inner]) =>
      name !== "__proto__" && isStorable(name, depth) && isStorable(inner, depth - 1),
  );
}
