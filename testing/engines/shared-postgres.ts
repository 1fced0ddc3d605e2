import process from "node:process";
import { startMigratedPostgres } from "./migrated-database.ts";
import { findPostgresBinaries } from "./postgres-server.ts";

/** Where test files find the server of the run: its superuser's URL. */
const VARIABLE = "SHARED_POSTGRES_URL";

/** The server that all test files of a Vitest run make their databases on; undefined outside of one. */
export const sharedPostgresUrl = (): string | undefined => process.env[VARIABLE];

/** Starts it before the workers, which inherit the variable. @returns what stops it after the last of them */
export default async function startSharedPostgres(): Promise<(() => Promise<void>) | undefined> {
  const binaries = findPostgresBinaries();
  // Each project of one run calls this.
  if (binaries === null || sharedPostgresUrl() !== undefined) return undefined;
  const server = await startMigratedPostgres(binaries, { sharesGroup: true });
  process.env[VARIABLE] = server.superuser;
  return async () => {
    delete process.env[VARIABLE];
    await server.stop();
  };
}
