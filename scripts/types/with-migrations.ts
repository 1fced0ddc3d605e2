import type { Engine } from "@trousse/backend/database/engine";
import { openDatabase } from "@trousse/backend/database/open";
import { migrate } from "@trousse/backend/database/setup/migrate";

/** What `read` finds in a new database that the migrations of today have made. */
export async function withMigrations(read: (engine: Engine) => Promise<string>): Promise<string> {
  const engine = await openDatabase({ memory: true });
  try {
    await migrate(engine, { migrations: "supabase/migrations", seeds: "none" });
    return await read(engine);
  } finally {
    await engine.close();
  }
}
