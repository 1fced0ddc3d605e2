import { drill, isFine } from "../server/backups/drill.ts";
import { keepDrill } from "../server/backups/schedule.ts";
import { listSnapshots } from "../server/backups/snapshot.ts";
import { readConfig } from "../server/config.ts";
import { keepFilesPrivate } from "../server/private-files.ts";
import { Refusal } from "../server/refusal.ts";
import { whyNot } from "../server/why-not.ts";

keepFilesPrivate();
try {
  const { folder, key } = readConfig(process.env).backups;
  const [newest] = await listSnapshots(folder);
  if (!newest) throw new Refusal(`There is no backup in ${folder}: npm run backup makes one.`);
  const found = await drill(newest, key);
  await keepDrill(folder, found);
  console.log(`${found.snapshot}, restored and looked at in ${found.seconds.toFixed(1)} s`);
  for (const { name, problems } of found.steps) {
    console.log(`${problems.length === 0 ? "fine " : "WRONG"}  ${name}`);
    for (const problem of problems) console.log(`         ${problem}`);
  }
  if (!isFine(found)) process.exitCode = 1;
} catch (problem) {
  console.error(whyNot(problem));
  process.exitCode = 1;
}
