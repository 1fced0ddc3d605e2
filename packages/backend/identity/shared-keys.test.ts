import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { engines } from "../../../testing/engines/engines.ts";
import type { Engine } from "../database/engine.ts";
import { createKeys } from "./api-keys.ts";
import { shareKeys } from "./shared-keys.ts";

describe.each(engines)("keys shared by the database, on $name", ({ open }) => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await open();
  });
  afterAll(() => engine.close());
  beforeEach(async () => {
    await engine.transaction((tx) => tx.query("delete from backend.keys"));
  });

  test("copies that start at the same moment agree, and later ones ask for none", async () => {
    const shared = await Promise.all(
      Array.from({ length: 6 }, () => shareKeys(engine, async () => createKeys())),
    );
    expect(new Set(shared.map(({ jwtSecret }) => jwtSecret)).size).toBe(1);
    const later = await shareKeys(engine, () => Promise.reject(new Error("asked")));
    expect(later).toEqual(shared[0]);
  });

  test("an installation that had keys keeps them", async () => {
    const had = createKeys();
    expect(await shareKeys(engine, async () => had)).toEqual(had);
  });
});
