import type { Engine } from "@trousse/backend/database/engine";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Actors, createActors, rolledBack } from "../builders/actors.ts";
import { aNewRow } from "../builders/household.ts";
import { attempt, failingChecks, insert, where } from "../mutations/sql-checks.ts";
import { may, relations } from "../permissions.ts";
import { writableColumns } from "./allowed-columns.ts";
import { sampledEngines } from "./full-run.ts";

/** Where somebody besides admins may write. */
const families = relations.filter(
  (name) => may("owner", "S", name) && !may("stranger", "S", name) && name !== "user_roles",
);

describe.each(sampledEngines)("nothing but what is named, on $name", ({ openMigrated }) => {
  let engine: Engine;

  beforeAll(async () => {
    engine = await openMigrated();
  });
  afterAll(() => engine.close());

  const names = async (text: string) => {
    const rows = await engine.transaction((tx) => tx.query<{ name: string }>(text));
    return rows.map(({ name }) => name).sort();
  };

  const columnsOf = async (relation: string, privilege?: string) =>
    names(`
      select attname::text as name from pg_attribute
      where attrelid = 'public.${relation}'::regclass and attnum > 0 and not attisdropped
        and attgenerated = ''
        ${privilege ? `and has_column_privilege('authenticated', attrelid, attnum, '${privilege}')` : ""}`);

  test.each(families)("people write the named columns of %s, and no other", async (relation) => {
    const named = writableColumns[relation];
    expect(named, "its columns are named").toBeDefined();
    const listOf = (words = "") => words.split(" ").filter(Boolean).sort();
    expect(await columnsOf(relation, "insert")).toEqual(listOf(named?.insert));
    expect(await columnsOf(relation, "update")).toEqual(listOf(named?.update));
  });

  describe("each column, by each person", () => {
    let all: Actors;
    let tried = 0;

    beforeAll(async () => {
      all = await engine.transaction(createActors);
    });

    test.each(relations)("%s changes by the hand of those who may", async (relation) => {
      const granted = await columnsOf(relation, "update");
      const cells = (await columnsOf(relation)).flatMap((column) =>
        [...all.people, all.passwordOnly].map((person) =>
          attempt(person, relation, {
            expected: granted.includes(column) && may(person.actor, "U", relation),
            // The refusal must be caused by the caller, so the value is a valid one.
            statement: `update public.${relation} set ${column} = ${column} where ${where(person.rowOf(relation))}`,
          }),
        ),
      );
      tried += cells.length;
      const wrong = await rolledBack(engine, (tx) => failingChecks(tx, cells));
      expect(wrong).toEqual([]);
    });

    test.each(families)("R9: a row of %s is added without what is not named", async (relation) => {
      const named = await columnsOf(relation, "insert");
      const others = (await columnsOf(relation)).filter((column) => !named.includes(column));
      const cells = others.flatMap((column) =>
        all.people
          .filter(({ account }) => account !== null)
          .map((person) =>
            attempt(person, relation, {
              expected: false,
              statement: insert(relation, {
                ...aNewRow(relation, all.house, person.account ?? undefined),
                [column]: null,
              }),
            }),
          ),
      );
      expect(await rolledBack(engine, (tx) => failingChecks(tx, cells))).toEqual([]);
    });

    test("these were all of them", () => {
      expect(tried).toBeGreaterThan(4000);
    });
  });

  const RELATIONS = `pg_class where relkind in ('r', 'p', 'v', 'm', 'f', 'S')
    and relnamespace::regnamespace::text !~ '^(pg_|information_schema)'`;

  test("outside the API no relation is anybody's, but a list of words and the canary", async () => {
    const open = await names(`
      select oid::regclass::text as name from ${RELATIONS}
        and relnamespace::regnamespace::text not in ('public', 'storage')
        and (has_table_privilege('anon', oid, 'select, insert, update, delete, truncate, trigger, references')
          or has_table_privilege('authenticated', oid, 'select, insert, update, delete, truncate, trigger, references'))
        and relkind <> 'S'`);
    expect(open).toEqual([
      "canary.bird",
      "private.medicine_sounds",
      "private.medicine_words",
      "realtime.messages",
    ]);
    const sequences = await names(`
      select oid::regclass::text as name from ${RELATIONS} and relkind = 'S'
        and (has_sequence_privilege('anon', oid, 'usage, select, update')
          or has_sequence_privilege('authenticated', oid, 'usage, select, update'))`);
    expect(sequences).toEqual([]);
  });

  test("R4: a view sees no more than who asks, and nothing is kept of what a query saw", async () => {
    const views = await names(`
      select oid::regclass::text as name from pg_class
      where relnamespace::regnamespace::text !~ '^(pg_|information_schema)'
        and (relkind = 'm'
          or relkind = 'v' and not coalesce(reloptions @> array['security_invoker=true'], false))`);
    expect(views).toEqual([]);
  });

  test("people make nothing: no table, no function, no schema", async () => {
    const creators = await names(`
      select role || ' in ' || nspname as name from pg_namespace, unnest(array['anon', 'authenticated']) role
      where nspname !~ '^pg_(temp|toast)' and has_schema_privilege(role, oid, 'create')`);
    expect(creators).toEqual([]);
    const roles = await names(`
      select rolname::text as name from pg_roles
      where rolname in ('anon', 'authenticated')
        and (rolsuper or rolcreaterole or rolcreatedb or rolbypassrls or rolcanlogin or rolreplication)`);
    expect(roles).toEqual([]);
  });

  test("R17: changes to no table are published", async () => {
    expect(await names("select tablename::text as name from pg_publication_tables")).toEqual([]);
  });

  test("R2: a table of the same name in the way of a function changes nothing", async () => {
    const all = await engine.transaction(createActors);
    const stranger = all.people.find(({ actor }) => actor === "stranger");
    if (!stranger) throw new Error("The stranger is missing.");
    const seen = await rolledBack(engine, async (tx) => {
      await tx.query("select set_config('request.jwt.claims', $1, true)", [
        JSON.stringify({ sub: stranger.account }),
      ]);
      await tx.script(`
        set local role authenticated;
        create temp table profiles as select '${all.house.account}'::uuid as id, '${stranger.account}'::uuid as created_by;
        create temp table user_roles as select '${stranger.account}'::uuid as user_id, 'admin' as role;
        create temp table users as select '${all.house.account}'::uuid as id, now() as email_confirmed_at;
        create temp table mfa_factors (user_id uuid, status text);
        create function pg_temp.uid() returns uuid language sql as $$ select '${all.house.account}'::uuid $$;
        create function pg_temp.is_admin() returns boolean language sql as 'select true';
        set local search_path = pg_temp, public, private, auth;`);
      return tx.query(`
        select (select count(*)::int from public.profiles where id = '${all.house.account}') as profiles,
          (select count(*)::int from public.medications where user_id = '${all.house.account}') as boxes,
          (select count(*)::int from public.contact_messages) as letters,
          '${all.house.account}' = any (private.get_permitted_profiles('view')) as may_read,
          private.is_admin() as is_admin`);
    });
    expect(seen).toEqual([{ profiles: 0, boxes: 0, letters: 0, may_read: false, is_admin: false }]);
  });
});
