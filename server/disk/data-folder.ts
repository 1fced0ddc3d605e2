import { mkdir, open, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { systemErrorCode } from "../http/listeners.ts";
import { OperatorError } from "../lifecycle/operator-error.ts";
import { restrictDataFolder } from "./private-files.ts";

/** Milliseconds after which a disk counts as not responding. */
const DISK_TIMEOUT_MS = 20_000;

/**
 * Creates the folder, removes the permissions of other accounts, and tests with a file that it can be written:
 * permissions alone prove nothing on a read-only or full disk.
 * @throws {OperatorError} when it cannot
 */
export async function prepareDataFolder(folder: string): Promise<void> {
  await requireWritable(
    folder,
    (why) => `The data cannot be kept in ${folder}, because ${why}: set DATA_DIR.`,
  );
  restrictDataFolder(folder);
}

/**
 * Does the same for the folder of the backups, whose permissions are not changed: its disk may not support any.
 * @throws {OperatorError} when it cannot be written
 */
export function prepareBackupFolder(folder: string): Promise<void> {
  const sentence = (why: string) =>
    `The backups cannot be kept in ${folder}, because ${why}: set BACKUP_DIR.`;
  return requireWritable(folder, sentence);
}

/** @throws {OperatorError} with the given `sentence` */
async function requireWritable(folder: string, sentence: (why: string) => string): Promise<void> {
  const probe = join(folder, `probe-${process.pid}`);
  try {
    await withTimeout(DISK_TIMEOUT_MS, async () => {
      await makeFolder(folder);
      const file = await open(probe, "w", 0o600);
      await file.writeFile("x");
      await file.sync();
      await file.close();
      await rm(probe);
    });
  } catch (problem) {
    throw new OperatorError(
      sentence(REASON_OF_CODE[systemErrorCode(problem)] ?? "it cannot be written"),
    );
  }
}

const REASON_OF_CODE: Readonly<Record<string, string>> = {
  EACCES: "this account may not write there",
  EEXIST: "there is a file of that name",
  ENOENT: "no folder can be made there",
  ENOSPC: "the disk is full",
  ENOTDIR: "a part of that path is a file",
  EPERM: "this account may not write there",
  EROFS: "that disk is read-only",
  ETIMEDOUT: "that disk does not answer",
};

/** Node's own `recursive` loops for ever where a folder exists that allows no subfolder, such as `/proc`. */
export async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { mode: 0o700 });
  } catch (problem) {
    if (systemErrorCode(problem) === "ENOENT" && dirname(folder) !== folder) {
      await makeFolder(dirname(folder));
      await mkdir(folder, { mode: 0o700 });
    } else if (systemErrorCode(problem) !== "EEXIST" || !(await isFolder(folder))) throw problem;
  }
}

const isFolder = (path: string) =>
  stat(path).then(
    (entry) => entry.isDirectory(),
    () => false,
  );

async function withTimeout(milliseconds: number, work: () => Promise<void>): Promise<void> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    late.reject(Object.assign(new Error("too late"), { code: "ETIMEDOUT" }));
  }, milliseconds);
  try {
    await Promise.race([work(), late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
