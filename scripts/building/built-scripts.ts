import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

interface Scripts {
  readonly module: string;
  readonly imports: readonly string[];
}

/** What React Router writes for the browser of which scripts a route needs, by paths of this origin. */
export interface ScriptManifest {
  /** Names the build. */
  readonly version: string;
  readonly entry: Scripts;
  readonly routes: Readonly<Record<string, Scripts & { readonly parentId?: string }>>;
}

/** @param assets the folder of the build with the scripts */
export async function readScriptManifest(assets: string): Promise<ScriptManifest> {
  const START = "window.__reactRouterManifest=";
  for (const name of await readdir(assets)) {
    if (!/^manifest-.+\.js$/.test(name)) continue;
    const text = await readFile(join(assets, name), "utf8");
    if (text.startsWith(START)) return JSON.parse(text.slice(START.length).replace(/;\s*$/, ""));
  }
  throw new Error("The build has no manifest.");
}

/** Paths of all scripts that a first visit to a route downloads, without what the page imports later. */
export function scriptsOfRoute({ entry, routes }: ScriptManifest, route: string): string[] {
  const scripts = new Set([entry.module, ...entry.imports]);
  for (let id: string | undefined = route; id; id = routes[id]?.parentId) {
    const found = routes[id];
    if (!found) throw new Error(`There is no route ${id}.`);
    for (const path of [found.module, ...found.imports]) scripts.add(path);
  }
  return [...scripts];
}
