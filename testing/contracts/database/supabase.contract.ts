import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Engine } from "@trousse/backend/database/engine";
import { openDatabase } from "@trousse/backend/database/open";
import { migrate } from "@trousse/backend/database/setup/migrate";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { changeRoles } from "#scripts/admin/roles.ts";
import { openData, openRows } from "#server/disk/open-data.ts";
import { readConfig } from "#server/settings/config.ts";
import { pgliteTemplate } from "#testing/engines/pglite-template.ts";
import { findPostgresBinaries } from "#testing/engines/postgres-server.ts";
import {
  CRON,
  GIVES_EVERYTHING,
  type SupabaseDatabase,
  type SupabaseProject,
  startSupabaseProject,
} from "#testing/engines/supabase-project.ts";

/** Every right of the API's roles on what is ours, by whatever grant it comes. */
const RIGHTS = `
  select role || ' ' || privilege || ' ' || c.relname || '.' || a.attname as fact
  from unnest(array['anon', 'authenticated']) role,
    unnest(array['select', 'insert', 'update']) privilege,
    pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and c.relkind in ('r', 'p', 'v', 'm')
    and has_column_privilege(role, c.oid, a.attnum, privilege)
  union all
  select role || ' ' || privilege || ' ' || c.relname
  from unnest(array['anon', 'authenticated']) role,
    unnest(array['delete', 'truncate', 'trigger', 'references']) privilege, pg_class c
  where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and c.relkind in ('r', 'p', 'v', 'm')
    and has_table_privilege(role, c.oid, privilege)
  union all
  select role || ' uses ' || c.relname from unnest(array['anon', 'authenticated']) role, pg_class c
  where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and c.relkind = 'S'
    and has_sequence_privilege(role, c.oid, 'usage')
  union all
  select role || ' calls ' || p.pronamespace::regnamespace || '.' || p.proname
  from unnest(array['anon', 'authenticated']) role, pg_proc p
  where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
    and has_function_privilege(role, p.oid, 'execute')
  union all
  select role || ' enters private' from unnest(array['anon', 'authenticated']) role
  where has_schema_privilege(role, 'private', 'usage')`;

/** Walls and what runs by itself. */
const ACCESS_RESTRICTIONS = `
  select 'policy ' || schemaname || '.' || tablename || ' ' || cmd || ' ' || roles::text || ' ' || policyname as fact
  from pg_policies where schemaname in ('public', 'private', 'storage', 'realtime')
  union all
  select 'row-level security on ' || relname from pg_class
  where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind = 'r' and relrowsecurity
  union all
  select 'trigger ' || tgname || ' on ' || tgrelid::regclass from pg_trigger
  where not tgisinternal
    -- What our own server brings: Supabase's Realtime hears of messages otherwise.
    and tgfoid not in (select oid from pg_proc where pronamespace = to_regnamespace('backend'))
  union all
  select 'as its owner ' || proname from pg_proc
  where pronamespace in ('public'::regnamespace, 'private'::regnamespace) and prosecdef`;

/** What the server's own hand must reach, on Supabase as here. */
const SERVICE = `
  select 'service_role calls ' || p.proname as fact from pg_proc p
  where p.pronamespace = 'private'::regnamespace and has_function_privilege('service_role', p.oid, 'execute')
  union all
  select 'service_role ' || privilege || ' ' || c.relname
  from unnest(array['select', 'insert', 'update', 'delete']) privilege, pg_class c
  where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and c.relkind = 'r'
    and has_table_privilege('service_role', c.oid, privilege)`;

type Fact = { fact: string };
const facts = (rows: readonly Fact[]) => rows.map(({ fact }) => fact).sort();

describe.skipIf(findPostgresBinaries() === null)("on Supabase", () => {
  let project: SupabaseProject;
  let ours: Engine;
  beforeAll(async () => {
    project = await startSupabaseProject();
    ours = await openDatabase({ memory: true, from: await pgliteTemplate() });
    await migrate(ours, { migrations: "supabase/migrations", seeds: "none" });
  });
  afterAll(async () => {
    await ours.close();
    await project.stop();
  });

  describe.each([
    { name: "a project that gives nothing away", more: CRON },
    { name: "a project that gives everything away", more: GIVES_EVERYTHING },
  ])("$name", ({ more }) => {
    let database: SupabaseDatabase;
    const [claire, luc] = [randomUUID(), randomUUID()];
    const auth = (text: string) => database.as("supabase_auth_admin", text);
    const person = <Row = Fact>(id: string, text: string, claims = {}) =>
      database.as<Row>("authenticated", text, { sub: id, aal: "aal1", ...claims });

    beforeAll(async () => {
      database = await project.create(more);
      await database.push();
    });

    test("people have the rights they have here, not one more and not one less", async () => {
      const here = await ours.transaction((tx) => tx.query<Fact>(RIGHTS));
      expect(facts(await database.as("postgres", RIGHTS))).toEqual(facts(here));
    });

    test("the policies and triggers are those listed here", async () => {
      const here = await ours.transaction((tx) => tx.query<Fact>(ACCESS_RESTRICTIONS));
      expect(facts(await database.as("postgres", ACCESS_RESTRICTIONS))).toEqual(facts(here));
    });

    test("the functions with the service key reach what they reach here", async () => {
      const here = await ours.transaction((tx) => tx.query<Fact>(SERVICE));
      expect(facts(await database.as("postgres", SERVICE))).toEqual(
        expect.arrayContaining(facts(here)),
      );
    });

    test("the auth server's own role signs people up, in and out, and deletes them", async () => {
      for (const [id, email] of [
        [claire, "claire@example.org"],
        [luc, "luc@example.org"],
      ]) {
        await auth(`insert into auth.users (id, email, aud, role, created_at, raw_user_meta_data)
          values ('${id}', '${email}', 'authenticated', 'authenticated', now(),
            '{"first_name": "Claire", "last_name": "Moreau", "locale": "fr-fr"}')`);
        await auth(`update auth.users set email_confirmed_at = now() where id = '${id}'`);
        await auth(`insert into auth.sessions (id, user_id, created_at, aal, user_agent)
          values ('${id}', '${id}', now(), 'aal1', 'Firefox')`);
      }
      for (const who of [claire, luc]) {
        expect(await person(who, "select role as fact from public.user_roles")).toEqual([]);
      }
    });

    test("each sees their own, visitors what is published, and nobody the accounts", async () => {
      await person(
        claire,
        `insert into public.medications (id, user_id, name, dosage, form, total_quantity, current_quantity, expiry_date)
         values ('${claire}', '${claire}', 'Doliprane', '1000 mg', 'Comprimé', 8, 8, '2030-01-31')`,
      );
      const boxes = "select name as fact from public.medications";
      expect(await person(claire, boxes)).toEqual([{ fact: "Doliprane" }]);
      expect(await person(luc, boxes)).toEqual([]);
      await expect(database.as("anon", boxes)).rejects.toMatchObject({ code: "42501" });
      const published = await database.as<Fact>(
        "anon",
        "select slug as fact from public.blog_posts",
      );
      expect(published.length).toBeGreaterThan(0);
      for (const role of ["anon", "authenticated", "service_role"]) {
        await expect(database.as(role, "select 1 from auth.users")).rejects.toMatchObject({
          code: "42501",
        });
      }
    });

    test("pictures of articles are for admins to add", async () => {
      const add = (who: string) =>
        person(
          who,
          `insert into storage.objects (bucket_id, name) values ('blog-images', '${who}.webp')`,
        );
      // Nobody becomes an admin by being first: the operator's command grants the role.
      await database.as(
        "postgres",
        `insert into public.user_roles (user_id, role) values ('${claire}', 'admin')`,
      );
      await expect(add(luc)).rejects.toMatchObject({ code: "42501" });
      await add(claire);
    });

    test("a second proof, an ended session and a deleted account mean there what they mean here", async () => {
      await auth(`insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
        values ('${luc}', '${luc}', 'totp', 'verified', now(), now())`);
      expect(await person(luc, "select id as fact from public.profiles")).toEqual([]);
      const whole = { aal: "aal2", session_id: luc };
      expect(await person(luc, "select id as fact from public.profiles", whole)).toHaveLength(1);
      await person(luc, `select public.end_session('${luc}')`, { ...whole, session_id: claire });
      await auth(`delete from auth.users where id = '${luc}'`);
      const left = await database.as(
        "postgres",
        `select from public.profiles where created_by = '${luc}'`,
      );
      expect(left).toEqual([]);
    });

    test("what only our backend would accept is refused", async () => {
      for (const text of [
        "create extension if not exists pg_stat_statements",
        "create role helper superuser",
        "alter role postgres superuser",
        "create index on auth.users (created_at)",
        "alter table auth.users add column nickname text",
        "create function auth.helper() returns int language sql as 'select 1'",
        "alter table storage.objects add column note text",
        "create table storage.notes (id int)",
      ]) {
        await expect(database.as("postgres", text), text).rejects.toMatchObject({ code: "42501" });
      }
    });
  });

  test("the clock's jobs are set with cron there, set once, and ask with the secrets of the vault", async () => {
    const database = await project.create();
    await database.push();
    const set = () => database.as<Fact>("postgres", "select private.schedule_jobs() as fact");
    expect(await set()).toEqual([
      { fact: "No job was set: pg_cron, pg_net or the vault is not here." },
    ]);
    await database.asAdministrator(CRON);
    expect(await set()).toEqual([{ fact: "The jobs are set." }]);
    await set();
    const jobs = await database.as<Fact>("postgres", "select jobname as fact from cron.job");
    expect(facts(jobs)).toEqual([
      "trousse-login-alerts",
      "trousse-old-reminders",
      "trousse-reminders",
      "trousse-unconfirmed",
      "trousse-weekly-report",
    ]);

    const commands = await database.as<Fact>("postgres", "select command as fact from cron.job");
    const [asking] = commands.filter(({ fact }) => fact.includes("deliver-reminders"));
    await expect(database.as("postgres", asking?.fact ?? "")).rejects.toThrow(
      "The vault needs two secrets, functions_url and service_key",
    );
    await database.as(
      "postgres",
      `select vault.create_secret('https://project.example/functions/v1/', 'functions_url'),
         vault.create_secret('the service key', 'service_key')`,
    );
    for (const { fact } of commands) await database.as("postgres", fact);
    const asked = await database.as(
      "postgres",
      "select url as fact, headers from net.asked order by 1",
    );
    expect(asked).toEqual(
      ["deliver-reminders", "login-alerts", "weekly-report"].map((name) => ({
        fact: `https://project.example/functions/v1/${name}`,
        headers: { apikey: "the service key", authorization: "Bearer the service key" },
      })),
    );
    for (const role of ["anon", "authenticated", "service_role"]) {
      await expect(database.as(role, "select private.schedule_jobs()")).rejects.toThrow(/denied/);
    }
  });

  test("commands work on a project's database, and a server of ours leaves it alone", async () => {
    const database = await project.create();
    await database.push();
    const dataDir = await mkdtemp(join(tmpdir(), "trousse-supabase-"));
    const { url: databaseUrl } = database;
    const config = { ...readConfig({ DATABASE_URL: databaseUrl }), dataDir };
    const schemas = () =>
      database.as<Fact>(
        "postgres",
        "select nspname as fact from pg_namespace where nspname !~ '^pg_'",
      );
    const before = facts(await schemas());
    const engine = await openRows(config);
    expect(await changeRoles(engine, ["list"])).toBe("Nobody has a role.");
    await engine.close();
    await expect(openData(config)).rejects.toThrow(/database of a Supabase project.+SUPABASE_URL/);
    expect(facts(await schemas())).toEqual(before);
    await rm(dataDir, { recursive: true });
  });

  test("without cron nothing happens, on our own server neither", async () => {
    const [row] = await ours.transaction((tx) =>
      tx.query("select private.schedule_jobs() as said"),
    );
    expect(row).toEqual({ said: expect.stringContaining("No job was set") });
  });
});
