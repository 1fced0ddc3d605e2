import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "@swc/core";

const root = join(import.meta.dirname, "../..");

/** What runs on a server, in a browser or in an edge function; tests and tools read nothing of strangers. */
const SOURCE_FOLDERS = ["app", "packages/backend", "domain", "server", "supabase/functions"];
const NO_PRODUCT = /\.test\.tsx?$|^packages\/backend\/testing\//;

export interface FoundRegex {
  readonly file: string;
  readonly source: string;
  readonly flags: string;
}

export interface FoundRegexes {
  readonly files: number;
  /** Those that stand in the source as `/…/`, each once. */
  readonly literals: readonly FoundRegex[];
  /** Files that put one together with `RegExp(…)`, as often as they do. */
  readonly built: readonly string[];
}

/** Every regular expression of the product, read from its syntax trees. */
export function findRegexes(): FoundRegexes {
  const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard", ...SOURCE_FOLDERS], {
    cwd: root,
    encoding: "utf8",
  })
    .split("\n")
    .filter((file) => /\.tsx?$/.test(file) && !NO_PRODUCT.test(file));
  const literals = new Map<string, FoundRegex>();
  const built: string[] = [];
  for (const file of files) {
    const text = readFileSync(join(root, file), "utf8");
    if (!text.includes("/")) continue;
    const { body } = parseSync(text, { syntax: "typescript", tsx: file.endsWith("x") });
    for (const node of nodesOf(body)) {
      if (node.type === "RegExpLiteral") {
        const { pattern, flags } = node as unknown as { pattern: string; flags: string };
        literals.set(`/${pattern}/${flags}`, { file, source: pattern, flags });
      } else if (isRegExpCall(node)) built.push(file);
    }
  }
  return { files: files.length, literals: [...literals.values()], built: built.sort() };
}

interface Node {
  readonly type?: string;
  readonly callee?: { readonly value?: string };
}

function* nodesOf(value: unknown): Generator<Node> {
  if (value === null || typeof value !== "object") return;
  if (!Array.isArray(value)) yield value as Node;
  for (const inner of Object.values(value)) yield* nodesOf(inner);
}

function isRegExpCall({ type, callee }: Node): boolean {
  return (type === "NewExpression" || type === "CallExpression") && callee?.value === "RegExp";
}
