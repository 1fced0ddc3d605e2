import { setTimeout as wait } from "node:timers/promises";
import { awaitDatabase } from "./await-database.ts";
import { readConfig } from "./config.ts";
import { openInstallation } from "./installation.ts";
import { requirePort } from "./listen.ts";
import { logOfProcess } from "./log.ts";
import { startOperating } from "./operating.ts";
import { keepFilesPrivate } from "./private-files.ts";
import { type Report, reportProblem, surviveProblems } from "./problem.ts";
import { openProject } from "./project.ts";
import { serve } from "./serve.ts";
import { stopOnSignal } from "./stop-on-signal.ts";
import { whyNot } from "./why-not.ts";

keepFilesPrivate();
let report: Report = reportProblem;
surviveProblems((problem) => report(problem));
try {
  const config = readConfig(process.env);
  const operating = startOperating(config);
  const { log, metrics, readiness } = operating;
  report = operating.report;
  await requirePort(config);
  const { project } = config;
  const installation = project
    ? openProject(project)
    : await awaitDatabase(() => openInstallation(config, report, metrics, log), {
        seconds: config.databaseWaitSeconds,
        log,
      });
  const door = await serve(config, installation, operating);
  stopOnSignal(async () => {
    readiness.stop();
    log({ level: "info", event: "stopping", text: "Trousse finishes what is under way and stops" });
    await wait(config.drainSeconds * 1000);
    await door.close();
    await installation.close();
  }, report);
  const { publicUrl, port, smtpUrl, databaseUrl, dataDir } = config;
  const { localToken } = installation;
  const mailbox =
    smtpUrl || project ? undefined : `http://localhost:${port}/_mail?token=${localToken}`;
  const lines = [
    `Trousse is open at ${publicUrl}`,
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
  const text = whyNot(problem);
  // The setting itself may be what is wrong.
  const log = logOfProcess(process.env.LOG_FORMAT === "json" ? "json" : "text");
  log({ level: "error", event: "refused", facts: { message: text }, text });
  process.exit(1);
}
