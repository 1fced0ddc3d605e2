import type { Engine, Identity } from "../database/engine.ts";
import type { Metadata } from "./object-rows.ts";
import { StorageError } from "./storage-error.ts";

/** Names in one request to remove, rows in one list. */
const MAX_OBJECTS = 1000;

interface ObjectRow {
  readonly id: string;
  readonly bucket_id: string;
  readonly name: string;
  readonly owner: string | null;
  readonly owner_id: string | null;
  readonly created_at: string;
  readonly updated_at: string;
  readonly last_accessed_at: string;
  readonly metadata: Metadata | null;
  readonly version: string | null;
}

const COLUMNS =
  "id, bucket_id, name, owner, owner_id, created_at, updated_at, last_accessed_at, metadata, version";

/**
 * Deletes rows as the caller; rows that they may not delete stay.
 * @throws {StorageError} `InvalidRequest`
 */
export async function deleteObjects(
  engine: Engine,
  caller: Identity,
  bucket: string,
  { prefixes }: Record<string, unknown>,
): Promise<ObjectRow[]> {
  const isList = Array.isArray(prefixes) && prefixes.length > 0 && prefixes.length <= MAX_OBJECTS;
  if (!isList || !prefixes.every((name) => typeof name === "string")) {
    throw new StorageError("InvalidRequest", `prefixes must be 1 to ${MAX_OBJECTS} names`);
  }
  return engine.asRole<ObjectRow>(
    caller,
    `delete from storage.objects where bucket_id = $1 and name = any ($2::text[]) returning ${COLUMNS}`,
    [bucket, prefixes],
  );
}

export async function describeObject(
  engine: Engine,
  caller: Identity,
  bucket: string,
  name: string,
): Promise<Record<string, unknown>> {
  const [row] = await engine.asRole<ObjectRow>(
    caller,
    `select ${COLUMNS} from storage.objects where bucket_id = $1 and name = $2`,
    [bucket, name],
  );
  if (!row) throw new StorageError("NoSuchKey");
  const { id, version, metadata, bucket_id, created_at, updated_at } = row;
  return {
    id,
    name,
    version,
    bucket_id,
    size: metadata?.size,
    content_type: metadata?.mimetype,
    cache_control: metadata?.cacheControl,
    etag: metadata?.eTag,
    metadata: {},
    last_modified: updated_at,
    created_at,
  };
}

/** Columns that a list may be sorted by. */
const SORTS = ["name", "created_at", "updated_at", "last_accessed_at"];

/**
 * Lists a folder as Supabase's first `list` does: files, and folders without an id.
 * @throws {StorageError} `InvalidRequest`
 */
export async function listObjects(
  engine: Engine,
  caller: Identity,
  bucket: string,
  body: Record<string, unknown>,
): Promise<Record<string, unknown>[]> {
  const { prefix = "", search = "", limit = 100, offset = 0, sortBy = {} } = body;
  const { column, order } = readSort(sortBy);
  if (typeof prefix !== "string" || typeof search !== "string") throw invalidList("text");
  if (!isCount(limit) || limit > MAX_OBJECTS || !isCount(offset)) throw invalidList("numbers");
  const folder = prefix.replace(/(?<!\/)\/+$/, "");
  return engine.asRole(
    caller,
    `with below as (
       select *, substr(name, length($2) + 1) as rest
       from storage.objects where bucket_id = $1 and starts_with(name, $2)
     ), entries as (
       select rest as entry, id, created_at, updated_at, last_accessed_at, metadata
       from below where position('/' in rest) = 0
       union all
       select distinct split_part(rest, '/', 1), null::uuid, null::timestamptz, null::timestamptz,
         null::timestamptz, null::jsonb
       from below where position('/' in rest) > 0
     )
     select entry as name, id, created_at, updated_at, last_accessed_at, metadata
     from entries where starts_with(lower(entry), lower($3))
     order by ${column === "name" ? "entry" : column} ${order}, entry
     limit $4::int offset $5::int`,
    [bucket, folder && `${folder}/`, search, limit, offset],
  );
}

function readSort(sortBy: unknown): { column: string; order: "asc" | "desc" } {
  const { column = "name", order = "asc" } = Object(sortBy) as Record<string, unknown>;
  if (typeof column !== "string" || !SORTS.includes(column)) throw invalidList("column");
  if (order !== "asc" && order !== "desc") throw invalidList("order");
  return { column, order };
}

const isCount = (value: unknown): value is number =>
  typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= 1_000_000;

const invalidList = (what: string) =>
  new StorageError("InvalidRequest", `The ${what} of the list cannot be read`);
