import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { statfs, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

export const MEGABYTE = 1024 * 1024;

export interface SmallDisk {
  readonly folder: string;
  /** Bytes. */
  free(): Promise<number>;
  /** Fills it up until so many megabytes are left. */
  leave(megabytes: number): Promise<void>;
  /** Takes away what filled it. */
  empty(): void;
  remove(): void;
}

/** A disk in memory; undefined where this account may mount none. */
export function smallDisk(megabytes: number): SmallDisk | undefined {
  const folder = mkdtempSync(join(tmpdir(), "small-disk-"));
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", folder], {
      stdio: "ignore",
    });
  } catch {
    rmSync(folder, { recursive: true });
    return undefined;
  }
  const filler = join(folder, "filler");
  const free = async () => {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  };
  return {
    folder,
    free,
    async leave(least) {
      rmSync(filler, { force: true });
      await writeFile(filler, Buffer.alloc((await free()) - least * MEGABYTE));
    },
    empty: () => rmSync(filler, { force: true }),
    remove() {
      execFileSync("umount", ["--lazy", folder]);
      rmSync(folder, { recursive: true });
    },
  };
}
