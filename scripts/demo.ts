import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@supabase/supabase-js";
import { restrictNewFiles } from "#server/disk/private-files.ts";
import { serve } from "#server/http/serve.ts";
import { openInstallation } from "#server/lifecycle/installation.ts";
import { OperatorError } from "#server/lifecycle/operator-error.ts";
import { stopOnSignal } from "#server/lifecycle/stop-on-signal.ts";
import { readConfig } from "#server/settings/config.ts";
import { catchUnhandledErrors, reportProblem } from "#server/telemetry/report-problem.ts";
import { startTelemetry } from "#server/telemetry/telemetry.ts";
import { createAccount } from "#testing/builders/account.ts";
import { writeFamilyCabinets } from "#testing/builders/family-cabinets.ts";
import { writeFamilyHome } from "#testing/builders/family-home.ts";
import { writeFamilyIllnesses } from "#testing/builders/family-illness.ts";
import { writePastPlannedDoses } from "#testing/builders/family-planned-doses.ts";
import { writeFamilyShares } from "#testing/builders/family-shares.ts";
import { brothersFamily, family } from "#testing/samples/family.ts";
import { ensureBuild } from "./building/ensure-build.ts";

const dataDir = mkdtempSync(join(tmpdir(), "trousse-demo-"));
// Whatever ends this process, the data of a demonstration ends with it.
process.on("exit", () => rmSync(dataDir, { recursive: true, force: true }));
catchUnhandledErrors(reportProblem);
let close = async () => {};
stopOnSignal(() => close(), reportProblem);

try {
  await ensureBuild(() => console.log("Building the pages, which takes a moment…"));
  restrictNewFiles();
  // Nothing of the household's own setting may be touched: its data, its database, its mail.
  const { PORT, HOST } = process.env;
  const config = readConfig({ PORT, HOST, DATA_DIR: dataDir, LOG: "problems" });
  const installation = await openInstallation(config, reportProblem);
  const { backend, keys, localToken } = installation;

  const password = `Trousse-${randomBytes(4).toString("hex")}`;
  const inThisProcess = {
    url: config.publicUrl,
    publishableKey: keys.publishableKey,
    localToken,
    fetch: (input: RequestInfo | URL, init?: RequestInit) =>
      backend.fetch(new Request(input, init), { address: "127.0.0.1" }),
  };
  async function settle(email: string, household: typeof family) {
    const [{ firstName, lastName }] = household;
    const person = { email, password, firstName, lastName };
    const { client, account } = await createAccount(inThisProcess, person);
    await writeFamilyCabinets(client, account, household, Date.now());
    return { client, email, password };
  }
  const claire = await settle("claire@example.org", family);
  const julien = await settle("julien@example.org", brothersFamily);
  await writeFamilyShares(claire, julien);
  await writeFamilyHome(claire, julien, Date.now());
  await writeFamilyIllnesses(claire, julien, Date.now());
  const service = createClient(config.publicUrl, keys.secretKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: inThisProcess.fetch },
  });
  await writePastPlannedDoses(service, Date.now());

  const server = await serve(config, installation, startTelemetry(config));
  close = async () => {
    await server.close();
    await installation.close();
  };
  console.log(`The Moreau family is at home at ${config.publicUrl}/fr-fr/login`);
  console.log(`E-mail    ${claire.email}, or ${julien.email} for her brother`);
  console.log(`Password  ${password}`);
  console.log(`Their mail is at ${config.publicUrl}/_mail?token=${localToken}`);
  console.log("Their data is thrown away when you stop this with Ctrl-C.");
} catch (problem) {
  // The demo data is invented, so errors are shown in full.
  console.error(problem instanceof OperatorError ? problem.message : problem);
  process.exit(1);
}
