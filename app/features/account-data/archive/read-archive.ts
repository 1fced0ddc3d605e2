import { unzipSync } from "fflate";
import {
  ARCHIVE_FORMAT,
  ARCHIVE_VERSION,
  type OwnedTable,
  ownedTables,
} from "#domain/account-data/archive.ts";
import { areTooManyRows } from "#domain/account-data/archive-bounds.ts";
import {
  ARCHIVED_FILES_MAX_BYTES,
  type ArchivedFile,
  archivedFile,
  archivedFilePath,
  areTooMany,
  DATA_FILE,
} from "#domain/account-data/archive-files.ts";
import type { ImportableArchive } from "../stored-data.ts";
import type { OpenableFile } from "./account-files.ts";
import { archiveShape } from "./archive-shape.ts";

/** Bytes of the data that may come out of a file, and of a file that is opened at all. */
const MAX_DATA_BYTES = 24 * 1024 * 1024;
export const MAX_ZIP_BYTES = MAX_DATA_BYTES + ARCHIVED_FILES_MAX_BYTES;

/** What a chosen file turned out to be. */
export type ReadArchive =
  | {
      readonly kind: "archive";
      readonly archive: ImportableArchive;
      /** Rows for reading alone, by table. */
      readonly readOnlyRows: ReadonlyMap<string, number>;
      /** Photos and PDFs of prescriptions, and photos of boxes. */
      readonly files: readonly OpenableFile[];
    }
  | { readonly kind: "too-many-rows"; readonly table: OwnedTable }
  | { readonly kind: "not-an-archive" | "too-large" | "newer" | "broken" };

/**
 * Opens an archive, or its `data.json` alone. Nothing of it runs; of other files only photos and PDFs are looked at, when they
 * are needed.
 */
export function readArchiveFile(bytes: Uint8Array): ReadArchive {
  if (bytes.length > MAX_ZIP_BYTES) return { kind: "too-large" };
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  if (!isZip) return bytes.length > MAX_DATA_BYTES ? { kind: "too-large" } : readData(bytes, []);
  const opened = openZip(bytes);
  return typeof opened === "string" ? { kind: opened } : readData(opened.data, opened.files);
}

function readData(data: Uint8Array, files: readonly OpenableFile[]): ReadArchive {
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
    return Array.isArray(list) && areTooManyRows(table, list);
  });
  if (oversized) return { kind: "too-many-rows", table: oversized };
  const parsed = archiveShape.safeParse(given);
  if (!parsed.success) return { kind: "broken" };
  const { told, ...archive } = parsed.data;
  return {
    kind: "archive",
    archive,
    readOnlyRows: new Map(Object.entries(told).map(([table, list]) => [table, list.length])),
    files,
  };
}

/** No export writes this name, so a file with it has another meaning. */
function refuseProto(name: string, value: unknown): unknown {
  if (name === "__proto__") throw new SyntaxError("A name that is none");
  return value;
}

/** By the list at the end of a ZIP, so that no content is taken for a file. Sizes are those that the list says: no more is written. */
function openZip(
  bytes: Uint8Array,
):
  | { readonly data: Uint8Array; readonly files: readonly OpenableFile[] }
  | "too-large"
  | "broken"
  | "not-an-archive" {
  const files: OpenableFile[] = [];
  let isTooLarge = false;
  try {
    const { [DATA_FILE]: data } = unzipSync(bytes, {
      filter({ name, originalSize }) {
        if (name === DATA_FILE) {
          isTooLarge = originalSize > MAX_DATA_BYTES;
          return !isTooLarge;
        }
        const file = archivedFile(name, originalSize);
        if (file) files.push({ ...file, open: () => openFile(bytes, file) });
        return false;
      },
    });
    if (isTooLarge || areTooMany(files)) return "too-large";
    return data ? { data, files } : "not-an-archive";
  } catch {
    return "broken";
  }
}

/** @throws where the file is broken */
function openFile(bytes: Uint8Array, file: ArchivedFile): Uint8Array<ArrayBuffer> {
  const path = archivedFilePath(file);
  const { [path]: content } = unzipSync(bytes, {
    filter: ({ name, originalSize }) => name === path && archivedFile(name, originalSize) !== null,
  });
  if (!content) throw new Error("The file is not there.");
  return content as Uint8Array<ArrayBuffer>;
}
