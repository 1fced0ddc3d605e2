import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { statfs, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import type { Engine } from "../backend/database/engine.ts";
import { openDatabase } from "../backend/database/open.ts";
import { watchSpace, writeOnlyWithRoom } from "./free-space.ts";

const visitor = { role: "anon", claims: '{"role":"anon"}' };

const room = { isThere: true, isFull: false };
let real: Engine;
let engine: Engine;
beforeAll(async () => {
  real = await openDatabase({ memory: true });
  await real.transaction((tx) =>
    tx.script(`
      create table public.boxes (n integer);
      grant usage on schema public to anon;
      grant select, insert on public.boxes to anon;
    `),
  );
  engine = writeOnlyWithRoom(real, { hasRoom: () => room.isThere, isFull: () => room.isFull });
});
afterAll(() => real.close());

const read = () =>
  engine.asRole(visitor, "select count(*) as boxes, current_user as who from public.boxes", []);
const write = () => engine.asRole(visitor, "insert into public.boxes values ($1)", [1]);
const signIn = () =>
  engine.transaction((tx) => tx.query("insert into public.boxes values (2) returning n"));

test("with room, people read and write", async () => {
  Object.assign(room, { isThere: true, isFull: false });
  await write();
  expect(await read()).toEqual([{ boxes: 1, who: "anon" }]);
});

test("without room, people read as themselves and write nothing, and the server still does", async () => {
  Object.assign(room, { isThere: false, isFull: false });
  await expect(write()).rejects.toMatchObject({ name: "DatabaseError", code: "53100" });
  expect(await read()).toEqual([{ boxes: 1, who: "anon" }]);
  expect(await signIn()).toEqual([{ n: 2 }]);
  await expect(
    engine.asRole({ role: "postgres", claims: "{}" }, "select 1", []),
  ).rejects.toMatchObject({ code: "42501" });
});

test("on a full disk nobody writes, and reading goes on", async () => {
  Object.assign(room, { isThere: false, isFull: true });
  await expect(signIn()).rejects.toMatchObject({ code: "53100" });
  expect(await read()).toEqual([{ boxes: 2, who: "anon" }]);
  Object.assign(room, { isThere: true, isFull: false });
  await write();
});

/** A disk of 70 MB; undefined where this account may mount none. */
function smallDisk(): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), "small-disk-"));
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=70m", "tmpfs", folder], { stdio: "ignore" });
  } catch {
    rmSync(folder, { recursive: true });
    return undefined;
  }
  onTestFinished(() => {
    execFileSync("umount", ["--lazy", folder]);
    rmSync(folder, { recursive: true });
  });
  return folder;
}

test("a disk that fills up is seen, and so is one that has room again", async (context) => {
  const folder = smallDisk();
  if (!folder) return context.skip("this account may mount no disk");
  const look = async () => {
    const space = await watchSpace(folder, 40, () => undefined);
    space.stop();
    return { hasRoom: space.hasRoom(), isFull: space.isFull() };
  };
  expect(await look()).toEqual({ hasRoom: true, isFull: false });
  const { bavail, bsize } = await statfs(folder);
  const filler = join(folder, "filler");
  await writeFile(filler, Buffer.alloc(bavail * bsize - 30 * 1024 * 1024));
  expect(await look()).toEqual({ hasRoom: false, isFull: false });
  await writeFile(filler, Buffer.alloc(bavail * bsize - 10 * 1024 * 1024));
  expect(await look()).toEqual({ hasRoom: false, isFull: true });
  rmSync(filler);
  expect(await look()).toEqual({ hasRoom: true, isFull: false });
});
