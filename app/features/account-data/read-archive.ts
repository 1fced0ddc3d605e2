import { Unzip, UnzipInflate } from "fflate";
import {
  ARCHIVE_FORMAT,
  ARCHIVE_VERSION,
  OWNED_TABLES,
  type OwnedTable,
  ownedTables,
} from "../../../domain/account-data/archive.ts";
import { DATA_FILE } from "../../../domain/account-data/archive-files.ts";
import { archiveShape } from "./archive-shape.ts";
import type { ImportableArchive } from "./stored.ts";

/** Bytes of a file that is opened at all, and of the data that may come out of it. */
const MOST_ZIPPED = 24 * 1024 * 1024;
const MOST_DATA = 24 * 1024 * 1024;
/** Bytes opened at once: a bomb grows by a thousand times this at most before it is noticed. */
const BITE = 16 * 1024;

/** What a chosen file turned out to be. */
export type ReadArchive =
  | {
      readonly kind: "archive";
      readonly archive: ImportableArchive;
      /** Rows for reading alone, by table. */
      readonly told: ReadonlyMap<string, number>;
    }
  | { readonly kind: "too-many-rows"; readonly table: OwnedTable }
  | { readonly kind: "not-an-archive" | "too-large" | "newer" | "broken" };

/** Opens an archive, or its `data.json` alone. Nothing of it runs, and no other file of it is looked at. */
export function readArchiveFile(bytes: Uint8Array): ReadArchive {
  if (bytes.length > MOST_ZIPPED) return { kind: "too-large" };
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
  const crowded = ownedTables.find((table) => {
    const list = rows.get(table);
    return Array.isArray(list) && list.length > OWNED_TABLES[table].most;
  });
  if (crowded) return { kind: "too-many-rows", table: crowded };
  const parsed = archiveShape.safeParse(given);
  if (!parsed.success) return { kind: "broken" };
  const { told, ...archive } = parsed.data;
  return {
    kind: "archive",
    archive,
    told: new Map(Object.entries(told).map(([table, list]) => [table, list.length])),
  };
}

/** No export writes this name; whoever did meant something else by it. */
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
      if (size <= MOST_DATA) chunks.push(chunk);
      isWhole = isLast;
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  try {
    for (let from = 0; from < bytes.length && !isWhole && size <= MOST_DATA; from += BITE) {
      unzip.push(bytes.subarray(from, from + BITE), from + BITE >= bytes.length);
    }
  } catch {
    return "broken";
  }
  if (size > MOST_DATA) return "too-large";
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
