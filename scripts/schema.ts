import { writeFile } from "node:fs/promises";
import { openDatabase } from "@trousse/backend/database/open";
import { migrate } from "@trousse/backend/database/setup/migrate";
import { schemaSource } from "./types/schema-source.ts";

/** The text of `supabase/schema.sql`, as the migrations of today make it. */
export async function currentSchema(): Promise<string> {
  const engine = await openDatabase({ memory: true });
  try {
    await migrate(engine, { migrations: "supabase/migrations", seeds: "none" });
    return await engine.transaction(schemaSource);
  } finally {
    await engine.close();
  }
}

export const target = "supabase/schema.sql";

if (import.meta.main) await writeFile(target, await currentSchema());
