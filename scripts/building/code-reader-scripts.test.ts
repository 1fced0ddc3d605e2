import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { codeReaderFiles } from "#testing/harness/code-reader-files.ts";
import { readScriptManifest, type ScriptManifest, scriptsOfRoute } from "./built-scripts.ts";
import { ensureBuild } from "./ensure-build.ts";
import { shellOfBuild } from "./shell-of-build.ts";

const build = join(import.meta.dirname, "../../build");
const assets = join(build, "client/assets");
const LONG = 180_000;

let manifest: ScriptManifest;
let readers: readonly string[];
beforeAll(async () => {
  await ensureBuild();
  manifest = await readScriptManifest(assets);
  readers = await codeReaderFiles(assets);
}, LONG);

const named = (name: RegExp) => readers.filter((path) => name.test(path));

test("the reader of codes is a library, its WebAssembly and what opens them", () => {
  expect(named(/\/zxing-[\w-]{8}\.js$/)).toHaveLength(1);
  expect(named(/\/zxing_reader-[\w-]{8}\.wasm$/)).toHaveLength(1);
  expect(named(/\/photo-button-[\w-]{8}\.js$/)).toHaveLength(1);
  expect(named(/\/scan-barcode-dialog-[\w-]{8}\.js$/)).toHaveLength(1);
});

test.each([
  "site/home",
  "auth/login",
  "member/dashboard",
  "member/inventory",
  "member/fill-cabinet",
])("a first visit to %s downloads nothing of the reader of codes", (route) => {
  const scripts = scriptsOfRoute(manifest, `routes/${route}`);
  expect(scripts.filter((path) => readers.includes(path))).toEqual([]);
});

test("a device keeps no library that reads photos or PDF files, for those who never use it", async () => {
  const { files } = await shellOfBuild(build);
  const libraries = (await readdir(assets)).filter((name) =>
    /^(zxing|tesseract|text-reader|document-reader|worker\.min).*\.(js|wasm)$/.test(name),
  );
  expect(libraries.length).toBeGreaterThanOrEqual(6);
  expect(files.filter((path) => libraries.some((name) => path.endsWith(name)))).toEqual([]);
});
