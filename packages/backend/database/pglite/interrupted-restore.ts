import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { SetupError } from "../setup-error.ts";

/** The folder in which a restore unpacks a backup, before it moves it into place. */
export const RESTORING_FOLDER = "restoring";

/** The start of the names of the folders to which restores move the previous data. */
export const REPLACED_PREFIX = "replaced-";

/**
 * Refuses a data folder whose database was moved aside by a restore that did not come to its end: a start would create an
 * empty database in its place.
 * @throws SetupError in one sentence
 */
export async function requireNoInterruptedRestore(dataDir: string): Promise<void> {
  const names = (await readdir(dataDir)).toSorted().reverse();
  const replaced = names.find(
    (name) => name.startsWith(REPLACED_PREFIX) && existsSync(join(dataDir, name, "pgdata")),
  );
  if (replaced !== undefined) {
    throw new SetupError(
      `There is no database in ${dataDir}, because a restore was interrupted: run npm run restore -- FILE again, ` +
        `or put everything in ${join(dataDir, replaced)} back in its place.`,
    );
  }
  if (names.includes(RESTORING_FOLDER)) {
    throw new SetupError(
      `There is no database in ${dataDir}, because a restore was interrupted: run npm run restore -- FILE again, ` +
        `or delete ${join(dataDir, RESTORING_FOLDER)} to begin without data.`,
    );
  }
}
