import { join } from "node:path";
import { build } from "vite";

const entry = join(import.meta.dirname, "../../app/service-worker/worker.ts");

/** The script of the service worker, in one piece: a worker has no modules to fetch once it is installed. */
export async function bundleServiceWorker(): Promise<string> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: "warn",
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
