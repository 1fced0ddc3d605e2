import { join } from "node:path";
import { createApp } from "./app.ts";
import { loadAssets } from "./assets.ts";
import { foreignOf } from "./captcha.ts";
import type { Config } from "./config.ts";
import { errorsForeign } from "./error-reports.ts";
import { keepPages } from "./kept-pages.ts";
import { type Listening, listen } from "./listen.ts";
import type { Operating } from "./operating.ts";
import { createOperations, OPERATIONS } from "./operations.ts";
import { loadBuild, pagesOf } from "./pages.ts";
import { noteUntrustedIn } from "./peer.ts";
import { logRequestsTo, type RequestLog } from "./request-log.ts";
import { createPlaceOf, pagePatterns } from "./request-places.ts";
import { allForeign } from "./security-headers.ts";
import type { Served } from "./served.ts";
import { createTurnstile } from "./turnstile.ts";

const folder = join(import.meta.dirname, "../build");

/**
 * What one process takes on: with these it is slow for nobody, and refuses before memory fills with who waits. Few are
 * inside, since more would only wait for the database there; errands mostly wait for somebody else.
 */
const CAPACITY = {
  lines: {
    read: { most: 8, places: 150, crowd: 1000, patience: 100 },
    write: { most: 12, places: 200, crowd: 1000, patience: 100 },
    errand: { most: 40, places: 60, crowd: 1000, patience: 100 },
  },
  mostStatements: 12,
};

/**
 * Opens the door of an installation: the pages and files of the build, and the backend behind them.
 * @throws {Refusal} when there is no build or the port cannot be had
 */
export async function serve(
  config: Config,
  { keys, backend, elsewhere = backend, localToken, checks, databaseLoad, hearChanges }: Served,
  { log, report, metrics, readiness }: Operating,
): Promise<Listening> {
  const { publicUrl, isProxy, metricsToken } = config;
  const { publishableKey } = keys;
  const build = await loadBuild(folder);
  const projectUrl = config.project && [config.project.url];
  const assets = await loadAssets(join(folder, "client"), projectUrl);
  const turnstile = createTurnstile({
    ...CAPACITY,
    database: databaseLoad,
    turnedAway: metrics.countShed,
  });
  for (const check of checks) readiness.add(check);
  metrics.watch({ database: databaseLoad, requests: turnstile.load });

  const logRequest = config.logsRequests ? logRequestsTo(log) : undefined;
  const tell: RequestLog = (answered) => {
    metrics.tell(answered);
    logRequest?.(answered);
  };
  const keptPages = keepPages({
    draw: pagesOf(build, "production", { ...config, publishableKey, backend: elsewhere, report }),
    origin: config.isPublicUrlGiven ? new URL(publicUrl).origin : undefined,
    count: metrics.countPage,
  });
  hearChanges?.(keptPages.forget);
  const pages = pagePatterns(build.routes);
  const placeOf = createPlaceOf({
    assets,
    backend: backend.addresses,
    pages,
    operations: OPERATIONS,
  });
  const app = createApp({
    publicUrl,
    assets,
    backend,
    isProxy,
    noteUntrusted: noteUntrustedIn(log),
    foreign: allForeign(
      foreignOf(config.captcha),
      errorsForeign(config.errorDsn),
      ...(projectUrl ? [{ connections: projectUrl, images: projectUrl }] : []),
    ),
    pages: keptPages.draw,
    keptPages,
    watch: { placeOf, tell },
    operations: createOperations({ publicUrl, metricsToken, localToken, readiness, metrics }),
    turnstile,
    report,
  });
  return listen(app, config);
}
