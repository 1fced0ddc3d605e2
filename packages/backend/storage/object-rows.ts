import { ASSUME_IDENTITY } from "../database/api-roles.ts";
import { DatabaseError } from "../database/database-error.ts";
import type { Engine, Identity, Transaction } from "../database/engine.ts";
import { StorageError } from "./storage-error.ts";

interface Bucket {
  /** Bytes of one file. */
  readonly limit: number;
  readonly types: readonly string[];
}

/** Supabase's metadata about the bytes of an object. */
export interface Metadata {
  readonly eTag: string;
  readonly size: number;
  readonly mimetype: string;
  readonly cacheControl: string;
  readonly lastModified: string;
  readonly contentLength: number;
  readonly httpStatusCode: 200;
}

export interface NewObject {
  readonly bucket: string;
  readonly name: string;
  readonly replaces: boolean;
  readonly version: string;
  readonly metadata: Metadata;
}

/** The quota of one bucket. */
export interface Quota {
  readonly files: number;
  readonly bytes: number;
}

/** The largest file in a bucket without its own limit, in bytes. */
const DEFAULT_LIMIT = 5_242_880;

/** Clients cannot query the settings of a bucket. */
const SERVICE_IDENTITY: Identity = { role: "service_role", claims: '{"role":"service_role"}' };

/** @throws {StorageError} `NoSuchBucket` */
export async function findBucket(engine: Engine, id: string): Promise<Bucket> {
  const [row] = await engine.asRole<{ size: number | null; types: string[] | null }>(
    SERVICE_IDENTITY,
    `select file_size_limit as size, to_json(allowed_mime_types) as types
     from storage.buckets where id = $1`,
    [id],
  );
  if (!row) throw new StorageError("NoSuchBucket");
  return { limit: row.size ?? DEFAULT_LIMIT, types: row.types ?? [] };
}

/**
 * Writes the row of an object as the caller, one at a time for a bucket, so that its quota and the version it replaces are
 * exact.
 * @returns its id, and the version that it replaces
 * @throws {StorageError}
 */
export async function writeObject(
  engine: Engine,
  caller: Identity,
  object: NewObject,
  quota: Quota,
): Promise<{ id: string; replaced: string | null }> {
  return engine.transaction((tx) => writeRow(tx, caller, object, quota)).catch(refuse);
}

/**
 * Writes the row and rolls back, before the body is read.
 * @throws {StorageError} when it may not be written
 */
export async function requireMayWrite(
  engine: Engine,
  caller: Identity,
  object: Pick<NewObject, "bucket" | "name" | "replaces">,
  quota: Quota,
): Promise<void> {
  const tried = new Error("only tried");
  await engine
    .transaction(async (tx) => {
      await writeRow(tx, caller, { ...object, version: null, metadata: null }, quota);
      throw tried;
    })
    .catch((problem) => (problem === tried ? undefined : refuse(problem)));
}

type ObjectValues = Pick<NewObject, "bucket" | "name" | "replaces"> & {
  readonly version: string | null;
  readonly metadata: Metadata | null;
};

async function writeRow(tx: Transaction, caller: Identity, object: ObjectValues, quota: Quota) {
  const { bucket, name, replaces, version, metadata } = object;
  await tx.query("select id from storage.buckets where id = $1 for update", [bucket]);
  const held = await countOthers(tx, bucket, name);
  if (held.files >= quota.files || held.bytes + (metadata?.size ?? 0) > quota.bytes) {
    throw new StorageError("QuotaExceeded");
  }
  await assumeIdentity(tx, caller);
  const values = [bucket, name, version, metadata];
  const [row] = await tx.query<{ id: string }>(replaces ? UPSERT : INSERT, values);
  if (!row) throw new StorageError("AccessDenied");
  return { id: row.id, replaced: held.version };
}

function refuse(problem: unknown): never {
  const code = problem instanceof DatabaseError ? problem.code : undefined;
  if (code === "42501") throw new StorageError("AccessDenied");
  if (code === "23505") throw new StorageError("KeyAlreadyExists");
  throw problem;
}

/** The service role bypasses policies, as the owner does; where it cannot, the owner is used instead. */
async function assumeIdentity(tx: Transaction, { role, claims }: Identity): Promise<void> {
  if (role !== "service_role") await tx.query(ASSUME_IDENTITY, [role, claims]);
}

async function countOthers(tx: Transaction, bucket: string, name: string) {
  const [row] = await tx.query<{ files: number; bytes: number; version: string | null }>(
    `select count(*) filter (where name <> $2) as files,
            coalesce(sum((metadata ->> 'size')::bigint) filter (where name <> $2), 0)::bigint as bytes,
            max(version) filter (where name = $2) as version
     from storage.objects where bucket_id = $1`,
    [bucket, name],
  );
  return row ?? { files: 0, bytes: 0, version: null };
}

const INSERT = `
insert into storage.objects (bucket_id, name, version, metadata, owner)
values ($1, $2, $3, $4::jsonb, auth.uid()) returning id`;

const UPSERT = `
insert into storage.objects (bucket_id, name, version, metadata, owner)
values ($1, $2, $3, $4::jsonb, auth.uid())
on conflict (bucket_id, name) do update set
  version = excluded.version, metadata = excluded.metadata, owner = excluded.owner,
  updated_at = now(), last_accessed_at = now()
returning id`;

/** What is known of the bytes of an object. */
export interface ShownObject {
  readonly version: string;
  readonly metadata: Metadata;
}

export async function findObject(
  engine: Engine,
  bucket: string,
  name: string,
): Promise<ShownObject | undefined> {
  const [row] = await engine.asRole<ShownObject>(
    SERVICE_IDENTITY,
    `select o.version, o.metadata
     from storage.objects o join storage.buckets b on b.id = o.bucket_id
     where o.bucket_id = $1 and o.name = $2 and b.public
       and o.version is not null and o.metadata is not null`,
    [bucket, name],
  );
  return row;
}

/** An object that the policies let this caller read. */
export async function findReadableObject(
  engine: Engine,
  caller: Identity,
  bucket: string,
  name: string,
): Promise<ShownObject | undefined> {
  const [row] = await engine.asRole<ShownObject>(
    caller,
    `select version, metadata from storage.objects
     where bucket_id = $1 and name = $2 and version is not null and metadata is not null`,
    [bucket, name],
  );
  return row;
}

/** Returns those of these versions that no object has. */
export async function unreferencedVersions(
  engine: Engine,
  versions: readonly string[],
): Promise<string[]> {
  const rows = await engine.transaction((tx) =>
    tx.query<{ version: string }>(
      `select given.version from unnest($1::text[]) as given (version)
       where not exists (select from storage.objects o where o.version = given.version)`,
      [versions],
    ),
  );
  return rows.map(({ version }) => version);
}
