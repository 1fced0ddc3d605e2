import { createHash, randomUUID } from "node:crypto";
import type { Engine, Identity } from "../database/engine.ts";
import { LIMITS, parseJsonObject, readBody } from "../gates/limits.ts";
import type { ByteStore } from "./byte-store.ts";
import { deleteObjects, describeObject, listObjects } from "./object-lists.ts";
import { readObjectName, requirePictureName } from "./object-name.ts";
import {
  findBucket,
  type Metadata,
  type Quota,
  requireMayWrite,
  unknownOf,
  writeObject,
} from "./object-rows.ts";
import { redraw, STORED_TYPE } from "./picture.ts";
import { showObject } from "./show-object.ts";
import { StorageError, storageFailure } from "./storage-error.ts";
import { readUpload } from "./upload.ts";

/** What can be done with the objects of a bucket. `show` is everybody's; policies decide the rest. */
export type StorageDeed = "upload" | "replace" | "remove" | "list" | "info" | "show";

export interface StorageOptions {
  readonly store: ByteStore;
  /** Buckets that requests may name; the migrations make them. All of them hold pictures. */
  readonly buckets: readonly string[];
  readonly quota?: Quota;
}

export interface Asked {
  readonly deed: StorageDeed;
  readonly bucket: string;
  /** The part of the path that names an object, as it came. */
  readonly path: string;
}

export interface Storage {
  answer(asked: Asked, request: Request, caller: Identity): Promise<Response>;
  /** Deletes bytes that no object has had for a day. */
  tidy(now: number): Promise<void>;
}

export const USUAL_QUOTA: Quota = { files: 10_000, bytes: 1024 ** 3 };

/** Milliseconds after which bytes without a row belong to nothing that goes on. */
const A_DAY = 86_400_000;

/** Keys asked about in one statement. */
const AT_A_TIME = 500;

/**
 * What supabase-js needs of Supabase's Storage, for pictures: what is uploaded is drawn anew, so that
 * nothing is ever stored as it came.
 *
 * Bytes are written before the row that names them and removed after the row is gone, so a crash leaves
 * bytes without a row, which `tidy` finds, and never a row without bytes.
 */
export function createStorage(
  { store, quota = USUAL_QUOTA }: StorageOptions,
  engine: Engine,
  report: (problem: unknown) => void,
): Storage {
  async function write({ deed, bucket, path }: Asked, request: Request, caller: Identity) {
    const name = readObjectName(path);
    requirePictureName(name);
    const replaces = deed === "replace" || request.headers.get("x-upsert") === "true";
    const object = { bucket, name, replaces };
    const { limit, types } = await findBucket(engine, bucket);
    await requireMayWrite(engine, caller, object, quota);
    const { bytes, type, maxAge } = await readUpload(request, limit);
    if (!types.includes(type)) throw new StorageError("InvalidMimeType");
    const drawn = await redraw(bytes, type);
    const version = randomUUID();
    await store.write(version, drawn);
    const metadata = metadataOf(drawn, maxAge);
    const written = await writeObject(
      engine,
      caller,
      { ...object, version, metadata },
      quota,
    ).catch(async (problem) => {
      await forget([version]);
      throw problem;
    });
    if (written.replaced !== null) await forget([written.replaced]);
    return Response.json({ Id: written.id, Key: `${bucket}/${name}` });
  }

  async function remove(bucket: string, request: Request, caller: Identity) {
    const rows = await deleteObjects(engine, caller, bucket, await readJson(request));
    await forget(rows.map(({ version }) => version).filter((version) => version !== null));
    return Response.json(rows);
  }

  /** What fails here is found again by `tidy`. */
  async function forget(versions: readonly string[]): Promise<void> {
    for (const version of versions) await store.remove(version).catch(report);
  }

  async function act(asked: Asked, request: Request, caller: Identity): Promise<Response> {
    const { deed, bucket, path } = asked;
    switch (deed) {
      case "upload":
      case "replace":
        return write(asked, request, caller);
      case "remove":
        return remove(bucket, request, caller);
      case "list":
        return Response.json(await listObjects(engine, caller, bucket, await readJson(request)));
      case "info":
        return Response.json(await describeObject(engine, caller, bucket, readObjectName(path)));
      case "show":
        return showObject(engine, store, request, bucket, readObjectName(path));
    }
  }

  return {
    async answer(asked, request, caller) {
      try {
        return await act(asked, request, caller);
      } catch (problem) {
        if (problem instanceof StorageError) return storageFailure(problem);
        throw problem;
      }
    },
    async tidy(now) {
      const keys: string[] = [];
      const sweep = async () => forget(await unknownOf(engine, keys.splice(0)));
      for await (const key of store.olderThan(now - A_DAY)) {
        if (keys.push(key) === AT_A_TIME) await sweep();
      }
      await sweep();
    },
  };
}

const readJson = async (request: Request) =>
  parseJsonObject(await readBody(request, LIMITS.functionBody));

function metadataOf(bytes: Uint8Array, maxAge: number): Metadata {
  const digest = createHash("sha256").update(bytes).digest("base64url").slice(0, 27);
  return {
    eTag: `"${digest}"`,
    size: bytes.byteLength,
    mimetype: STORED_TYPE,
    cacheControl: `max-age=${maxAge}`,
    lastModified: new Date().toISOString(),
    contentLength: bytes.byteLength,
    httpStatusCode: 200,
  };
}
