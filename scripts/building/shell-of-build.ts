import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { Shell } from "#app/service-worker/shell.ts";
import { readScriptManifest, scriptsOfRoute } from "./built-scripts.ts";

/** Where a member begins. */
const FIRST = ["routes/member/dashboard", "routes/member/inventory"];

/** Routes whose own files a signed-in page never loads. */
const ELSEWHERE = /^routes\/(admin|auth|site)\//;

/**
 * Texts of the back-office, and what is fetched when it is used: the library of files, and the readers of codes, of text in
 * photos and of PDF files, which have megabytes and a part (WebAssembly, words of a language) that is not kept.
 */
const SELDOM = /^(admin-area|make-file|tesseract|text-reader|document-reader|worker\.min|zxing)-/;

/** The files of a build that a service worker keeps. @param build the folder with `client` */
export async function shellOfBuild(build: string): Promise<Shell> {
  const assets = join(build, "client/assets");
  const manifest = await readScriptManifest(assets);
  const { routes, version } = manifest;
  const first = [
    `/assets/manifest-${version}.js`,
    ...FIRST.flatMap((route) => scriptsOfRoute(manifest, route)),
  ];
  const elsewhere = new Set(
    Object.entries(routes).flatMap(([id, { module }]) => (ELSEWHERE.test(id) ? [module] : [])),
  );
  const others = (await readdir(assets))
    .filter((name) => /\.(js|woff2)$/.test(name) && !SELDOM.test(name))
    .map((name) => `/assets/${name}`)
    .filter((path) => !elsewhere.has(path));
  return { build: version, files: [...new Set([...first, ...others.sort()])] };
}
