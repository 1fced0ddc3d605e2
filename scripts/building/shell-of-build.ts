import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Shell } from "#app/service-worker/shell.ts";

interface Scripts {
  readonly module: string;
  readonly imports: readonly string[];
}

/** What React Router writes for the browser of which scripts a route needs. */
interface Manifest {
  readonly version: string;
  readonly entry: Scripts;
  readonly routes: Readonly<Record<string, Scripts & { readonly parentId?: string }>>;
}

/** Where a member begins. */
const FIRST = ["routes/member/dashboard", "routes/member/inventory"];

/** Routes whose own files a signed-in page never loads. */
const ELSEWHERE = /^routes\/(admin|auth|site)\//;

/** Texts of the back-office, and the library of files, which is fetched when a file is made. */
const SELDOM = /^(admin-area|make-file)-/;

/** The files of a build that a service worker keeps. @param build the folder with `client` */
export async function shellOfBuild(build: string): Promise<Shell> {
  const assets = join(build, "client/assets");
  const { entry, routes, version } = await readManifest(assets);
  const first = [`/assets/manifest-${version}.js`, entry.module, ...entry.imports];
  for (const route of FIRST) {
    for (let id: string | undefined = route; id; id = routes[id]?.parentId) {
      const found = routes[id];
      if (!found) throw new Error(`There is no route ${id}.`);
      first.push(found.module, ...found.imports);
    }
  }
  const elsewhere = new Set(
    Object.entries(routes).flatMap(([id, { module }]) => (ELSEWHERE.test(id) ? [module] : [])),
  );
  const others = (await readdir(assets))
    .filter((name) => /\.(js|woff2)$/.test(name) && !SELDOM.test(name))
    .map((name) => `/assets/${name}`)
    .filter((path) => !elsewhere.has(path));
  return { build: version, files: [...new Set([...first, ...others.sort()])] };
}

async function readManifest(assets: string): Promise<Manifest> {
  const START = "window.__reactRouterManifest=";
  for (const name of await readdir(assets)) {
    if (!/^manifest-.+\.js$/.test(name)) continue;
    const text = await readFile(join(assets, name), "utf8");
    if (text.startsWith(START)) return JSON.parse(text.slice(START.length).replace(/;\s*$/, ""));
  }
  throw new Error("The build has no manifest.");
}
