import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { lockFolder } from "@trousse/backend/database/pglite/lock";
import { loadKeys } from "@trousse/backend/identity/api-keys";
import { beforeEach, expect, onTestFinished, test } from "vitest";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "trousse-reset-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
});

function reset(answer: string, ...words: string[]) {
  const script = join(import.meta.dirname, "reset.ts");
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...words], {
    env: { PATH: process.env.PATH, DATA_DIR: folder },
    input: answer,
    encoding: "utf8",
  });
  return { status, said: `${stdout}${stderr}` };
}

test.each([
  { answer: "yes\n", words: [], isGone: true, because: "asked and answered" },
  { answer: "", words: ["--yes"], isGone: true, because: "answered beforehand" },
  { answer: "no\n", words: [], isGone: false, because: "they did not mean it" },
  { answer: "", words: [], isGone: false, because: "nobody is there to answer" },
  { answer: "\n", words: [], isGone: false, because: "silence is no yes" },
])("a data folder, deleted: $isGone ($because)", async ({ answer, words, isGone }) => {
  await loadKeys(folder);
  expect(reset(answer, ...words).status).toBe(0);
  expect(existsSync(folder)).toBe(!isGone);
});

test("a folder in use is refused in one sentence", async () => {
  await loadKeys(folder);
  onTestFinished(lockFolder(folder));
  const { status, said } = reset("", "--yes");
  expect(status).toBe(1);
  expect(said.trimEnd()).toMatch(/^The folder .+ is already in use by process \d+;[^\n]+\.$/);
  expect(existsSync(join(folder, "keys.json"))).toBe(true);
});

test("a folder without our keys is never deleted", async () => {
  await writeFile(join(folder, "thesis.txt"), "ten years");
  expect(reset("", "--yes").said).toContain("There is no data in");
  expect(existsSync(join(folder, "thesis.txt"))).toBe(true);
});
