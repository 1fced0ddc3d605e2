import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { FILE_WORDS, OFFICIAL_FILES, type OfficialFile } from "#domain/medicines/official-files.ts";
import { OperatorError } from "#server/lifecycle/operator-error.ts";

/**
 * The official files of a folder, whatever the case of their names; others are left alone.
 * @throws {OperatorError} when there is no such folder
 */
export async function readOfficialFolder(
  folder: string,
): Promise<Partial<Record<OfficialFile, Uint8Array>>> {
  const names = await readdir(folder).catch(() => {
    throw new OperatorError(
      `There is no folder ${folder} to read: --bdpm names the one with the downloaded files.`,
    );
  });
  const files: Partial<Record<OfficialFile, Uint8Array>> = {};
  for (const file of FILE_WORDS) {
    const wanted = OFFICIAL_FILES[file].name.toLowerCase();
    const name = names.find((one) => one.toLowerCase() === wanted);
    if (name !== undefined) files[file] = await readFile(join(folder, name));
  }
  return files;
}
