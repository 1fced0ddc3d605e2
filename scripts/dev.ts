import { createServer } from "vite";
import { createApp } from "../server/app.ts";
import { serviceWorkerAsset } from "../server/assets.ts";
import { foreignOf } from "../server/captcha.ts";
import { readConfig } from "../server/config.ts";
import { errorsForeign } from "../server/error-reports.ts";
import { openInstallation } from "../server/installation.ts";
import { listen } from "../server/listen.ts";
import { type Build, pagesOf } from "../server/pages.ts";
import { keepFilesPrivate } from "../server/private-files.ts";
import { Refusal } from "../server/refusal.ts";
import { allForeign } from "../server/security-headers.ts";
import { stopOnSignal } from "../server/stop-on-signal.ts";
import { whyNot } from "../server/why-not.ts";
import { bundleServiceWorker } from "./service-worker.ts";

keepFilesPrivate();
// Whoever develops wants the whole story, on data of their own.
const report = (problem: unknown) => console.error(problem);

try {
  const config = readConfig(process.env);
  if (config.project) throw new Refusal("npm run dev brings its own backend: unset SUPABASE_URL.");
  const { keys, localToken, backend, close } = await openInstallation(config, report);
  const foreign = allForeign(foreignOf(config.captcha), errorsForeign(config.errorDsn));
  const vite = await createServer({ appType: "custom", server: { middlewareMode: true } });
  const surroundings = { ...config, publishableKey: keys.publishableKey, backend, report };
  const app = createApp({
    publicUrl: config.publicUrl,
    // It changes with the next start: a browser keeps a worker longer than a page.
    assets: serviceWorkerAsset(await bundleServiceWorker()),
    backend,
    async pages(request, nonce) {
      const build = await vite.ssrLoadModule("virtual:react-router/server-build");
      return pagesOf(build as Build, "development", surroundings)(request, nonce);
    },
    // The reloader has a port of its own.
    foreign: { ...foreign, connections: [...(foreign.connections ?? []), "ws:"] },
    report,
  });
  const door = await listen((incoming, outgoing) => {
    vite.middlewares(incoming, outgoing, () => app(incoming, outgoing));
  }, config);
  stopOnSignal(async () => {
    await Promise.all([vite.close(), door.close()]);
    await close();
  }, report);
  console.log(`Trousse is open at ${config.publicUrl}, and follows what you save`);
  console.log(`Its mailbox is at http://localhost:${config.port}/_mail?token=${localToken}`);
} catch (problem) {
  console.error(whyNot(problem));
  process.exit(1);
}
