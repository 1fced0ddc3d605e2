import { mkdir, open, rm } from "node:fs/promises";
import { join } from "node:path";
import { Refusal } from "./refusal.ts";

/**
 * Makes the folder, closed to other accounts, and proves by a file that it can be written: what the
 * rights say is not enough on a read-only or a full disk.
 * @throws {Refusal} when it cannot
 */
export async function prepareDataFolder(folder: string): Promise<void> {
  const probe = join(folder, `probe-${process.pid}`);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const file = await open(probe, "w");
    await file.writeFile("x");
    await file.sync();
    await file.close();
    await rm(probe);
  } catch (problem) {
    const code = problem instanceof Error && "code" in problem ? String(problem.code) : "";
    const why = WHY[code] ?? "it cannot be written";
    throw new Refusal(`The data cannot be kept in ${folder}, because ${why}: set DATA_DIR.`);
  }
}

const WHY: Readonly<Record<string, string>> = {
  EACCES: "this account may not write there",
  EEXIST: "there is a file of that name",
  ENOSPC: "the disk is full",
  ENOTDIR: "a part of that path is a file",
  EPERM: "this account may not write there",
  EROFS: "that disk is read-only",
};
