import { join } from "node:path";
import { createAdmissionControl } from "../admission/admission-control.ts";
import { createApp } from "../app.ts";
import type { InstallationServices } from "../lifecycle/installation-services.ts";
import { createPageCache } from "../pages/page-cache.ts";
import { createPageRenderer, loadPageBuild } from "../pages/page-renderer.ts";
import { captchaCspSources } from "../settings/captcha-settings.ts";
import type { Config } from "../settings/config.ts";
import { errorReportCspSources } from "../telemetry/error-reports.ts";
import { createMonitoringHandler, MONITORING_PATHS } from "../telemetry/monitoring-endpoints.ts";
import type { RecordRequest } from "../telemetry/request-log.ts";
import { createRouteOf, pagePatterns } from "../telemetry/request-route.ts";
import { createConfiguredRequestLog } from "../telemetry/request-summary.ts";
import type { Telemetry } from "../telemetry/telemetry.ts";
import { loadAssets } from "./assets.ts";
import { logUntrustedProxy } from "./client-address.ts";
import { type Listening, listen } from "./listen.ts";
import { mergeCspSources, realtimeCspSources } from "./security-headers.ts";
import { createUpgrades } from "./upgrades.ts";

const buildFolder = join(import.meta.dirname, "../../build");

/**
 * Limits of one process: admitted requests stay fast, and requests are rejected before the queues fill the memory. Few
 * reads and writes run at once, because more would only wait for the database; slow requests mostly wait for other machines.
 */
const ADMISSION_LIMITS = {
  queues: {
    read: { maxRunning: 8, maxWaiting: 150, burstMs: 1000, maxWaitMs: 100 },
    write: { maxRunning: 12, maxWaiting: 200, burstMs: 1000, maxWaitMs: 100 },
    slow: { maxRunning: 40, maxWaiting: 60, burstMs: 1000, maxWaitMs: 100 },
  },
  maxWaitingStatements: 12,
};

/** Begins to load the pages while the database opens. What is wrong with them is thrown by `serve`, which loads them as well. */
export function preloadPages(): void {
  loadPageBuild(buildFolder).catch(() => undefined);
}

/**
 * Starts the HTTP server of an installation: the pages and files of the build, and the backend behind them.
 * @throws {OperatorError} when there is no build or the port cannot be had
 */
export async function serve(
  config: Config,
  {
    keys,
    backend,
    pageBackend = backend,
    localToken,
    checks,
    databaseLoad,
    onContentChange,
    realtime,
  }: InstallationServices,
  { log, report, metrics, readiness }: Telemetry,
): Promise<Listening> {
  const { publicUrl, isTrustedProxy, metricsToken } = config;
  const { publishableKey } = keys;
  const build = await loadPageBuild(buildFolder);
  const projectUrl = config.project && [config.project.url];
  const assets = await loadAssets(join(buildFolder, "client"), projectUrl);
  const admissionControl = createAdmissionControl({
    ...ADMISSION_LIMITS,
    database: databaseLoad,
    onRejected: metrics.countShed,
  });
  for (const check of checks) readiness.add(check);
  metrics.observeLoad({ database: databaseLoad, requests: admissionControl.load });

  const requestLog = createConfiguredRequestLog(config.log, log);
  const record: RecordRequest = (answered) => {
    metrics.recordRequest(answered);
    requestLog.record(answered);
  };
  const cspSources = mergeCspSources(
    captchaCspSources(config.captcha),
    errorReportCspSources(config.errorReportDsn),
    realtimeCspSources(config.project?.url ?? publicUrl),
    ...(projectUrl ? [{ connections: projectUrl, images: projectUrl }] : []),
  );
  const pageCache = createPageCache({
    render: createPageRenderer(build, "production", {
      ...config,
      publishableKey,
      backend: pageBackend,
      report,
    }),
    cspSources,
    origin: config.isPublicUrlGiven ? new URL(publicUrl).origin : undefined,
    count: metrics.countPage,
  });
  onContentChange?.(pageCache.clear);
  const pages = pagePatterns(build.routes);
  const routeOf = createRouteOf({
    assets,
    backend: backend.paths,
    pages,
    operations: MONITORING_PATHS,
  });
  const onUntrustedProxy = logUntrustedProxy(log);
  if (realtime) metrics.observeRealtime(realtime.load);
  const app = createApp({
    publicUrl,
    assets,
    backend,
    isTrustedProxy,
    onUntrustedProxy,
    cspSources,
    pages: pageCache.render,
    pageCache,
    requestLog: { routeOf, record },
    monitoring: createMonitoringHandler({
      publicUrl,
      metricsToken,
      localToken,
      readiness,
      metrics,
    }),
    admissionControl,
    report,
  });
  const upgrades =
    realtime && createUpgrades({ realtime, isTrustedProxy, onUntrustedProxy, record });
  const listening = await listen(app, config, { upgrades });
  return {
    port: listening.port,
    async close() {
      await listening.close();
      requestLog.stop();
    },
  };
}
