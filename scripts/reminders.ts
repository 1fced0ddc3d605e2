import { spawnSync } from "node:child_process";
import { join } from "node:path";
import process from "node:process";

// The whole of what `npm test` tries on a sample: a thousand people for two months, and fifty kills on
// each engine. It takes half an hour of a machine that has nothing else to do.

const root = join(import.meta.dirname, "..");
const { status } = spawnSync(
  join(root, "node_modules/.bin/vitest"),
  ["run", "--project", "database", "testing/reminders-month", "testing/reminders-killed"],
  {
    cwd: root,
    env: { ...process.env, TAKERS: "1000", KILLS: "50" },
    stdio: "inherit",
    shell: process.platform === "win32",
  },
);
process.exitCode = status ?? 1;
