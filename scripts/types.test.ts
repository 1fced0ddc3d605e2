import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { currentDatabaseTypes, target } from "./types.ts";

test("the types of the database follow the migrations; if not, run `npm run types`", async () => {
  expect(await readFile(target, "utf8")).toBe(await currentDatabaseTypes());
}, 30_000);
