import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";

const ROOT = join(import.meta.dirname, "../..");

/** A path beside the file, or one of the `#` names of package.json, which are folders at the root. */
const IMPORT = /^(?:import|export)[^;]*? from "([.#][^"]+)"|^import "([.#][^"]+)"/gmu;

/** Of each file those of the list that import it, directly or through others, and itself. */
export function importersOf(files: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const imports = new Map(files.map((file) => [file, importsOf(file)]));
  return new Map(files.map((file) => [file, closure(file, imports)]));
}

function closure(file: string, imports: ReadonlyMap<string, readonly string[]>): string[] {
  const found = new Set([file]);
  for (const each of found) {
    for (const [importer, imported] of imports) if (imported.includes(each)) found.add(importer);
  }
  return [...found];
}

function importsOf(file: string): string[] {
  return [...readFileSync(file, "utf8").matchAll(IMPORT)].map(([, named, bare]) => {
    const path = named ?? bare ?? "";
    return path.startsWith("#") ? join(ROOT, path.slice(1)) : join(dirname(file), path);
  });
}
