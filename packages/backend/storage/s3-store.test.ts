import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type S3Server, startS3Server } from "../../../testing/fakes/s3-server.ts";
import type { ByteStore } from "./byte-store.ts";
import { createS3Store } from "./s3-store.ts";

let server: S3Server;
let store: ByteStore;
beforeAll(async () => {
  server = await startS3Server();
  store = createS3Store(server.location);
});
beforeEach(() => {
  server.objects.clear();
  server.refused.length = 0;
});
afterAll(() => server.close());

const BYTES = new Uint8Array([0, 1, 254, 255]);

test("a written object can be read, and a removed one cannot", async () => {
  const key = randomUUID();
  expect(await store.read(key)).toBeUndefined();
  await store.write(key, BYTES);
  expect([...server.objects.keys()]).toEqual([`storage/${key}`]);
  expect(await store.read(key)).toEqual(BYTES);
  await store.remove(key);
  await store.remove(key);
  expect(server.objects.size).toBe(0);
  expect(server.refused).toEqual([]);
});

test("lists own objects older than a given time, over several pages", async () => {
  const keys = Array.from({ length: 5 }, () => randomUUID());
  for (const key of keys) await store.write(key, BYTES);
  const young = randomUUID();
  for (const { at } of server.objects.values()) at.setTime(at.getTime() - 90_000_000);
  await store.write(young, BYTES);
  server.objects.set("storage/thesis.txt", { bytes: Buffer.from("x"), at: new Date(0) });
  server.objects.set(`elsewhere/${randomUUID()}`, { bytes: Buffer.from("x"), at: new Date(0) });
  const told: string[] = [];
  for await (const key of store.olderThan(Date.now() - 86_400_000)) told.push(key);
  expect(told.sort()).toEqual(keys.sort());
  expect(server.refused).toEqual([]);
});

test.each([
  { change: { secretKey: "another" }, why: "signature" },
  { change: { accessKey: "another" }, why: "credential" },
  { change: { region: "us-east-1" }, why: "credential" },
])("with $change the store refuses, and nothing is written", async ({ change, why }) => {
  const stranger = createS3Store({ ...server.location, ...change });
  const failed = stranger.write(randomUUID(), BYTES);
  await expect(failed).rejects.toThrow("The store answered 403 to PUT.");
  expect(server.refused[0]).toContain(why);
  expect(server.objects.size).toBe(0);
});

test("a missing bucket is an error, not an empty store", async () => {
  const lost = createS3Store({ ...server.location, bucket: "nowhere" });
  await expect(lost.write(randomUUID(), BYTES)).rejects.toThrow("no such bucket");
});

test("a failed request to the store is tried again", async () => {
  const key = randomUUID();
  server.failures.push(503, 500);
  await store.write(key, BYTES);
  expect(await store.read(key)).toEqual(BYTES);
});

test("redirects of the store are not followed", async () => {
  server.failures.push(307);
  await expect(store.read(randomUUID())).rejects.toThrow();
});

test("only our own keys are used in URLs", async () => {
  await expect(store.write("../other/key", BYTES)).rejects.toThrow("not one of ours");
});
