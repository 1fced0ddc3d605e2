import { existsSync } from "node:fs";
import { join } from "node:path";
import { openDatabase } from "@trousse/backend/database/open";
import { FolderInUse } from "@trousse/backend/database/pglite/lock";
import { requestSnapshot } from "#server/backups/backup-request.ts";
import { PgDumpMissingError } from "#server/backups/postgres-entries.ts";
import { listSnapshots, makeSnapshot } from "#server/backups/snapshot.ts";
import { restrictNewFiles } from "#server/disk/private-files.ts";
import { OperatorError } from "#server/lifecycle/operator-error.ts";
import { startupErrorMessage } from "#server/lifecycle/startup-error-message.ts";
import { type Config, readConfig } from "#server/settings/config.ts";

/** Makes it here, or lets the server make it that has the database open. @returns its path */
async function backUp({ dataDir, databaseUrl, backups, durability }: Config): Promise<string> {
  // A wrong DATA_DIR must not become a new installation.
  if (!databaseUrl && !existsSync(join(dataDir, "pgdata"))) {
    throw new OperatorError(`There is no data in ${dataDir}: set DATA_DIR.`);
  }
  try {
    const engine = await openDatabase(databaseUrl ? { url: databaseUrl } : { dataDir, durability });
    try {
      return (await makeSnapshot({ engine, dataDir, databaseUrl }, backups, Date.now())).path;
    } finally {
      await engine.close();
    }
  } catch (problem) {
    if (problem instanceof PgDumpMissingError) {
      throw new OperatorError(
        "pg_dump is not on PATH: install PostgreSQL's own tools, of its version.",
      );
    }
    if (!(problem instanceof FolderInUse)) throw problem;
  }
  console.log("The server is running, so it makes the backup…");
  const isMade = await requestSnapshot(dataDir);
  const [newest] = await listSnapshots(backups.folder);
  if (!isMade || !newest)
    throw new OperatorError("The server could not make it: its log says why.");
  return newest.path;
}

restrictNewFiles();
try {
  console.log(`The backup is ${await backUp(readConfig(process.env))}`);
} catch (problem) {
  console.error(startupErrorMessage(problem));
  process.exitCode = 1;
}
