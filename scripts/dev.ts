import { createServer } from "vite";
import { createApp } from "#server/app.ts";
import { restrictNewFiles } from "#server/disk/private-files.ts";
import { serviceWorkerAsset } from "#server/http/assets.ts";
import { listen } from "#server/http/listen.ts";
import { mergeCspSources } from "#server/http/security-headers.ts";
import { createUpgrades } from "#server/http/upgrades.ts";
import { openInstallation } from "#server/lifecycle/installation.ts";
import { OperatorError } from "#server/lifecycle/operator-error.ts";
import { startupErrorMessage } from "#server/lifecycle/startup-error-message.ts";
import { stopOnSignal } from "#server/lifecycle/stop-on-signal.ts";
import { createPageRenderer, type PageBuild } from "#server/pages/page-renderer.ts";
import { captchaCspSources } from "#server/settings/captcha-settings.ts";
import { readConfig } from "#server/settings/config.ts";
import { errorReportCspSources } from "#server/telemetry/error-reports.ts";
import { bundleServiceWorker } from "./building/bundle-service-worker.ts";

restrictNewFiles();
// Developers need full error details, and their own data folder.
const report = (problem: unknown) => console.error(problem);

try {
  const config = readConfig(process.env);
  if (config.project)
    throw new OperatorError("npm run dev brings its own backend: unset SUPABASE_URL.");
  const { keys, localToken, backend, close } = await openInstallation(config, report);
  const foreign = mergeCspSources(
    captchaCspSources(config.captcha),
    errorReportCspSources(config.errorReportDsn),
  );
  const vite = await createServer({ appType: "custom", server: { middlewareMode: true } });
  const surroundings = { ...config, publishableKey: keys.publishableKey, backend, report };
  const app = createApp({
    publicUrl: config.publicUrl,
    // It changes with the next start: a browser keeps a worker longer than a page.
    assets: serviceWorkerAsset(await bundleServiceWorker(null)),
    backend,
    async pages(request, nonce) {
      const build = await vite.ssrLoadModule("virtual:react-router/server-build");
      return createPageRenderer(build as PageBuild, "development", surroundings)(request, nonce);
    },
    // The reloader has a port of its own.
    cspSources: { ...foreign, connections: [...(foreign.connections ?? []), "ws:"] },
    report,
  });
  const { isTrustedProxy } = config;
  const server = await listen(
    (incoming, outgoing) => {
      vite.middlewares(incoming, outgoing, () => app(incoming, outgoing));
    },
    config,
    { upgrades: createUpgrades({ realtime: backend.realtime, isTrustedProxy }) },
  );
  stopOnSignal(async () => {
    await Promise.all([vite.close(), server.close()]);
    await close();
  }, report);
  console.log(`Trousse is open at ${config.publicUrl}, and follows what you save`);
  console.log(`Its mailbox is at http://localhost:${config.port}/_mail?token=${localToken}`);
} catch (problem) {
  console.error(startupErrorMessage(problem));
  process.exit(1);
}
