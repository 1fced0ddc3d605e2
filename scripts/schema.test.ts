import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { currentSchema, target } from "./schema.ts";

test("supabase/schema.sql shows what the migrations make; if not, run `npm run schema`", async () => {
  expect(await readFile(target, "utf8")).toBe(await currentSchema());
}, 30_000);
