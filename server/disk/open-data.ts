import { join } from "node:path";
import type { Engine } from "@trousse/backend/database/engine";
import { openDatabase } from "@trousse/backend/database/open";
import { selfTest } from "@trousse/backend/database/self-test";
import { isSupabase } from "@trousse/backend/database/setup/bootstrap";
import { migrate } from "@trousse/backend/database/setup/migrate";
import { createKeys, findKeys, type Keys, loadKeys } from "@trousse/backend/identity/api-keys";
import { shareKeys } from "@trousse/backend/identity/shared-keys";
import { snapshotBeforeUpdate, type UpdateSnapshotSettings } from "../backups/update-snapshot.ts";
import { OperatorError } from "../lifecycle/operator-error.ts";
import type { Config } from "../settings/config.ts";
import { prepareDataFolder } from "./data-folder.ts";

const supabase = join(import.meta.dirname, "../../supabase");

/** A migrated and verified database, and its keys. The caller closes the engine. */
export interface OpenData {
  readonly engine: Engine;
  readonly keys: Keys;
}

/** `onSnapshot` hears of the snapshot that was made before an update. */
type DataLocation = Pick<Config, "databaseUrl" | "durability"> &
  UpdateSnapshotSettings & { readonly onSnapshot?: (path: string) => void };

/**
 * Opens the data of a configuration, and creates it where there is none.
 * @throws {OperatorError | SetupError | KeysError} with one sentence for the person who starts it
 */
export async function openData(config: DataLocation & Pick<Config, "keys">): Promise<OpenData> {
  const engine = await openRows(config);
  try {
    if (await engine.transaction(isSupabase)) {
      throw new OperatorError(
        "DATABASE_URL is the database of a Supabase project, which answers by itself: set SUPABASE_URL and SUPABASE_PUBLISHABLE_KEY instead.",
      );
    }
    return { engine, keys: config.keys ?? (await keysOf(engine, config.dataDir)) };
  } catch (problem) {
    await engine.close();
    throw problem;
  }
}

/**
 * Opens the database alone, for a command; also that of a Supabase project, which `supabase db push` has migrated.
 * @throws {OperatorError | SetupError} as `openData` does
 */
export async function openRows(location: DataLocation): Promise<Engine> {
  const { dataDir, databaseUrl: url, durability, onSnapshot } = location;
  await prepareDataFolder(dataDir);
  const engine = await openDatabase(url ? { url } : { dataDir, durability });
  try {
    if (await engine.transaction(isSupabase)) return engine;
    await migrate(
      engine,
      { migrations: join(supabase, "migrations"), seeds: join(supabase, "seed") },
      {
        // A PostgreSQL server has copies of its own, and other processes that use it meanwhile.
        async beforeUpdate() {
          const path = url ? undefined : await snapshotBeforeUpdate(engine, location);
          if (path) onSnapshot?.(path);
        },
      },
    );
    await selfTest(engine);
    return engine;
  } catch (problem) {
    await engine.close();
    throw problem;
  }
}

/**
 * Several processes may share a PostgreSQL database and nothing else, so the keys are stored in it: those of the data
 * folder when it had some before.
 */
function keysOf(engine: Engine, dataDir: string): Promise<Keys> {
  if (engine.kind === "pglite") return loadKeys(dataDir);
  return shareKeys(engine, async () => (await findKeys(dataDir)) ?? createKeys());
}
