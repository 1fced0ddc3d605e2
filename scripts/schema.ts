import { writeFile } from "node:fs/promises";
import type { Engine } from "@trousse/backend/database/engine";
import { schemaSource } from "./types/schema-source.ts";
import { withMigrations } from "./types/with-migrations.ts";

/** The text of `supabase/schema.sql`, as a migrated database shows it. */
export const schemaOf = (engine: Engine): Promise<string> => engine.transaction(schemaSource);

export const target = "supabase/schema.sql";

if (import.meta.main) await writeFile(target, await withMigrations(schemaOf));
