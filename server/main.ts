import { readConfig } from "./config.ts";
import { openInstallation } from "./installation.ts";
import { requirePort } from "./listen.ts";
import { reportProblem, surviveProblems } from "./problem.ts";
import { serve } from "./serve.ts";
import { stopOnSignal } from "./stop-on-signal.ts";
import { whyNot } from "./why-not.ts";

surviveProblems();
try {
  const config = readConfig(process.env);
  await requirePort(config);
  const installation = await openInstallation(config, reportProblem);
  const door = await serve(config, installation);
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
