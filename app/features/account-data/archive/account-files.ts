import {
  addFile,
  type FileStorage,
  listFiles,
  listFolders,
  readFile,
} from "#app/client/files/private-files.ts";
import type { Archive } from "#domain/account-data/archive.ts";
import {
  ARCHIVED_FILES_MAX_BYTES,
  type ArchivedFile,
  archivedFilePath,
  FILE_BUCKETS,
  type FileBucket,
  fileBuckets,
} from "#domain/account-data/archive-files.ts";
import { fileType, HEAD_BYTES } from "#domain/files/file-kind.ts";
import { importedId } from "./imported-id.ts";

/** A file of the account; its content is null where it could not be read, or where the archive is full. */
export interface ReadFile extends ArchivedFile {
  readonly content: Blob | null;
}

/** A file of an archive, opened when it is needed. */
export interface OpenableFile extends ArchivedFile {
  readonly open: () => Uint8Array<ArrayBuffer>;
}

/** The files of the rows of an archive, one after another: no more than one is held at a time. */
export async function* readFiles(
  storage: FileStorage,
  { tables }: Pick<Archive, "tables">,
): AsyncGenerator<ReadFile> {
  let bytes = 0;
  for (const bucket of fileBuckets) {
    // Few boxes have a photo, and files of profiles that others share are seen as well.
    const folders = new Set(await listFolders(storage, bucket));
    for (const { id } of tables[FILE_BUCKETS[bucket].table]) {
      const rowId = String(id);
      if (!folders.has(rowId)) continue;
      for (const path of await listFiles(storage, bucket, rowId)) {
        const fileName = path.slice(rowId.length + 1);
        const isRoom = bytes < ARCHIVED_FILES_MAX_BYTES;
        const content = isRoom ? await readOrNull(storage, bucket, path) : null;
        bytes += content?.size ?? 0;
        yield { bucket, rowId, fileName, content };
      }
    }
  }
}

/** What somebody deletes meanwhile, or what is lost in the store, is no reason to give nothing. */
async function readOrNull(
  storage: FileStorage,
  bucket: FileBucket,
  path: string,
): Promise<Blob | null> {
  try {
    return await readFile(storage, bucket, path);
  } catch {
    return null;
  }
}

/** Whose archive it is, and who takes it. */
interface Accounts {
  readonly userId: string;
  readonly source: string;
}

/** Those files of an archive that the account does not have. */
export async function missingFiles(
  storage: FileStorage,
  { userId, source }: Accounts,
  files: readonly OpenableFile[],
): Promise<OpenableFile[]> {
  const taken = files.map((file) => ({ file, rowId: importedId(userId, source, file.rowId) }));
  const there = new Set<string>();
  for (const bucket of fileBuckets) {
    const ofBucket = taken.filter(({ file }) => file.bucket === bucket);
    if (ofBucket.length === 0) continue;
    const folders = new Set(await listFolders(storage, bucket));
    for (const rowId of new Set(ofBucket.map((one) => one.rowId))) {
      if (!folders.has(rowId)) continue;
      for (const path of await listFiles(storage, bucket, rowId)) there.add(`${bucket}/${path}`);
    }
  }
  return taken
    .filter(({ file, rowId }) => !there.has(archivedFilePath({ ...file, rowId })))
    .map(({ file }) => file);
}

/**
 * Adds files to the rows that an import wrote, with the rights and the bounds of any other file. A file that is refused keeps no
 * other from being added.
 * @returns how many were refused
 */
export async function addFiles(
  storage: FileStorage,
  { userId, source }: Accounts,
  files: readonly OpenableFile[],
): Promise<number> {
  let refused = 0;
  for (const { bucket, rowId, fileName, open } of files) {
    const path = `${importedId(userId, source, rowId)}/${fileName}`;
    try {
      const bytes = open();
      const type = fileType(bytes.subarray(0, HEAD_BYTES));
      if (type === null) refused += 1;
      else await addFile(storage, bucket, path, new Blob([bytes], { type }));
    } catch {
      refused += 1;
    }
  }
  return refused;
}
