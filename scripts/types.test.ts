import { readFile } from "node:fs/promises";
import { openDatabase } from "@trousse/backend/database/open";
import { expect, onTestFinished, test } from "vitest";
import { migratedDump } from "#testing/engines/migrated-database.ts";
import { databaseTypesOf, target } from "./types.ts";

test("the types of the database follow the migrations; if not, run `npm run types`", async () => {
  const engine = await openDatabase({ memory: true, from: await migratedDump() });
  onTestFinished(() => engine.close());
  expect(await readFile(target, "utf8")).toBe(await databaseTypesOf(engine));
}, 30_000);
