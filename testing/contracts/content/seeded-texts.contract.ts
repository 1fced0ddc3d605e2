import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Engine } from "@trousse/backend/database/engine";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { anyEngine } from "#testing/engines/engines.ts";
import { FORMER_ANSWERS } from "#testing/samples/former-faq.ts";

const read = (path: string) =>
  readFileSync(join(import.meta.dirname, "../../../supabase", path), "utf8");
const MIGRATION = read("migrations/20261122160000_faq_tells_what_exists.sql");
const SEED = read("seed/faq_items.sql");

/** The owner of this one has added a word. */
const EDITED = "fa000000-0000-4000-8000-000000000104";
const BY_ITS_OWNER = `${FORMER_ANSWERS[EDITED]} Bonne nuit.`;

describe.each(anyEngine)("a FAQ that an earlier version seeded, on $name", ({ openMigrated }) => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await openMigrated();
  });
  afterAll(() => engine.close());

  const answers = async () => {
    const rows = await engine.transaction((tx) =>
      tx.query<{ id: string; answer: string }>("select id::text, answer from public.faq_items"),
    );
    return Object.fromEntries(rows.map(({ id, answer }) => [id, answer]));
  };

  test("gets the new texts, and what somebody edited stays", async () => {
    const fresh = await answers();
    for (const [id, former] of Object.entries(FORMER_ANSWERS)) {
      expect(fresh[id]).not.toBe(former);
      const answer = id === EDITED ? BY_ITS_OWNER : former;
      await engine.transaction((tx) =>
        tx.query("update public.faq_items set answer = $2 where id = $1::uuid", [id, answer]),
      );
    }
    await engine.transaction((tx) => tx.script(MIGRATION));
    expect(await answers()).toEqual({ ...fresh, [EDITED]: BY_ITS_OWNER });

    await engine.transaction((tx) => tx.script(SEED));
    await engine.transaction((tx) => tx.script(MIGRATION));
    expect(await answers()).toEqual({ ...fresh, [EDITED]: BY_ITS_OWNER });
  });
});
