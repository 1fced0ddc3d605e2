import type { Engine } from "../database/engine.ts";
import type { ByteStore } from "./byte-store.ts";
import { findObject } from "./object-rows.ts";
import { StorageError } from "./storage-error.ts";

/** From here on a name is taken to stand for the same bytes for ever. */
const IMMUTABLE_SECONDS = 31_536_000;

/** It is a picture, and whatever it may be besides runs nothing, loads nothing and belongs to no origin. */
const POLICY = "sandbox; default-src 'none'; frame-ancestors 'none'";

/**
 * The bytes of an object of a public bucket, to anybody, with the type that we gave them.
 * @throws {StorageError} `NoSuchKey`
 */
export async function showObject(
  engine: Engine,
  store: ByteStore,
  request: Request,
  bucket: string,
  name: string,
): Promise<Response> {
  const object = await findObject(engine, bucket, name);
  if (!object) throw new StorageError("NoSuchKey");
  const { eTag, mimetype, size, cacheControl, lastModified } = object.metadata;
  const maxAge = Number(/\d+/.exec(cacheControl)?.[0] ?? 0);
  const headers = new Headers({
    "cache-control": `public, max-age=${maxAge}${maxAge >= IMMUTABLE_SECONDS ? ", immutable" : ""}`,
    "content-security-policy": POLICY,
    etag: eTag,
    "last-modified": new Date(lastModified).toUTCString(),
  });
  if (isKnown(request.headers.get("if-none-match"), eTag)) {
    return new Response(null, { status: 304, headers });
  }
  headers.set("content-type", mimetype);
  headers.set("content-length", String(size));
  if (request.method === "HEAD") return new Response(null, { headers });
  const bytes = await store.read(object.version);
  if (!bytes) throw new Error("The bytes of an object are not in the store.");
  return new Response(bytes, { headers });
}

/** A proxy may have made the tag a weak one. */
function isKnown(header: string | null, eTag: string): boolean {
  const tags = (header ?? "").split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  return tags.includes("*") || tags.includes(eTag);
}
