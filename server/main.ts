import { setTimeout as wait } from "node:timers/promises";
import { restrictNewFiles } from "./disk/private-files.ts";
import { requirePort } from "./http/listen.ts";
import { preloadPages, serve } from "./http/serve.ts";
import { openHostedProject } from "./lifecycle/hosted-project.ts";
import { openInstallation } from "./lifecycle/installation.ts";
import { startupErrorMessage } from "./lifecycle/startup-error-message.ts";
import { stopOnSignal } from "./lifecycle/stop-on-signal.ts";
import { waitForDatabase } from "./lifecycle/wait-for-database.ts";
import { readConfig } from "./settings/config.ts";
import { isOpenWithoutHttps, openWithoutHttpsLines } from "./settings/open-without-https.ts";
import { createProcessLog } from "./telemetry/log.ts";
import { catchUnhandledErrors, type Report, reportProblem } from "./telemetry/report-problem.ts";
import { startTelemetry } from "./telemetry/telemetry.ts";

restrictNewFiles();
let report: Report = reportProblem;
catchUnhandledErrors((problem) => report(problem));
try {
  const config = readConfig(process.env);
  const operating = startTelemetry(config);
  const { log, metrics, readiness } = operating;
  report = operating.report;
  await requirePort(config);
  preloadPages();
  const { project } = config;
  const installation = project
    ? openHostedProject(project)
    : await waitForDatabase(() => openInstallation(config, report, metrics, log), {
        seconds: config.databaseWaitSeconds,
        log,
      });
  const httpServer = await serve(config, installation, operating);
  stopOnSignal(async () => {
    readiness.stop();
    log({ level: "info", event: "stopping", text: "Trousse finishes what is under way and stops" });
    await wait(config.drainSeconds * 1000);
    await httpServer.close();
    await installation.close();
  }, report);
  const { publicUrl, port, smtpUrl, databaseUrl, dataDir } = config;
  const { localToken } = installation;
  const mailbox =
    smtpUrl || project ? undefined : `http://localhost:${port}/_mail?token=${localToken}`;
  const lines = [
    `Trousse is open at ${publicUrl}`,
    ...(isOpenWithoutHttps(config) ? openWithoutHttpsLines(config) : []),
    ...(mailbox ? [`Its mailbox is at ${mailbox}`] : []),
    `Its data is in ${project ? project.url : `${databaseUrl ? "PostgreSQL and " : ""}${dataDir}`}`,
  ];
  const { adminCode } = installation;
  if (adminCode) {
    lines.push(`Nobody runs it yet: sign in, open ${publicUrl}/admin and enter ${adminCode}`);
  }
  const database = project ? "supabase" : databaseUrl ? "postgres" : "pglite";
  const facts = {
    url: publicUrl,
    mailbox,
    database,
    folder: dataDir,
    process: process.pid,
    adminCode,
  };
  log({ level: "info", event: "open", facts, text: lines.join("\n") });
} catch (problem) {
  const text = startupErrorMessage(problem);
  // The invalid setting may be the one of the log format.
  const log = createProcessLog(process.env.LOG_FORMAT === "json" ? "json" : "text");
  log({ level: "error", event: "refused", facts: { message: text }, text });
  process.exit(1);
}
