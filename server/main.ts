import { readConfig } from "./config.ts";
import { createErrorReports } from "./error-reports.ts";
import { openInstallation } from "./installation.ts";
import { requirePort } from "./listen.ts";
import { type Report, reportAlsoTo, reportProblem, surviveProblems } from "./problem.ts";
import { serve } from "./serve.ts";
import { stopOnSignal } from "./stop-on-signal.ts";
import { whyNot } from "./why-not.ts";

let report: Report = reportProblem;
surviveProblems((problem) => report(problem));
try {
  const config = readConfig(process.env);
  if (config.errorDsn) report = reportAlsoTo(createErrorReports(config.errorDsn));
  await requirePort(config);
  const installation = await openInstallation(config, report);
  const door = await serve(config, installation, report);
  stopOnSignal(async () => {
    await door.close();
    await installation.close();
  });
  const { publicUrl, port, smtpUrl, databaseUrl, dataDir } = config;
  const lines = [
    `Trousse is open at ${publicUrl}`,
    ...(smtpUrl ? [] : [`Its mailbox is at http://localhost:${port}/_mail`]),
    `Its data is in ${databaseUrl ? "PostgreSQL and " : ""}${dataDir}`,
  ];
  console.log(lines.join("\n"));
} catch (problem) {
  console.error(whyNot(problem));
  process.exit(1);
}
