import { randomBytes, randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { ByteStore } from "./byte-store.ts";
import { createEncryptedStore } from "./encrypted-store.ts";

const TEXT = "Amoxicilline 500 mg, Léa";

function aStore() {
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  const store: ByteStore = {
    async write(key, bytes) {
      files.set(key, new Uint8Array(bytes));
    },
    read: async (key) => files.get(key),
    async remove(key) {
      files.delete(key);
    },
    async *olderThan() {
      yield* files.keys();
    },
  };
  return { files, store };
}

test("what is in the store cannot be read there, and is the same when it is read back", async () => {
  const { files, store } = aStore();
  const key = randomBytes(32);
  const [one, other] = [randomUUID(), randomUUID()];
  const sealed = createEncryptedStore(store, async () => key);
  await sealed.write(one, Buffer.from(TEXT));
  await sealed.write(other, Buffer.from(TEXT));
  expect(Buffer.from(files.get(one) ?? []).includes("Amoxicilline")).toBe(false);
  expect(files.get(one)).not.toEqual(files.get(other));
  expect(Buffer.from((await sealed.read(one)) ?? []).toString()).toBe(TEXT);
  await sealed.remove(one);
  expect(await sealed.read(one)).toBeUndefined();
});

test("a changed file, a file under another name and another key are refused", async () => {
  const { files, store } = aStore();
  const key = randomBytes(32);
  const [one, other] = [randomUUID(), randomUUID()];
  const sealed = createEncryptedStore(store, async () => key);
  await sealed.write(one, Buffer.from(TEXT));
  const bytes = files.get(one) ?? new Uint8Array();
  files.set(other, bytes);
  await expect(sealed.read(other)).rejects.toThrow();
  const foreign = createEncryptedStore(store, async () => randomBytes(32));
  await expect(foreign.read(one)).rejects.toThrow();
  const changed = new Uint8Array(bytes);
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
  files.set(one, changed);
  await expect(sealed.read(one)).rejects.toThrow();
});

test("what was written before is read as it is", async () => {
  const { files, store } = aStore();
  const name = randomUUID();
  files.set(name, new Uint8Array(Buffer.from("RIFF")));
  const sealed = createEncryptedStore(store, async () => randomBytes(32));
  expect(Buffer.from((await sealed.read(name)) ?? []).toString()).toBe("RIFF");
});

test("a key that could not be read is asked for again", async () => {
  const { store } = aStore();
  const key = randomBytes(32);
  let asked = 0;
  const sealed = createEncryptedStore(store, async () => {
    asked += 1;
    if (asked === 1) throw new Error("no database");
    return key;
  });
  const name = randomUUID();
  await expect(sealed.write(name, Buffer.from(TEXT))).rejects.toThrow("no database");
  await sealed.write(name, Buffer.from(TEXT));
  expect(Buffer.from((await sealed.read(name)) ?? []).toString()).toBe(TEXT);
});
