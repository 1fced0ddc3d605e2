import type { Engine, Identity } from "../database/engine.ts";
import type { ByteStore } from "./byte-store.ts";
import { findReadableObject } from "./object-rows.ts";
import { StorageError } from "./storage-error.ts";

/** Whatever it is, it runs nothing, loads nothing and belongs to no origin. */
const POLICY = "sandbox; default-src 'none'; frame-ancestors 'none'";

/**
 * The bytes of an object to a caller whom the policies let read it: as a file to be saved, which nothing on the way keeps.
 * @throws {StorageError} `NoSuchKey` alike where it is not there and where it may not be read
 */
export async function downloadObject(
  engine: Engine,
  store: ByteStore,
  caller: Identity,
  bucket: string,
  name: string,
): Promise<Response> {
  const object = await findReadableObject(engine, caller, bucket, name);
  if (!object) throw new StorageError("NoSuchKey");
  const bytes = await store.read(object.version);
  if (!bytes) throw new Error("The bytes of an object are not in the store.");
  const { mimetype, size } = object.metadata;
  return new Response(bytes, {
    headers: {
      "cache-control": "private, no-store",
      "content-disposition": "attachment",
      "content-length": String(size),
      "content-security-policy": POLICY,
      "content-type": mimetype,
    },
  });
}
