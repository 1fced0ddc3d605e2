import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { billOfMaterials } from "#scripts/packages/bill-of-materials.ts";
import { recordTestResult } from "../harness/test-result-rows.ts";

const root = join(import.meta.dirname, "../..");
const read = (file: string) => JSON.parse(readFileSync(join(root, file), "utf8"));

interface Locked {
  readonly version?: string;
  readonly integrity?: string;
  readonly license?: string;
  readonly optional?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly hasInstallScript?: boolean;
  readonly link?: boolean;
  readonly resolved?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}
const manifest = read("package.json") as Manifest & {
  readonly allowScripts: Readonly<Record<string, boolean>>;
};
const backendManifest = read("packages/backend/package.json") as Manifest;
const { "": self, ...locked } = read("package-lock.json").packages as Record<string, Locked>;
/** Packages of this repository: a link in node_modules, and the folder with its own manifest. */
const WORKSPACES = ["node_modules/@trousse/backend", "packages/backend"];
const packages = Object.entries(locked).filter(([path]) => !WORKSPACES.includes(path));
const nameOf = (path: string) => path.slice(path.lastIndexOf("node_modules/") + 13);

/** What may be built upon: each lets anybody use, change and pass on what is made with it. */
const LICENCES = new Set([
  "0BSD",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "BlueOak-1.0.0",
  "CC-BY-4.0",
  "CC0-1.0",
  "ISC",
  // Of libraries that are loaded as they are: libvips, and tools that only check.
  "LGPL-3.0-or-later",
  "MPL-2.0",
  "MIT",
  "MIT-0",
  "OFL-1.1",
  "Unlicense",
]);

test("C16: versions are exact, here and in the lock file", () => {
  const asked = [manifest, backendManifest].flatMap(({ dependencies, devDependencies }) =>
    Object.entries({ ...dependencies, ...devDependencies }),
  );
  const isExact = (version: string | undefined) => /^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version ?? "");
  expect(asked.filter(([, version]) => !isExact(version))).toEqual([]);
  // An address of another place than the registry would stand where a version does.
  expect(packages.filter(([, { version }]) => !isExact(version))).toEqual([]);
  for (const [name, version] of asked) {
    expect(locked[`node_modules/${name}`]?.version, name).toBe(version);
  }
});

test("C16: nothing comes from git, an address or a folder", () => {
  expect(self).toBeDefined();
  expect(packages.filter(([, { link }]) => link)).toEqual([]);
  expect(WORKSPACES.filter((path) => !locked[path])).toEqual([]);
  const wanted = packages.flatMap(
    ([, { dependencies = {}, optionalDependencies = {}, resolved }]) => [
      ...Object.values({ ...dependencies, ...optionalDependencies }),
      // Left out, so that npm uses the configured registry.
      ...(resolved ? [resolved] : []),
    ],
  );
  expect(wanted.filter((version) => /[:/]/.test(version))).toEqual([]);
});

test("C16: every package has its digest, but builds for systems that nobody here has", () => {
  const without = packages.filter(([, { integrity }]) => !integrity?.startsWith("sha512-"));
  const wrong = without.filter(([, { optional, os, cpu }]) => !optional || !(os ?? cpu));
  expect(wrong.map(([path]) => path)).toEqual([]);
  recordTestResult({
    row: "C16",
    what: "a digest for every package of the lock file",
    target: "all",
    measured: `${packages.length - without.length} of ${packages.length}; the others are optional builds for other systems, added by npm run lock, whose digest npm takes from the registry`,
    held: without.length === 0,
  });
});

/** Packages whose licence stands in their LICENSE file alone. */
const LICENSED_BY_FILE: ReadonlyMap<string, string> = new Map([["png-js", "MIT"]]);

test("C16: every licence is on the list", () => {
  const namesIn = (licence: string) => licence.replaceAll(/[()]/g, "").split(/ (?:AND|OR) /);
  const wrong = packages.filter(([path, { license, optional, integrity }]) => {
    const licence = license ?? LICENSED_BY_FILE.get(nameOf(path));
    return licence === undefined
      ? !(optional && !integrity)
      : namesIn(licence).some((name) => !LICENCES.has(name));
  });
  expect(wrong.map(([path, { license }]) => `${nameOf(path)} ${license}`)).toEqual([]);
});

test("C16: a package runs a script when it is installed only if that was decided", () => {
  const runs = packages.filter(([, { hasInstallScript }]) => hasInstallScript);
  expect(runs.map(([path]) => nameOf(path)).sort()).toEqual(
    Object.keys(manifest.allowScripts).sort(),
  );
});

test("C16: the bill of materials names every package that the product is installed with", () => {
  const { components } = billOfMaterials(read("package.json"), locked);
  const named = new Map(components.map(({ name, ...component }) => [name, component]));
  // Tests at the root use libraries that the backend is installed with.
  const installed = { ...manifest.dependencies, ...backendManifest.dependencies };
  for (const [name, version] of Object.entries(installed)) {
    expect(named.get(name), name).toMatchObject({ version, licenses: [{}], hashes: [{}] });
  }
  const tools = Object.keys(manifest.devDependencies).filter((name) => !(name in installed));
  expect(tools.filter((name) => named.has(name))).toEqual([]);
  expect(new Set(components.map(({ purl }) => purl)).size).toBe(components.length);
});
