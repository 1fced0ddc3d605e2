import { invalidBody, type RestError, tooMuch } from "../rest-error.ts";
import { LIMITS } from "./limits.ts";

/** A body as a statement takes it. */
export interface Payload {
  /** JSON text of an array of objects, as the client wrote them. */
  readonly text: string;
  readonly rows: readonly Row[];
  /** Names of the members of all objects together. */
  readonly members: readonly string[];
  /** Every object has every member. */
  readonly isUniform: boolean;
  /** The members of the one object as text, when the text is equivalent to the JSON. */
  readonly texts: ReadonlyMap<string, string | null> | null;
}

export type Row = Readonly<Record<string, unknown>>;

/** @throws RestError PGRST102 unless the body is an object or an array of objects, at most `LIMITS.bodyDepth` deep; 413 beyond `LIMITS.rows`. */
export function parsePayload(text: string): Payload {
  const body = parseJson(text);
  const rows = Array.isArray(body) ? body : [body];
  if (!rows.every(isRow)) {
    throw invalidBody("The body must be a JSON object or an array of JSON objects");
  }
  if (rows.length > LIMITS.rows) {
    throw tooMuch(`A body can hold ${LIMITS.rows} rows, not more.`, 413);
  }
  // The text is passed on unchanged: numbers keep every digit.
  const sent = Array.isArray(body) ? text : `[${text}]`;
  const members = [...new Set(rows.flatMap(Object.keys))];
  const isUniform = rows.every((row) => Object.keys(row).length === members.length);
  const texts = rows.length === 1 && JSON.stringify(body) === text ? plainTexts(text, rows) : null;
  return { text: sent, rows, members, isUniform, texts };
}

/**
 * Binding each member by itself is faster than letting PostgreSQL take the JSON apart. It is for
 * bodies as JSON.stringify writes them: elsewhere a number may have more digits than ours have, or
 * be `1.0`. Escapes may stand for half a character, which is no text.
 */
function plainTexts(text: string, [row = {}]: readonly Row[]): Payload["texts"] {
  if (text.includes("\\u")) return null;
  const texts = new Map<string, string | null>();
  for (const [member, value] of Object.entries(row)) {
    if (typeof value === "object" && value !== null) return null;
    texts.set(member, value === null ? null : String(value));
  }
  return texts;
}

/** Arguments of a function: an object, where an empty body is one without members. */
export function parseArguments(text: string): Row {
  if (text === "") return {};
  const body = parseJson(text);
  if (!isRow(body)) throw invalidBody("The arguments must be a JSON object");
  return body;
}

function parseJson(text: string): unknown {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw invalidBody("Empty or invalid json");
  }
  if (isDeeper(body, LIMITS.bodyDepth)) {
    throw invalidBody(`The body can be nested ${LIMITS.bodyDepth} levels deep, not more`);
  }
  return body;
}

function isRow(value: unknown): value is Row {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1));
}

/** The text of a body. @throws RestError with status 413 as soon as it is longer than `LIMITS.bodyBytes`. */
export async function readBody(request: Request): Promise<string> {
  const announced = request.headers.get("content-length");
  if (announced === null) return readStream(request);
  // The server never delivers more than the announced length, and reading at once is much faster.
  if (Number(announced) > LIMITS.bodyBytes) throw bodyTooLarge();
  return request.text();
}

async function readStream({ body }: Request): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > LIMITS.bodyBytes) throw bodyTooLarge();
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function bodyTooLarge(): RestError {
  return tooMuch(`A body can have ${LIMITS.bodyBytes} bytes, not more.`, 413);
}
