import type { Engine } from "@trousse/backend/database/engine";
import { migrate } from "@trousse/backend/database/setup/migrate";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sampledEngines } from "./full-run.ts";

/** What hosted Supabase has done to a project before its first migration (supabase.com/docs/guides/api/securing-your-api). */
const HOSTED_DEFAULTS = ["tables", "sequences", "functions"].map(
  (kind) =>
    `alter default privileges in schema public grant all on ${kind} to anon, authenticated, service_role;`,
);

/** Every right of people on everything in schema public, as it comes to them by whatever grant. */
const RIGHTS = `
  select role || ' ' || privilege || ' ' || c.relname || '.' || a.attname as right
  from unnest(array['anon', 'authenticated']) role,
    unnest(array['select', 'insert', 'update', 'references']) privilege,
    pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
    and has_column_privilege(role, c.oid, a.attnum, privilege)
  union all
  select role || ' ' || privilege || ' ' || c.relname
  from unnest(array['anon', 'authenticated']) role,
    unnest(array['delete', 'truncate', 'trigger']) privilege, pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
    and has_table_privilege(role, c.oid, privilege)
  union all
  select role || ' ' || privilege || ' ' || c.relname
  from unnest(array['anon', 'authenticated']) role,
    unnest(array['usage', 'select', 'update']) privilege, pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'S'
    and has_sequence_privilege(role, c.oid, privilege)
  union all
  select role || ' execute ' || p.proname
  from unnest(array['anon', 'authenticated']) role, pg_proc p
  where p.pronamespace = 'public'::regnamespace and has_function_privilege(role, p.oid, 'execute')
  order by 1`;

describe.each(sampledEngines)(
  "where everything new is granted to everybody, on $name",
  ({ open }) => {
    let plain: Engine;
    let hosted: Engine;

    beforeAll(async () => {
      [plain, hosted] = [await open(), await open()];
      await hosted.transaction((tx) => tx.script(HOSTED_DEFAULTS.join("\n")));
      for (const engine of [plain, hosted]) {
        await migrate(engine, { migrations: "supabase/migrations", seeds: "none" });
      }
    });
    afterAll(async () => {
      await plain.close();
      await hosted.close();
    });

    const rightsOn = async (engine: Engine) => {
      const rows = await engine.transaction((tx) => tx.query<{ right: string }>(RIGHTS));
      return rows.map(({ right }) => right);
    };

    test("R18: people hold the rights that our migrations name, and no other", async () => {
      const named = await rightsOn(plain);
      const held = await rightsOn(hosted);
      expect(named.length).toBeGreaterThan(400);
      expect(held.filter((right) => !named.includes(right))).toEqual([]);
      expect(named.filter((right) => !held.includes(right))).toEqual([]);
    });

    test("R18: objects of a later migration are granted to nobody until it grants them", async () => {
      const later =
        "create table public.later (id int); create function public.later() returns int language sql as 'select 1'";
      const undone = new Error("undone");
      const attempt = hosted.transaction(async (tx) => {
        await tx.script(later);
        const rows = await tx.query<{ right: string }>(RIGHTS);
        expect(rows.filter(({ right }) => right.includes("later"))).toEqual([]);
        throw undone;
      });
      await expect(attempt).rejects.toBe(undone);
    });
  },
);
