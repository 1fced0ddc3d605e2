import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { engines } from "#testing/engines/engines.ts";
import { readConfig } from "./config.ts";
import { readStorageKey } from "./storage-key.ts";
import { openStore } from "./storage-settings.ts";

const S3 = {
  STORAGE_S3_ENDPOINT: "https://s3.eu-west-3.amazonaws.com",
  STORAGE_S3_BUCKET: "trousse-pictures",
  STORAGE_S3_ACCESS_KEY: "AKIDEXAMPLE",
  STORAGE_S3_SECRET_KEY: "wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY",
};

describe.each(engines)("on $name", ({ openMigrated }) => {
  test("the key of files that another machine stores is made once", async () => {
    const engine = await openMigrated();
    const [one, other] = await Promise.all([readStorageKey(engine), readStorageKey(engine)]);
    expect(one).toHaveLength(32);
    expect(other).toEqual(one);
    expect(await readStorageKey(engine)).toEqual(one);
  });

  test("without a setting, pictures are stored with the other data", async () => {
    const folder = await mkdtemp(join(tmpdir(), "trousse-store-"));
    onTestFinished(() => rm(folder, { recursive: true }));
    await openStore(readConfig({}).storage, folder, await openMigrated());
    expect((await stat(join(folder, "storage"))).isDirectory()).toBe(true);
  });
});

test("with an S3 store, pictures are stored there", () => {
  expect(readConfig({ ...S3, STORAGE_S3_REGION: "eu-west-3" }).storage.s3).toEqual({
    endpoint: "https://s3.eu-west-3.amazonaws.com",
    bucket: "trousse-pictures",
    region: "eu-west-3",
    accessKey: "AKIDEXAMPLE",
    secretKey: "wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY",
  });
  expect(() => readConfig({ ...S3, STORAGE_S3_ENDPOINT: "http://127.0.0.1:9000" })).not.toThrow();
});

test("a bucket holds what the operator allows", () => {
  const { quota } = readConfig({ STORAGE_MAX_FILES: "50", STORAGE_MAX_BYTES: "1000000" }).storage;
  expect(quota).toEqual({ files: 50, bytes: 1_000_000 });
});

test.each([
  { setting: { STORAGE_S3_ENDPOINT: "http://s3.example" }, because: "keys would travel in clear" },
  { setting: { STORAGE_S3_ENDPOINT: "https://s3.example/a" }, because: "it is no origin" },
  { setting: { STORAGE_S3_ENDPOINT: "https://k:v@s3.example" }, because: "it holds a secret" },
  { setting: { STORAGE_S3_BUCKET: "a b" }, because: "no bucket is called that" },
  { setting: { STORAGE_S3_SECRET_KEY: "" }, because: "one of the four is missing" },
  { setting: { STORAGE_MAX_FILES: "0" }, because: "nothing could be stored" },
  { setting: { STORAGE_MAX_BYTES: "1GB" }, because: "it is no number" },
])("refuses $setting: $because", ({ setting }) => {
  expect(() => readConfig({ ...S3, ...setting })).toThrow(/^STORAGE_[^\n]+\.$/);
});
