import type { Engine } from "@trousse/backend/database/engine";
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { smallDisk } from "#testing/durability/small-disk.ts";
import { openEmbedded } from "#testing/engines/pglite-template.ts";
import { readOnlyWhenFull, watchFreeSpace } from "./free-space.ts";

const visitor = { role: "anon", claims: '{"role":"anon"}' };

const room = { isThere: true, isFull: false };
let real: Engine;
let engine: Engine;
beforeAll(async () => {
  real = await openEmbedded();
  await real.transaction((tx) =>
    tx.script(`
      create table public.boxes (n integer);
      grant usage on schema public to anon;
      grant select, insert on public.boxes to anon;
    `),
  );
  engine = readOnlyWhenFull(real, { hasFreeSpace: () => room.isThere, isFull: () => room.isFull });
});
beforeEach(() =>
  real.transaction((tx) =>
    tx.script("delete from public.boxes; insert into public.boxes values (0)"),
  ),
);
afterAll(() => real.close());

const read = () =>
  engine.asRole(visitor, "select count(*) as boxes, current_user as who from public.boxes", []);
const write = () => engine.asRole(visitor, "insert into public.boxes values ($1)", [1]);
const signIn = () =>
  engine.transaction((tx) => tx.query("insert into public.boxes values (2) returning n"));

test("with enough space, people read and write", async () => {
  Object.assign(room, { isThere: true, isFull: false });
  await write();
  expect(await read()).toEqual([{ boxes: 2, who: "anon" }]);
});

test("with little space, people only read, and the server itself still writes", async () => {
  Object.assign(room, { isThere: false, isFull: false });
  await expect(write()).rejects.toMatchObject({ name: "DatabaseError", code: "53100" });
  expect(await read()).toEqual([{ boxes: 1, who: "anon" }]);
  expect(await signIn()).toEqual([{ n: 2 }]);
  await expect(
    engine.asRole({ role: "postgres", claims: "{}" }, "select 1", []),
  ).rejects.toMatchObject({ code: "42501" });
});

test("on a full disk nothing is written, and reading goes on", async () => {
  Object.assign(room, { isThere: false, isFull: true });
  await expect(signIn()).rejects.toMatchObject({ code: "53100" });
  expect(await read()).toEqual([{ boxes: 1, who: "anon" }]);
  Object.assign(room, { isThere: true, isFull: false });
  await write();
  expect(await read()).toEqual([{ boxes: 2, who: "anon" }]);
});

test("a disk that fills up is noticed, and so is one that has space again", async (context) => {
  const disk = smallDisk(70);
  if (!disk) return context.skip("this account may mount no disk");
  onTestFinished(disk.remove);
  const check = async () => {
    const space = await watchFreeSpace(disk.folder, 40, () => undefined);
    space.stop();
    return { hasRoom: space.hasFreeSpace(), isFull: space.isFull() };
  };
  expect(await check()).toEqual({ hasRoom: true, isFull: false });
  await disk.leave(30);
  expect(await check()).toEqual({ hasRoom: false, isFull: false });
  await disk.leave(10);
  expect(await check()).toEqual({ hasRoom: false, isFull: true });
  disk.empty();
  expect(await check()).toEqual({ hasRoom: true, isFull: false });
});
