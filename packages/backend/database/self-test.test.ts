import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { engines } from "../../../testing/engines/engines.ts";
import type { Engine } from "./engine.ts";
import { selfTest } from "./self-test.ts";

describe.each(engines)("on $name", ({ open }) => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await open();
  });
  afterAll(() => engine.close());

  const run = (sql: string) => engine.transaction((tx) => tx.script(sql));

  test("a database with row-level security everywhere is accepted", async () => {
    await run(
      "create table public.walled (id int); alter table public.walled enable row level security",
    );
    await run(
      "create view public.seen with (security_invoker = true) as select id from public.walled",
    );
    await expect(selfTest(engine)).resolves.toBeUndefined();
  });

  test.each([
    {
      because: "the canary is no longer protected",
      breaks: "alter table canary.bird disable row level security",
      mends: "alter table canary.bird enable row level security",
      says: "does not hold for anon",
    },
    {
      because: "a policy lets everybody see",
      breaks: "create policy open on canary.bird to authenticated using (true)",
      mends: "drop policy open on canary.bird",
      says: "does not hold for authenticated",
    },
    {
      because: "no role may query the canary, so nothing is shown",
      breaks: "revoke select on canary.bird from anon",
      mends: "grant select on canary.bird to anon",
      says: "does not hold for anon",
    },
    {
      because: "the canary table is empty, so nothing is shown",
      breaks: "delete from canary.bird",
      mends: "insert into canary.bird values (true)",
      says: "lost its row",
    },
    {
      because: "a table has no row-level security",
      breaks: "create table public.open_table (id int)",
      mends: "drop table public.open_table",
      says: "public.open_table is open",
    },
    {
      because: "a view runs with the rights of its owner",
      breaks: "create view public.owner_view as select 1 as one",
      mends: "drop view public.owner_view",
      says: "public.owner_view is open",
    },
    {
      because: "a materialised view has no row-level security",
      breaks: "create materialized view public.copied as select 1 as one",
      mends: "drop materialized view public.copied",
      says: "public.copied is open",
    },
  ])("refused: $because", async ({ breaks, mends, says }) => {
    await run(breaks);
    await expect(selfTest(engine)).rejects.toMatchObject({
      name: "SetupError",
      message: expect.stringContaining(says),
    });
    await run(mends);
    await expect(selfTest(engine)).resolves.toBeUndefined();
  });

  test("an engine that ignores the role is refused", async () => {
    const deaf: Engine = {
      kind: engine.kind,
      transaction: (work) => engine.transaction(work),
      asRole: (_, text, values) => engine.transaction((tx) => tx.query(text, values)),
      listen: () => undefined,
      load: () => engine.load(),
      close: async () => undefined,
    };
    await expect(selfTest(deaf)).rejects.toThrow("does not hold for anon");
  });
});
