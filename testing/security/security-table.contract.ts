import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Engine } from "@trousse/backend/database/engine";
import { openDatabase } from "@trousse/backend/database/open";
import { afterAll, beforeAll, expect, test } from "vitest";
import { migratedDump } from "../engines/migrated-database.ts";
import { boundsTable } from "../extremes/bounds-table.ts";

const DOCUMENT = join(import.meta.dirname, "../../docs/security.md");
const TABLE = /(?<=<!-- columns -->\n)[\s\S]*(?=<!-- end of columns -->)/;

let engine: Engine;

beforeAll(async () => {
  engine = await openDatabase({ memory: true, from: await migratedDump() });
});
afterAll(() => engine.close());

test("docs/security.md names every writable column with its bounds; UPDATE_DOCS=1 rewrites it", async () => {
  const document = await readFile(DOCUMENT, "utf8");
  const table = `\n${await engine.transaction(boundsTable)}\n\n`;
  if (process.env.UPDATE_DOCS)
    await writeFile(
      DOCUMENT,
      document.replace(TABLE, () => table),
    );
  const written = process.env.UPDATE_DOCS ? table : TABLE.exec(document)?.[0];
  expect(written).toBe(table);
  expect(table.split("\n").length).toBeGreaterThan(200);
});
