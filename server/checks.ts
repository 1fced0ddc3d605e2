import { statfs } from "node:fs/promises";
import type { Engine, Identity } from "../backend/database/engine.ts";
import type { BackupStatus } from "./backups/schedule.ts";
import type { Check } from "./readiness.ts";

const VISITOR: Identity = { role: "anon", claims: '{"role":"anon"}' };

/** Bytes. With less than this a write may fail in its middle. */
const LEAST_SPACE = 64 * 1024 * 1024;

export const databaseCheck = (engine: Engine): Check => ({
  name: "database",
  async ask() {
    await engine.asRole(VISITOR, "select 1", []);
    return undefined;
  },
});

/** Whether the database still is as this process left it when it opened: a copy put in its place may be older. */
export async function migrationsCheck(engine: Engine): Promise<Check> {
  const newest = await newestMigration(engine);
  return {
    name: "migrations",
    async ask() {
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

export const spaceCheck = (folder: string, least = LEAST_SPACE): Check => ({
  name: "space",
  async ask() {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize >= least ? undefined : "the disk of the data is nearly full";
  },
});

/** With what the last restore drill found; a server without a fresh backup still serves. */
export const backupsCheck = (status: () => Promise<Pick<BackupStatus, "problem">>): Check => ({
  name: "backups",
  isOnlyTold: true,
  ask: async () => (await status()).problem,
});
