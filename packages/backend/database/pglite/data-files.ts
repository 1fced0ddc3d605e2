import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { SetupError } from "../setup-error.ts";

/** The version of PostgreSQL in PGlite 0.5; another one has a different layout of files. */
const MAJOR = "18";

/** The control file is always this long (`PG_CONTROL_FILE_SIZE`). */
const CONTROL_BYTES = 8192;

const FOLDERS = ["base", "global", "pg_wal", "pg_xact", "pg_multixact"];

/**
 * Checks the files of a database before PostgreSQL opens them: PostgreSQL ends with "Aborted()" where one of them is
 * missing, and PGlite treats a folder without PG_VERSION as empty and overwrites the rest.
 * @throws SetupError in one sentence
 */
export async function requireIntactFiles(folder: string): Promise<void> {
  const version = (await readFile(join(folder, "PG_VERSION"), "utf8").catch(() => "")).trim();
  if (version === "") throw damagedError(folder, "PG_VERSION is missing or empty");
  if (version !== MAJOR) {
    throw new SetupError(
      `The database in ${folder} cannot be opened: it is of PostgreSQL ${version}, and this program reads ${MAJOR}. ` +
        "Start the version of the program that wrote it, or put a backup of this version in place: " +
        "npm run restore -- FILE.",
    );
  }
  for (const name of FOLDERS) {
    const isThere = await stat(join(folder, name)).then(
      (entry) => entry.isDirectory(),
      () => false,
    );
    if (!isThere) throw damagedError(folder, `${name} is missing`);
  }
  const control = await stat(join(folder, "global/pg_control")).catch(() => undefined);
  if (control?.size !== CONTROL_BYTES) {
    throw damagedError(folder, "global/pg_control is missing or cut short");
  }
  const log = await readdir(join(folder, "pg_wal"));
  if (!log.some((name) => /^[0-9A-F]{24}$/.test(name)))
    throw damagedError(folder, "pg_wal is empty");
}

/** Nothing of it is ever deleted, because the remaining files may still be recoverable. */
export function damagedError(folder: string, because: string, cause?: unknown): SetupError {
  return new SetupError(
    `The database in ${folder} cannot be opened: it is damaged or of another version (${because}). ` +
      "Nothing was changed; put a backup in its place: npm run restore -- FILE.",
    { cause },
  );
}
