import { saveDrillResult } from "#server/backups/backup-scheduler.ts";
import { hasPassed, runDrill } from "#server/backups/drill.ts";
import { listSnapshots } from "#server/backups/snapshot.ts";
import { restrictNewFiles } from "#server/disk/private-files.ts";
import { OperatorError } from "#server/lifecycle/operator-error.ts";
import { startupErrorMessage } from "#server/lifecycle/startup-error-message.ts";
import { readConfig } from "#server/settings/config.ts";

restrictNewFiles();
try {
  const { folder, key } = readConfig(process.env).backups;
  const [newest] = await listSnapshots(folder);
  if (!newest)
    throw new OperatorError(`There is no backup in ${folder}: npm run backup makes one.`);
  const found = await runDrill(newest, key);
  await saveDrillResult(folder, found);
  console.log(`${found.snapshot}, restored and looked at in ${found.seconds.toFixed(1)} s`);
  for (const { name, problems } of found.steps) {
    console.log(`${problems.length === 0 ? "fine " : "WRONG"}  ${name}`);
    for (const problem of problems) console.log(`         ${problem}`);
  }
  if (!hasPassed(found)) process.exitCode = 1;
} catch (problem) {
  console.error(startupErrorMessage(problem));
  process.exitCode = 1;
}
