import { createHash, randomUUID } from "node:crypto";
import type { Engine, Identity } from "../database/engine.ts";
import { LIMITS, parseJsonObject, readBody } from "../http/request-limits.ts";
import type { ByteStore } from "./byte-store.ts";
import { downloadObject } from "./download-object.ts";
import { deleteObjects, describeObject, listObjects } from "./object-lists.ts";
import { isDocumentName, readObjectName, requireFileName } from "./object-name.ts";
import {
  findBucket,
  type Metadata,
  type Quota,
  requireMayWrite,
  unreferencedVersions,
  writeObject,
} from "./object-rows.ts";
import { reencodePicture, STORED_TYPE } from "./reencode-picture.ts";
import { DOCUMENT_TYPE, requireDocument } from "./require-document.ts";
import { showObject } from "./show-object.ts";
import { StorageError, storageFailure } from "./storage-error.ts";
import { readUpload } from "./upload.ts";

/** What can be done with the objects of a bucket. `show` is for everybody, of a public bucket; policies decide the rest. */
export type StorageAction = "upload" | "replace" | "remove" | "list" | "info" | "show" | "download";

export interface StorageOptions {
  readonly store: ByteStore;
  /** Buckets that requests may name; the migrations make them. They hold pictures, and PDFs where a bucket takes them. */
  readonly buckets: readonly string[];
  readonly quota?: Quota;
}

export interface StorageRequest {
  readonly action: StorageAction;
  readonly bucket: string;
  /** The part of the path that names an object, as it came. */
  readonly path: string;
}

export interface Storage {
  answer(storageRequest: StorageRequest, request: Request, caller: Identity): Promise<Response>;
  /** Deletes bytes that no object has had for a day. */
  deleteOrphans(now: number): Promise<void>;
}

export const DEFAULT_QUOTA: Quota = { files: 10_000, bytes: 1024 ** 3 };

/** Milliseconds after which bytes without a row belong to nothing that goes on. */
const ORPHAN_AGE_MS = 86_400_000;

/** Keys asked about in one statement. */
const BATCH_SIZE = 500;

/**
 * What supabase-js needs of Supabase's Storage. Pictures are re-encoded, so that none is ever stored as it came. A PDF is stored as
 * it came, in private buckets alone, and is answered as a file to be saved.
 *
 * Bytes are written before the row that names them and removed after the row is gone, so a crash leaves
 * bytes without a row, which `tidy` finds, and never a row without bytes.
 */
export function createStorage(
  { store, quota = DEFAULT_QUOTA }: StorageOptions,
  engine: Engine,
  report: (problem: unknown) => void,
): Storage {
  async function write(
    { action, bucket, path }: StorageRequest,
    request: Request,
    caller: Identity,
  ) {
    const name = readObjectName(path);
    requireFileName(name);
    const replaces = action === "replace" || request.headers.get("x-upsert") === "true";
    const object = { bucket, name, replaces };
    const { limit, types } = await findBucket(engine, bucket);
    await requireMayWrite(engine, caller, object, quota);
    const { bytes, type, maxAge } = await readUpload(request, limit);
    if (!types.includes(type)) throw new StorageError("InvalidMimeType");
    if (isDocumentName(name) !== (type === DOCUMENT_TYPE)) throw new StorageError("InvalidKey");
    const kept =
      type === DOCUMENT_TYPE ? requireDocument(bytes) : await reencodePicture(bytes, type);
    const version = randomUUID();
    await store.write(version, kept);
    const metadata = metadataOf(kept, type === DOCUMENT_TYPE ? DOCUMENT_TYPE : STORED_TYPE, maxAge);
    const written = await writeObject(
      engine,
      caller,
      { ...object, version, metadata },
      quota,
    ).catch(async (problem) => {
      await removeVersions([version]);
      throw problem;
    });
    if (written.replaced !== null) await removeVersions([written.replaced]);
    return Response.json({ Id: written.id, Key: `${bucket}/${name}` });
  }

  async function remove(bucket: string, request: Request, caller: Identity) {
    const rows = await deleteObjects(engine, caller, bucket, await readJson(request));
    await removeVersions(rows.map(({ version }) => version).filter((version) => version !== null));
    return Response.json(rows);
  }

  /** What fails here is found again by `tidy`. */
  async function removeVersions(versions: readonly string[]): Promise<void> {
    for (const version of versions) await store.remove(version).catch(report);
  }

  async function act(
    storageRequest: StorageRequest,
    request: Request,
    caller: Identity,
  ): Promise<Response> {
    const { action, bucket, path } = storageRequest;
    switch (action) {
      case "upload":
      case "replace":
        return write(storageRequest, request, caller);
      case "remove":
        return remove(bucket, request, caller);
      case "list":
        return Response.json(await listObjects(engine, caller, bucket, await readJson(request)));
      case "info":
        return Response.json(await describeObject(engine, caller, bucket, readObjectName(path)));
      case "download":
        return downloadObject(engine, store, caller, bucket, readObjectName(path));
      case "show":
        return showObject(engine, store, request, bucket, readObjectName(path));
    }
  }

  return {
    async answer(storageRequest, request, caller) {
      try {
        return await act(storageRequest, request, caller);
      } catch (problem) {
        if (problem instanceof StorageError) return storageFailure(problem);
        throw problem;
      }
    },
    async deleteOrphans(now) {
      const keys: string[] = [];
      const sweep = async () => removeVersions(await unreferencedVersions(engine, keys.splice(0)));
      for await (const key of store.olderThan(now - ORPHAN_AGE_MS)) {
        if (keys.push(key) === BATCH_SIZE) await sweep();
      }
      await sweep();
    },
  };
}

const readJson = async (request: Request) =>
  parseJsonObject(await readBody(request, LIMITS.functionBody));

function metadataOf(bytes: Uint8Array, mimetype: string, maxAge: number): Metadata {
  const digest = createHash("sha256").update(bytes).digest("base64url").slice(0, 27);
  return {
    eTag: `"${digest}"`,
    size: bytes.byteLength,
    mimetype,
    cacheControl: `max-age=${maxAge}`,
    lastModified: new Date().toISOString(),
    contentLength: bytes.byteLength,
    httpStatusCode: 200,
  };
}
