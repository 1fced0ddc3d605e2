import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readConfig } from "../server/config.ts";
import { openInstallation } from "../server/installation.ts";
import { startOperating } from "../server/operating.ts";
import { keepFilesPrivate } from "../server/private-files.ts";
import { reportProblem, surviveProblems } from "../server/problem.ts";
import { Refusal } from "../server/refusal.ts";
import { serve } from "../server/serve.ts";
import { stopOnSignal } from "../server/stop-on-signal.ts";
import { brothersFamily, family } from "../testing/family.ts";
import { moveIn } from "../testing/move-in.ts";
import { joinTrousse } from "../testing/newcomer.ts";
import { shareInFamily } from "../testing/share-in-family.ts";
import { ensureBuild } from "./ensure-build.ts";

const dataDir = mkdtempSync(join(tmpdir(), "trousse-demo-"));
// Whatever ends this process, the data of a demonstration ends with it.
process.on("exit", () => rmSync(dataDir, { recursive: true, force: true }));
surviveProblems(reportProblem);
let close = async () => {};
stopOnSignal(() => close(), reportProblem);

try {
  await ensureBuild(() => console.log("Building the pages, which takes a moment…"));
  keepFilesPrivate();
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
    const { client, account } = await joinTrousse(inThisProcess, person);
    await moveIn(client, account, household, Date.now());
    return { client, email, password };
  }
  const claire = await settle("claire@example.org", family);
  const julien = await settle("julien@example.org", brothersFamily);
  await shareInFamily(claire, julien);

  const door = await serve(config, installation, startOperating(config));
  close = async () => {
    await door.close();
    await installation.close();
  };
  console.log(`The Moreau family is at home at ${config.publicUrl}/fr-fr/login`);
  console.log(`E-mail    ${claire.email}, or ${julien.email} for her brother`);
  console.log(`Password  ${password}`);
  console.log(`Their mail is at ${config.publicUrl}/_mail?token=${localToken}`);
  console.log("Their data is thrown away when you stop this with Ctrl-C.");
} catch (problem) {
  // Nobody's secrets are in an invented family, so the whole story may be told.
  console.error(problem instanceof Refusal ? problem.message : problem);
  process.exit(1);
}
