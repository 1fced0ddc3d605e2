import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { restoreSnapshot } from "#server/backups/restore.ts";
import { listSnapshots } from "#server/backups/snapshot.ts";
import { verifySnapshot } from "#server/backups/unpack.ts";
import { restrictNewFiles } from "#server/disk/private-files.ts";
import { OperatorError } from "#server/lifecycle/operator-error.ts";
import { startupErrorMessage } from "#server/lifecycle/startup-error-message.ts";
import { readConfig } from "#server/settings/config.ts";
import { confirm } from "./terminal/confirm.ts";

restrictNewFiles();
try {
  const { dataDir: usual, backups } = readConfig(process.env);
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { into: { type: "string" }, yes: { type: "boolean" } },
  });
  const [file] = positionals;
  const dataDir = values.into ? resolve(values.into) : usual;
  if (!file) {
    const newest = (await listSnapshots(backups.folder)).map(({ path }) => path);
    const known = newest.length > 0 ? newest.join("\n") : `There is none in ${backups.folder}.`;
    throw new OperatorError(`npm run restore -- FILE [--into FOLDER] [--yes]\n\n${known}`);
  }
  const path = resolve(file);
  const { madeAt, objects } = await verifySnapshot(path, backups.key);
  console.log(`The backup of ${madeAt} is whole, with ${objects.length} stored files.`);
  if (!(await confirm(`Put it in ${dataDir}? What is there is moved aside, not deleted.`))) {
    console.log("Nothing was changed.");
  } else {
    const { replacedFolder, dump } = await restoreSnapshot(path, backups.key, dataDir, new Date());
    console.log(`${dataDir} holds the backup of ${madeAt} now.`);
    if (replacedFolder) console.log(`What was there before is in ${replacedFolder}`);
    if (dump) {
      console.log(
        `The dump of PostgreSQL is ${dump}: into an empty database with\n` +
          `pg_restore --no-owner --dbname "$DATABASE_URL" ${dump}`,
      );
    }
  }
} catch (problem) {
  console.error(startupErrorMessage(problem));
  process.exitCode = 1;
}
