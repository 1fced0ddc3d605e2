import { Unzip, UnzipInflate } from "fflate";
import {
  ARCHIVE_FORMAT,
  ARCHIVE_VERSION,
  OWNED_TABLES,
  type OwnedTable,
  ownedTables,
} from "#domain/account-data/archive.ts";
import { DATA_FILE } from "#domain/account-data/archive-files.ts";
import type { ImportableArchive } from "../stored-data.ts";
import { archiveShape } from "./archive-shape.ts";

/** Bytes of a file that is opened at all, and of the data that may come out of it. */
const MAX_ZIP_BYTES = 24 * 1024 * 1024;
const MAX_DATA_BYTES = 24 * 1024 * 1024;
/** Bytes opened at once: a bomb grows by a thousand times this at most before it is noticed. */
const CHUNK_BYTES = 16 * 1024;

/** What a chosen file turned out to be. */
export type ReadArchive =
  | {
      readonly kind: "archive";
      readonly archive: ImportableArchive;
      /** Rows for reading alone, by table. */
      readonly readOnlyRows: ReadonlyMap<string, number>;
    }
  | { readonly kind: "too-many-rows"; readonly table: OwnedTable }
  | { readonly kind: "not-an-archive" | "too-large" | "newer" | "broken" };

/** Opens an archive, or its `data.json` alone. Nothing of it runs, and no other file of it is looked at. */
export function readArchiveFile(bytes: Uint8Array): ReadArchive {
  if (bytes.length > MAX_ZIP_BYTES) return { kind: "too-large" };
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  const data = isZip ? openData(bytes) : bytes;
  if (data === "too-large" || data === "broken") return { kind: data };
  if (!data) return { kind: "not-an-archive" };
  return readData(data);
}

function readData(data: Uint8Array): ReadArchive {
  let given: unknown;
  try {
    given = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(data), refuseProto);
  } catch {
    return { kind: "broken" };
  }
  const named = new Map(Object.entries(given ?? {}));
  if (named.get("format") !== ARCHIVE_FORMAT) return { kind: "not-an-archive" };
  const version = named.get("version");
  if (typeof version === "number" && version > ARCHIVE_VERSION) return { kind: "newer" };
  // Before each row is looked at.
  const rows = new Map(Object.entries(named.get("tables") ?? {}));
  const oversized = ownedTables.find((table) => {
    const list = rows.get(table);
    return Array.isArray(list) && list.length > OWNED_TABLES[table].maxRows;
  });
  if (oversized) return { kind: "too-many-rows", table: oversized };
  const parsed = archiveShape.safeParse(given);
  if (!parsed.success) return { kind: "broken" };
  const { told, ...archive } = parsed.data;
  return {
    kind: "archive",
    archive,
    readOnlyRows: new Map(Object.entries(told).map(([table, list]) => [table, list.length])),
  };
}

/** No export writes this name, so a file with it has another meaning. */
function refuseProto(name: string, value: unknown): unknown {
  if (name === "__proto__") throw new SyntaxError("A name that is none");
  return value;
}

function openData(bytes: Uint8Array): Uint8Array | "too-large" | "broken" | undefined {
  const chunks: Uint8Array[] = [];
  let size = 0;
  let isFound = false;
  let isWhole = false;
  const unzip = new Unzip((file) => {
    if (isFound || file.name !== DATA_FILE) return;
    isFound = true;
    file.ondata = (problem, chunk, isLast) => {
      if (problem) throw problem;
      size += chunk.length;
      if (size <= MAX_DATA_BYTES) chunks.push(chunk);
      isWhole = isLast;
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  try {
    for (
      let from = 0;
      from < bytes.length && !isWhole && size <= MAX_DATA_BYTES;
      from += CHUNK_BYTES
    ) {
      unzip.push(bytes.subarray(from, from + CHUNK_BYTES), from + CHUNK_BYTES >= bytes.length);
    }
  } catch {
    return "broken";
  }
  if (size > MAX_DATA_BYTES) return "too-large";
  if (!isFound) return undefined;
  return isWhole ? joined(chunks, size) : "broken";
}

function joined(chunks: readonly Uint8Array[], size: number): Uint8Array {
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}
