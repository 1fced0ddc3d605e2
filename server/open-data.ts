import { join } from "node:path";
import type { Engine } from "../backend/database/engine.ts";
import { migrate } from "../backend/database/migrate.ts";
import { openDatabase } from "../backend/database/open.ts";
import { selfTest } from "../backend/database/self-test.ts";
import { shareKeys } from "../backend/gates/database-keys.ts";
import { createKeys, findKeys, type Keys, loadKeys } from "../backend/gates/keys.ts";
import type { Config } from "./config.ts";
import { prepareDataFolder } from "./data-folder.ts";

const supabase = join(import.meta.dirname, "../supabase");

/** A database that is up to date and proven closed, and the keys to it. Close the engine. */
export interface OpenData {
  readonly engine: Engine;
  readonly keys: Keys;
}

/**
 * Opens the data of a configuration, and makes them where there are none.
 * @throws {Refusal | SetupError | KeysError} with one sentence for the person who starts it
 */
export async function openData({
  dataDir,
  databaseUrl: url,
  keys: given,
  durability,
}: Pick<Config, "dataDir" | "databaseUrl" | "keys" | "durability">): Promise<OpenData> {
  await prepareDataFolder(dataDir);
  const engine = await openDatabase(url ? { url } : { dataDir, durability });
  try {
    await migrate(engine, {
      migrations: join(supabase, "migrations"),
      seeds: join(supabase, "seed"),
    });
    await selfTest(engine);
    return { engine, keys: given ?? (await keysOf(engine, dataDir)) };
  } catch (problem) {
    await engine.close();
    throw problem;
  }
}

/**
 * On PostgreSQL several processes may share the database and nothing else, so their keys are in it: those of
 * the data folder when it had some before.
 */
function keysOf(engine: Engine, dataDir: string): Promise<Keys> {
  if (engine.kind === "pglite") return loadKeys(dataDir);
  return shareKeys(engine, async () => (await findKeys(dataDir)) ?? createKeys());
}
