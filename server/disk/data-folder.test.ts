import {
  chmod,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  symlink,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { OperatorError } from "../lifecycle/operator-error.ts";
import { prepareDataFolder } from "./data-folder.ts";
import { restrictDataFolder } from "./private-files.ts";

let tempDir: string;
beforeEach(async () => {
  tempDir = await mkdtemp(join(tmpdir(), "trousse-data-"));
  onTestFinished(() => rm(tempDir, { recursive: true }));
});

test("a new folder is closed to other accounts, and the test file is removed", async () => {
  const folder = join(tempDir, "a/b");
  await prepareDataFolder(folder);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  expect(await readdir(folder)).toEqual([]);
});

test("a folder that other accounts may read is closed, with all its content", async () => {
  await chmod(tempDir, 0o755);
  await mkdir(join(tempDir, "pgdata/pg_wal"), { recursive: true, mode: 0o755 });
  await writeFile(join(tempDir, "pgdata/pg_wal/0001"), "", { mode: 0o666 });
  await chmod(join(tempDir, "pgdata/pg_wal/0001"), 0o666);
  await mkdir(join(tempDir, "lost+found"));
  const elsewhere = await mkdtemp(join(tmpdir(), "trousse-disk-"));
  onTestFinished(() => rm(elsewhere, { recursive: true }));
  await writeFile(join(elsewhere, "picture"), "", { mode: 0o644 });
  await symlink(elsewhere, join(tempDir, "storage"));
  await prepareDataFolder(tempDir);
  const names = ["pgdata", "pgdata/pg_wal", "pgdata/pg_wal/0001", "storage", "storage/picture"];
  for (const name of names) {
    expect((await stat(join(tempDir, name))).mode & 0o077, name).toBe(0);
  }
  expect((await stat(tempDir)).mode & 0o777).toBe(0o700);
});

test("a folder with unrelated files is not closed, and is refused while others may read it", async () => {
  await chmod(tempDir, 0o755);
  await mkdir(join(tempDir, "photos"), { mode: 0o755 });
  await expect(prepareDataFolder(tempDir)).rejects.toThrow(
    /^Other accounts of this machine may read .*, and it holds other things than .*DATA_DIR/,
  );
  expect((await stat(tempDir)).mode & 0o777).toBe(0o755);
  await chmod(tempDir, 0o700);
  await prepareDataFolder(tempDir);
  expect((await stat(join(tempDir, "photos"))).mode & 0o777).toBe(0o755);
});

test("a folder of another account, or on a disk without permissions, is refused", async () => {
  await chmod(tempDir, 0o755);
  const notOwner = () => {
    throw Object.assign(new Error("no"), { code: "EPERM" });
  };
  expect(() => restrictDataFolder(tempDir, notOwner)).toThrow(
    /^Other accounts of this machine may read .*, and this account cannot change that: .*DATA_DIR/,
  );
  expect(() => restrictDataFolder(tempDir, () => undefined)).toThrow(OperatorError);
});

test("where the system allows no folder, the error comes at once", async () => {
  await expect(prepareDataFolder("/proc/x/y")).rejects.toThrow(
    /because no folder can be made there: set DATA_DIR\.$/,
  );
});

test("every program that writes data makes its files private", async () => {
  const names = (await readdir("scripts")).filter((name) => /^[^.]+\.ts$/.test(name));
  const programs = ["server/main.ts", ...names.map((name) => `scripts/${name}`)];
  const careless: string[] = [];
  for (const path of programs) {
    const text = await readFile(path, "utf8");
    const opensData = /\b(readConfig|openLocation|openInstallation)\(/.test(text);
    if (opensData && !DELETING.has(path) && !text.includes("restrictNewFiles();")) {
      careless.push(path);
    }
  }
  expect(careless).toEqual([]);
});

/** It writes nothing. */
const DELETING = new Set(["scripts/reset.ts"]);

test("a file in the way is reported in one sentence", async () => {
  await writeFile(join(tempDir, "data"), "");
  await expect(prepareDataFolder(join(tempDir, "data"))).rejects.toThrow(
    /^The data cannot be kept in .*, because there is a file of that name: set DATA_DIR\.$/,
  );
  await expect(prepareDataFolder(join(tempDir, "data/deeper"))).rejects.toThrow(
    /because a part of that path is a file/,
  );
});
