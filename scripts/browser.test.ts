import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { findBrowser, findHeadlessShell } from "./browser.ts";

let folder: string;
let shell: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "trousse-browser-"));
  shell = join(folder, "chromium-headless-shell");
  await writeFile(shell, "#!/bin/sh\n");
  await chmod(shell, 0o755);
});
afterAll(() => rm(folder, { recursive: true }));
afterEach(() => vi.unstubAllEnvs());

const onThisMachine = (variables: Record<string, string> = {}) => {
  vi.stubEnv("PATH", [folder, process.env.PATH].join(delimiter));
  for (const name of ["CI", "CHROMIUM", "HEADED", "PWDEBUG"]) vi.stubEnv(name, variables[name]);
};

test.each([{}, { CI: "true" }])("with %o the one without windows is taken", (variables) => {
  onThisMachine(variables);
  expect(findHeadlessShell()).toBe(shell);
});

test.each([{ HEADED: "yes" }, { PWDEBUG: "1" }, { CHROMIUM: process.execPath }])(
  "with %o it is not",
  (variables) => {
    onThisMachine(variables);
    expect(findHeadlessShell()).toBeUndefined();
  },
);

test("the browser that is named is taken, or none", () => {
  onThisMachine({ CHROMIUM: process.execPath });
  expect(findBrowser()).toBe(process.execPath);
  onThisMachine({ CHROMIUM: join(folder, "no-browser") });
  expect(findBrowser()).toBeUndefined();
});
