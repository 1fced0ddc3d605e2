import { statfs } from "node:fs/promises";
import type { Engine, Identity } from "@trousse/backend/database/engine";
import { BACKUP_PROBLEMS, type BackupStatus } from "../backups/backup-scheduler.ts";
import type { ReadinessCheck } from "./readiness.ts";

const VISITOR: Identity = { role: "anon", claims: '{"role":"anon"}' };

/** Bytes. With less than this a write may fail halfway. */
const MIN_FREE_BYTES = 64 * 1024 * 1024;

export const databaseCheck = (engine: Engine): ReadinessCheck => ({
  name: "database",
  async run() {
    await engine.asRole(VISITOR, "select 1", []);
    return undefined;
  },
});

/** Whether the database still is as this process left it at its start; a restored copy may be older. */
export async function migrationsCheck(engine: Engine): Promise<ReadinessCheck> {
  const newest = await newestMigration(engine);
  return {
    name: "migrations",
    async run() {
      const now = await newestMigration(engine);
      return now >= newest ? undefined : "older than this program: start it again";
    },
  };
}

function newestMigration(engine: Engine): Promise<string> {
  return engine.transaction(async (tx) => {
    const [row] = await tx.query<{ version: string | null }>(
      "select max(version) as version from supabase_migrations.schema_migrations",
    );
    return row?.version ?? "";
  });
}

export const spaceCheck = (folder: string, least = MIN_FREE_BYTES): ReadinessCheck => ({
  name: "space",
  async run() {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize >= least ? undefined : "the disk of the data is nearly full";
  },
});

/** Includes the result of the last restore drill. A server without a fresh backup still serves requests. */
export const backupsCheck = (
  status: () => Promise<Pick<BackupStatus, "problem">>,
): ReadinessCheck => ({
  name: "backups",
  isInformational: true,
  async run() {
    const { problem } = await status();
    return problem && BACKUP_PROBLEMS[problem];
  },
});
