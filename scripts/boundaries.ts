import { existsSync } from "node:fs";
import { join } from "node:path";
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
}

/** Reads every import under `root` and holds it against .dependency-cruiser.mjs. */
export async function checkBoundaries(root: string): Promise<Boundaries> {
  const folders = TOP_FOLDERS.filter((folder) => existsSync(join(root, folder)));
  const { output } = await cruise(folders, { ...(await readRules(RULES)), baseDir: root });
  if (typeof output === "string") throw new TypeError("dependency-cruiser gave text, not a result");
  const { modules, summary }: ICruiseResult = output;
  return {
    modules: modules.filter((module) => TOP_FOLDERS.includes(module.source.split("/", 1)[0] ?? ""))
      .length,
    violations: summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`),
  };
}

if (import.meta.main) {
  const { modules, violations } = await checkBoundaries(join(import.meta.dirname, ".."));
  for (const line of violations) console.error(line);
  if (modules < MIN_MODULES) {
    console.error(`Only ${modules} modules were read; there are at least ${MIN_MODULES}.`);
  }
  process.exitCode = violations.length > 0 || modules < MIN_MODULES ? 1 : 0;
}
