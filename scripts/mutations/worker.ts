import { readFileSync } from "node:fs";
import { registerHooks, stripTypeScriptTypes } from "node:module";
import { pathToFileURL } from "node:url";
import { parentPort } from "node:worker_threads";

/** A mutant to try: the file it changes, and the test files to try it with, the nearest first. */
export interface Trial {
  readonly file: string;
  readonly source: string;
  readonly tests: readonly string[];
  /** What the changed rule is called, in its list and in the names of its tests. */
  readonly about: string;
  /** The files that see the change: those that import it, and those that import them. */
  readonly affected: readonly string[];
}

const RUNNER = new URL("./quick-vitest.ts", import.meta.url).href;
const urlOf = (path: string) => pathToFileURL(path).href;

let trial: { url: string; source: string; affected: ReadonlySet<string> } | null = null;
let generation = 0;

registerHooks({
  resolve(specifier, context, next) {
    if (specifier === "vitest") return { url: RUNNER, shortCircuit: true };
    const resolved = next(specifier, { ...context, parentURL: context.parentURL?.split("?")[0] });
    return trial?.affected.has(resolved.url)
      ? { ...resolved, url: `${resolved.url}?${generation}` }
      : resolved;
  },
  load(url, context, next) {
    const [plain = url] = url.split("?");
    if (plain === url) return next(url, context);
    const source = plain === trial?.url ? stripTypeScriptTypes(trial.source) : strippedOnce(plain);
    return { format: "module", source, shortCircuit: true };
  },
});

const stripped = new Map<string, string>();

function strippedOnce(url: string): string {
  const known = stripped.get(url) ?? stripTypeScriptTypes(readFileSync(new URL(url), "utf8"));
  stripped.set(url, known);
  return known;
}

const { firstFailure } = (await import(RUNNER)) as typeof import("./quick-vitest.ts");

parentPort?.on("message", async ({ file, source, tests, about, affected }: Trial) => {
  generation += 1;
  trial = { url: urlOf(file), source, affected: new Set(affected.map(urlOf)) };
  parentPort?.postMessage(await failureOf(tests, about));
});

/** The name of a test that notices, null where none does. */
async function failureOf(tests: readonly string[], about: string): Promise<string | null> {
  for (const file of tests) {
    try {
      await import(`${urlOf(file)}?${generation}`);
    } catch (problem) {
      return `does not load: ${problem}`;
    }
    const failure = await firstFailure(about);
    if (failure) return failure;
  }
  return null;
}
