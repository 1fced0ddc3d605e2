import { join } from "node:path";
import { build } from "vite";
import type { Shell } from "#app/service-worker/shell.ts";

const entry = join(import.meta.dirname, "../../app/service-worker/worker.ts");

/**
 * The script of the service worker, in one piece: a worker has no modules to fetch once it is installed.
 * @param shell what it keeps of the pages; null where they are not built
 */
export async function bundleServiceWorker(shell: Shell | null): Promise<string> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    define: { BUILT_SHELL: JSON.stringify(shell) },
    build: {
      write: false,
      target: "es2022",
      rolldownOptions: { input: entry, output: { format: "iife" } },
    },
  });
  const [{ output = [] } = {}] = Array.isArray(result)
    ? result
    : "output" in result
      ? [result]
      : [];
  const [script] = output;
  if (script?.type !== "chunk") throw new Error("The service worker was not built.");
  return script.code;
}
