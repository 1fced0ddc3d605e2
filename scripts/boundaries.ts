import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { cruise, type ICruiseResult } from "dependency-cruiser";
import readRules from "dependency-cruiser/config-utl/extract-depcruise-options";

const RULES = join(import.meta.dirname, "../.dependency-cruiser.mjs");

const TOP_FOLDERS = [
  "app",
  "bench",
  "domain",
  "e2e",
  "packages",
  "scripts",
  "server",
  "supabase",
  "testing",
];

/**
 * Fewer modules than this and the tool has stopped reading TypeScript, which it does without a word:
 * it then finds no import and so nothing wrong.
 */
const MIN_MODULES = 500;

export interface Boundaries {
  /** Files of ours that were read. */
  readonly modules: number;
  /** One line for each forbidden import: rule, from, to. */
  readonly violations: readonly string[];
  /** For each file of ours the files it imports; a type alone is no import. */
  readonly imports: Readonly<Record<string, readonly string[]>>;
}

/** Reads every import under `root` and holds it against .dependency-cruiser.mjs. */
export async function checkBoundaries(root: string): Promise<Boundaries> {
  const folders = TOP_FOLDERS.filter((folder) => existsSync(join(root, folder)));
  const { output } = await cruise(folders, { ...(await readRules(RULES)), baseDir: root });
  if (typeof output === "string") throw new TypeError("dependency-cruiser gave text, not a result");
  const { modules, summary }: ICruiseResult = output;
  const own = modules.filter(({ source }) => TOP_FOLDERS.includes(source.split("/", 1)[0] ?? ""));
  return {
    modules: own.length,
    imports: Object.fromEntries(
      own.map(({ source, dependencies }) => [
        source,
        dependencies
          .filter(({ dependencyTypes }) => !dependencyTypes.includes("type-only"))
          .map(({ resolved }) => resolved),
      ]),
    ),
    violations: summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`),
  };
}

if (import.meta.main) {
  // Where to write the imports, for the tests that a change concerns.
  const { values } = parseArgs({ options: { imports: { type: "string" } } });
  const { modules, violations, imports } = await checkBoundaries(join(import.meta.dirname, ".."));
  for (const line of violations) console.error(line);
  if (modules < MIN_MODULES) {
    console.error(`Only ${modules} modules were read; there are at least ${MIN_MODULES}.`);
  }
  if (values.imports) await writeFile(values.imports, JSON.stringify(imports));
  process.exitCode = violations.length > 0 || modules < MIN_MODULES ? 1 : 0;
}
