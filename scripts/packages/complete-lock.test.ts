import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { completeLock } from "./complete-lock.ts";

const lockOf = (...names: string[]) => ({
  packages: {
    "": {},
    "node_modules/tool": {
      version: "1.2.3",
      dev: true,
      optionalDependencies: Object.fromEntries(names.map((name) => [name, "1.2.3"])),
    },
  } as Record<string, object>,
});

test.each([
  { name: "@tool/darwin-arm64", system: { cpu: ["arm64"], os: ["darwin"] } },
  { name: "@tool/win32-x64-msvc", system: { cpu: ["x64"], os: ["win32"] } },
  { name: "@tool/linux-x64-musl", system: { cpu: ["x64"], os: ["linux"], libc: ["musl"] } },
  { name: "@tool/linux-arm-gnueabihf", system: { cpu: ["arm"], os: ["linux"], libc: ["glibc"] } },
  { name: "@tool/oxide-wasm32-wasi", system: { cpu: ["wasm32"] } },
])("$name is locked for its system alone", ({ name, system }) => {
  const lock = lockOf(name);
  expect(completeLock(lock)).toEqual([name]);
  const added = { version: "1.2.3", dev: true, optional: true, ...system };
  expect(lock.packages[`node_modules/${name}`]).toEqual(added);
  expect(completeLock(lock), "a second time adds nothing").toEqual([]);
});

test("a package without a system is an error", () => {
  expect(() => completeLock(lockOf("@tool/helper"))).toThrow("does not say its system");
});

test("the lock file holds every package `npm ci` looks for; if not, run `npm run lock`", async () => {
  const lock = JSON.parse(await readFile("package-lock.json", "utf8"));
  expect(completeLock(lock)).toEqual([]);
});

test("the lock file names no registry", async () => {
  const { packages } = JSON.parse(await readFile("package-lock.json", "utf8"));
  // A workspace package is a link to its folder.
  const resolved = Object.values<{ resolved?: string; link?: boolean }>(packages).filter(
    ({ resolved, link }) => resolved && !link,
  );
  expect(resolved).toEqual([]);
});
