import { existsSync } from "node:fs";
import { join } from "node:path";
import { FolderInUse } from "../backend/database/lock.ts";
import { openDatabase } from "../backend/database/open.ts";
import { NoTool } from "../server/backups/postgres-entries.ts";
import { listSnapshots, makeSnapshot } from "../server/backups/snapshot.ts";
import { wishForSnapshot } from "../server/backups/wish.ts";
import { type Config, readConfig } from "../server/config.ts";
import { keepFilesPrivate } from "../server/private-files.ts";
import { Refusal } from "../server/refusal.ts";
import { whyNot } from "../server/why-not.ts";

/** Makes it here, or lets the server make it that has the database open. @returns its path */
async function backUp({ dataDir, databaseUrl, backups, durability }: Config): Promise<string> {
  // A wrong DATA_DIR must not become a new installation.
  if (!databaseUrl && !existsSync(join(dataDir, "pgdata"))) {
    throw new Refusal(`There is no data in ${dataDir}: set DATA_DIR.`);
  }
  try {
    const engine = await openDatabase(databaseUrl ? { url: databaseUrl } : { dataDir, durability });
    try {
      return (await makeSnapshot({ engine, dataDir, databaseUrl }, backups, Date.now())).path;
    } finally {
      await engine.close();
    }
  } catch (problem) {
    if (problem instanceof NoTool) {
      throw new Refusal("pg_dump is not on PATH: install PostgreSQL's own tools, of its version.");
    }
    if (!(problem instanceof FolderInUse)) throw problem;
  }
  console.log("The server is running, so it makes the backup…");
  const isMade = await wishForSnapshot(dataDir);
  const [newest] = await listSnapshots(backups.folder);
  if (!isMade || !newest) throw new Refusal("The server could not make it: its log says why.");
  return newest.path;
}

keepFilesPrivate();
try {
  console.log(`The backup is ${await backUp(readConfig(process.env))}`);
} catch (problem) {
  console.error(whyNot(problem));
  process.exitCode = 1;
}
