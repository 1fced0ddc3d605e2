import { addFile, type FileStorage, listFiles, readFile } from "#app/client/files/private-files.ts";
import { ARCHIVED_FILES_MAX_BYTES, type ArchivedFile } from "#domain/account-data/archive-files.ts";
import { fileType, HEAD_BYTES } from "#domain/files/file-kind.ts";
import { PRESCRIPTION_BUCKET } from "#domain/prescriptions/prescription-files.ts";
import { importedId } from "./imported-id.ts";

/** A file of the account; its content is null where it could not be read, or where the archive is full. */
export interface ReadFile extends ArchivedFile {
  readonly content: Blob | null;
}

/** A file of an archive, opened when it is needed. */
export interface OpenableFile extends ArchivedFile {
  readonly open: () => Uint8Array<ArrayBuffer>;
}

/** The files of these prescriptions, one after another: no more than one is held at a time. */
export async function* readFiles(
  storage: FileStorage,
  prescriptionIds: readonly string[],
): AsyncGenerator<ReadFile> {
  let bytes = 0;
  for (const prescriptionId of prescriptionIds) {
    for (const path of await listFiles(storage, PRESCRIPTION_BUCKET, prescriptionId)) {
      const fileName = path.slice(prescriptionId.length + 1);
      const content = bytes < ARCHIVED_FILES_MAX_BYTES ? await readOrNull(storage, path) : null;
      bytes += content?.size ?? 0;
      yield { prescriptionId, fileName, content };
    }
  }
}

/** What somebody deletes meanwhile, or what is lost in the store, is no reason to give nothing. */
async function readOrNull(storage: FileStorage, path: string): Promise<Blob | null> {
  try {
    return await readFile(storage, PRESCRIPTION_BUCKET, path);
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
  const there = new Set<string>();
  for (const old of new Set(files.map(({ prescriptionId }) => prescriptionId))) {
    const id = importedId(userId, source, old);
    for (const path of await listFiles(storage, PRESCRIPTION_BUCKET, id)) there.add(path);
  }
  return files.filter(
    ({ prescriptionId, fileName }) =>
      !there.has(`${importedId(userId, source, prescriptionId)}/${fileName}`),
  );
}

/**
 * Adds files to the prescriptions that an import wrote, with the rights and the bounds of any other file. A file that is refused keeps no
 * other from being added.
 * @returns how many were refused
 */
export async function addFiles(
  storage: FileStorage,
  { userId, source }: Accounts,
  files: readonly OpenableFile[],
): Promise<number> {
  let refused = 0;
  for (const { prescriptionId, fileName, open } of files) {
    const path = `${importedId(userId, source, prescriptionId)}/${fileName}`;
    try {
      const bytes = open();
      const type = fileType(bytes.subarray(0, HEAD_BYTES));
      if (type === null) refused += 1;
      else await addFile(storage, PRESCRIPTION_BUCKET, path, new Blob([bytes], { type }));
    } catch {
      refused += 1;
    }
  }
  return refused;
}
