import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { engines } from "../../../../testing/engines/engines.ts";
import { API_ROLES, UNPRIVILEGED_ROLE } from "../api-roles.ts";
import type { Engine } from "../engine.ts";
import { bootstrap } from "./bootstrap.ts";

const AUTH_TABLES = ["users", "identities", "sessions", "refresh_tokens", "one_time_tokens"];
const me = "00000000-0000-0000-0000-000000000001";

describe.each(engines)("on $name", ({ name, open, openOnNewServer }) => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await openOnNewServer();
  });
  afterAll(() => engine.close());

  const rightsOf = (tx: Parameters<typeof bootstrap>[0]) =>
    tx.query(`
      select n.nspname, c.relname, c.relacl::text, c.relrowsecurity
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname in ('auth', 'backend', 'canary', 'supabase_migrations') order by 1, 2`);

  test("a second run changes nothing and keeps the data", async () => {
    await engine.transaction((tx) => tx.query("insert into auth.users (id) values ($1)", [me]));
    const before = await engine.transaction(rightsOf);
    await engine.transaction(bootstrap);
    expect(await engine.transaction(rightsOf)).toEqual(before);
    const users = await engine.transaction((tx) => tx.query("select id from auth.users"));
    expect(users).toEqual([{ id: me }]);
  });

  test("all scripts run again after those of another version", async () => {
    await engine.transaction((tx) =>
      tx.script("update backend.prepared set fingerprint = 'older'; drop function auth.email();"),
    );
    await engine.transaction(bootstrap);
    const [row] = await engine.transaction((tx) =>
      tx.query("select to_regprocedure('auth.email()') is not null as there"),
    );
    expect(row).toEqual({ there: true });
  });

  test("several starts at once succeed", async () => {
    await Promise.all(Array.from({ length: 6 }, () => engine.transaction(bootstrap)));
  });

  test.each(
    AUTH_TABLES.flatMap((table) => ["anon", "authenticated"].map((role) => ({ table, role }))),
  )("$role neither reads nor writes auth.$table", async ({ table, role }) => {
    const ask = (text: string) => engine.asRole({ role, claims: "{}" }, text, []);
    for (const text of [`select 1 from auth.${table}`, `delete from auth.${table}`]) {
      await expect(ask(text)).rejects.toMatchObject({ code: "42501" });
    }
  });

  test.each(["backend", "supabase_migrations"])("no request reaches schema %s", async (schema) => {
    const [row] = await engine.transaction((tx) =>
      tx.query(
        "select bool_or(has_schema_privilege(role, $1, 'usage')) as may from unnest($2::text[]) role",
        [schema, [...API_ROLES, UNPRIVILEGED_ROLE]],
      ),
    );
    expect(row).toEqual({ may: false });
  });

  test("a new table and a new function are granted to no role by default", async () => {
    const rights = await engine.transaction(async (tx) => {
      await tx.script("create table public.fresh (id int)");
      return tx.query(
        "select bool_or(has_table_privilege(role, 'public.fresh', 'select, insert, update, delete')) as may from unnest($1::text[]) role",
        [["anon", "authenticated", UNPRIVILEGED_ROLE]],
      );
    });
    expect(rights).toEqual([{ may: false }]);
  });

  test("functions of policies read the claims, and are null without them", async () => {
    const who =
      "select auth.uid() as uid, auth.role() as role, auth.email() as email, auth.jwt() as jwt";
    const claims = { sub: me, role: "authenticated", email: "lea@example.org" };
    const asked = await engine.asRole(
      { role: "authenticated", claims: JSON.stringify(claims) },
      who,
      [],
    );
    expect(asked).toEqual([{ uid: me, role: claims.role, email: claims.email, jwt: claims }]);
    const nobody = { uid: null, role: null, email: null, jwt: null };
    expect(await engine.asRole({ role: "anon", claims: "{}" }, who, [])).toEqual([
      { ...nobody, jwt: {} },
    ]);
    expect(await engine.transaction((tx) => tx.query(who))).toEqual([nobody]);
  });

  test("service_role bypasses row-level security", async () => {
    await engine.transaction((tx) =>
      tx.script(`
        create table public.hidden (id integer);
        insert into public.hidden values (1);
        alter table public.hidden enable row level security;
        grant select on public.hidden to service_role, authenticated;
      `),
    );
    const see = (role: string) =>
      engine.asRole({ role, claims: "{}" }, "select id from public.hidden", []);
    expect(await see("service_role")).toEqual([{ id: 1 }]);
    expect(await see("authenticated")).toEqual([]);
  });

  test("two spellings of one address are one account", async () => {
    const insert = (id: string, email: string) =>
      engine.transaction((tx) =>
        tx.query("insert into auth.users (id, email) values ($1, $2)", [id, email]),
      );
    await insert("00000000-0000-0000-0000-000000000002", "lea@example.org");
    const again = insert("00000000-0000-0000-0000-000000000003", "Lea@Example.org");
    await expect(again).rejects.toMatchObject({ code: "23505" });
  });

  test("a connection between requests may do nothing", async () => {
    const [row] = await engine.transaction((tx) =>
      tx.query(
        "select rolsuper or rolbypassrls or rolcreaterole or rolcanlogin as may from pg_roles where rolname = $1",
        [UNPRIVILEGED_ROLE],
      ),
    );
    expect(row).toEqual({ may: false });
  });

  test("new databases of one server are prepared at the same time", async () => {
    if (name === "pglite") return;
    const opened = await Promise.all([open(), open(), open()]);
    await Promise.all(opened.map((other) => other.close()));
  });
});
