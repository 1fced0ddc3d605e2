import { join } from "node:path";
import { createApp } from "./app.ts";
import { loadAssets } from "./assets.ts";
import { foreignOf } from "./captcha.ts";
import type { Config } from "./config.ts";
import { errorsForeign } from "./error-reports.ts";
import type { Installation } from "./installation.ts";
import { type Listening, listen } from "./listen.ts";
import { loadPages } from "./pages.ts";
import type { Report } from "./problem.ts";
import { createRequestLog } from "./request-log.ts";
import { allForeign } from "./security-headers.ts";

const build = join(import.meta.dirname, "../build");

/**
 * Opens the door of an installation: the pages and files of the build, and the backend behind them.
 * @throws {Refusal} when there is no build or the port cannot be had
 */
export async function serve(
  config: Config,
  { keys, backend }: Pick<Installation, "keys" | "backend">,
  report: Report,
): Promise<Listening> {
  const { publishableKey } = keys;
  const app = createApp({
    publicUrl: config.publicUrl,
    assets: await loadAssets(join(build, "client")),
    backend,
    isProxy: config.isProxy,
    foreign: allForeign(foreignOf(config.captcha), errorsForeign(config.errorDsn)),
    pages: await loadPages(build, { ...config, publishableKey, backend, report }),
    ...(config.logsRequests && { log: createRequestLog((lines) => process.stdout.write(lines)) }),
    report,
  });
  return listen(app, config);
}
