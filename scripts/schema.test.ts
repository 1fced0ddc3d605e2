import { readFile } from "node:fs/promises";
import { openDatabase } from "@trousse/backend/database/open";
import { expect, onTestFinished, test } from "vitest";
import { migratedDump } from "#testing/engines/migrated-database.ts";
import { schemaOf, target } from "./schema.ts";

test("supabase/schema.sql shows what the migrations make; if not, run `npm run schema`", async () => {
  const engine = await openDatabase({ memory: true, from: await migratedDump() });
  onTestFinished(() => engine.close());
  expect(await readFile(target, "utf8")).toBe(await schemaOf(engine));
}, 30_000);
