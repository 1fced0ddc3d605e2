import { join } from "node:path";
import { isSupabase } from "../backend/database/bootstrap.ts";
import type { Engine } from "../backend/database/engine.ts";
import { migrate } from "../backend/database/migrate.ts";
import { openDatabase } from "../backend/database/open.ts";
import { selfTest } from "../backend/database/self-test.ts";
import { shareKeys } from "../backend/gates/database-keys.ts";
import { createKeys, findKeys, type Keys, loadKeys } from "../backend/gates/keys.ts";
import type { Config } from "./config.ts";
import { prepareDataFolder } from "./data-folder.ts";
import { Refusal } from "./refusal.ts";

const supabase = join(import.meta.dirname, "../supabase");

/** A database that is up to date and proven closed, and the keys to it. Close the engine. */
export interface OpenData {
  readonly engine: Engine;
  readonly keys: Keys;
}

type Where = Pick<Config, "dataDir" | "databaseUrl" | "durability">;

/**
 * Opens the data of a configuration, and makes them where there are none.
 * @throws {Refusal | SetupError | KeysError} with one sentence for the person who starts it
 */
export async function openData(config: Where & Pick<Config, "keys">): Promise<OpenData> {
  const engine = await openRows(config);
  try {
    if (await engine.transaction(isSupabase)) {
      throw new Refusal(
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
 * The rows alone, for a command: of a Supabase project too, which `supabase db push` has brought up to date.
 * @throws {Refusal | SetupError} as `openData` does
 */
export async function openRows({ dataDir, databaseUrl: url, durability }: Where): Promise<Engine> {
  await prepareDataFolder(dataDir);
  const engine = await openDatabase(url ? { url } : { dataDir, durability });
  try {
    if (await engine.transaction(isSupabase)) return engine;
    await migrate(engine, {
      migrations: join(supabase, "migrations"),
      seeds: join(supabase, "seed"),
    });
    await selfTest(engine);
    return engine;
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
