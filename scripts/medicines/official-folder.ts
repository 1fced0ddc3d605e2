import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import {
  fileNamed,
  type ImportedFile,
  type ImportedFiles,
} from "#domain/medicines/official/official-files.ts";
import { OperatorError } from "#server/lifecycle/operator-error.ts";

/**
 * The official files of a folder, whatever the case of their names; others are left alone.
 * @throws {OperatorError} when there is no such folder
 */
export async function readOfficialFolder(folder: string): Promise<ImportedFiles> {
  const names = await readdir(folder).catch(() => {
    throw new OperatorError(
      `There is no folder ${folder} to read: --bdpm names the one with the downloaded files.`,
    );
  });
  const files: Partial<Record<ImportedFile, Uint8Array>> = {};
  // In their order: of announcements that were downloaded twice, the later one is read.
  for (const name of names.sort()) {
    const file = fileNamed(name);
    if (file !== undefined) files[file] = await readFile(join(folder, name));
  }
  return files;
}
