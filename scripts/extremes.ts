import { spawnSync } from "node:child_process";
import { join } from "node:path";
import process from "node:process";
import { parseArgs } from "node:util";

// What `npm test` tries for five seconds each: random rows made of the extremes of PostgreSQL's types on both engines,
// with everything that reads them afterwards, and every screen in a browser. `TEST_SEED` draws the same rows again;
// each run prints its own.

const root = join(import.meta.dirname, "..");
const { values } = parseArgs({ options: { minutes: { type: "string", default: "10" } } });
const minutes = Number(values.minutes);
if (!(minutes > 0)) throw new Error("--minutes takes a number above 0.");

const RUNS: readonly (readonly [tool: string, ...words: string[]])[] = [
  ["vitest", "run", "--project", "database", "testing/extremes.contract"],
  ["playwright", "test", "e2e/extremes.spec.ts"],
];

for (const [tool, ...words] of RUNS) {
  const { status } = spawnSync(join(root, "node_modules/.bin", tool), words, {
    cwd: root,
    // A third of the time on each engine, a third before a browser.
    env: { ...process.env, EXTREMES_SECONDS: String(minutes * 20) },
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (status !== 0) process.exitCode = status ?? 1;
}
