import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { answerBackupRequest, pendingBackupRequest, requestSnapshot } from "./backup-request.ts";
import { PgDumpMissingError, postgresEntries } from "./postgres-entries.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "backup-request-"));
});
afterEach(() => rm(folder, { recursive: true }));

test.each([{ isDone: true }, { isDone: false }])(
  "a request to the running server is answered: $isDone, and its files are removed",
  async ({ isDone }) => {
    const asked = requestSnapshot(folder, 5000);
    await expect.poll(() => pendingBackupRequest(folder)).toBeDefined();
    await answerBackupRequest(folder, (await pendingBackupRequest(folder)) ?? "", isDone);
    expect(await asked).toBe(isDone);
    expect(await readdir(folder)).toEqual([]);
  },
);

test("where no server answers, the request is removed", async () => {
  expect(await requestSnapshot(folder, 300)).toBe(false);
  expect(await readdir(folder)).toEqual([]);
});

test("a missing pg_dump has its own kind of error", async () => {
  const path = process.env.PATH;
  process.env.PATH = folder;
  try {
    const entries = postgresEntries("postgres://user@127.0.0.1:1/none");
    await expect(entries.next()).rejects.toBeInstanceOf(PgDumpMissingError);
  } finally {
    process.env.PATH = path;
  }
});
