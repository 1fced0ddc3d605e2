import type { Engine } from "@trousse/backend/database/engine";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { procedures } from "#supabase/exposed.ts";
import { engines } from "#testing/engines/engines.ts";
import { helperFunctions } from "#testing/permissions.ts";

/** Rules that every migration has to follow, read off the catalogue: nobody has to remember them. */
describe.each(engines)("the walls of the database, on $name", ({ openMigrated }) => {
  let engine: Engine;

  beforeAll(async () => {
    engine = await openMigrated();
  });
  afterAll(() => engine.close());

  const names = async (text: string) => {
    const rows = await engine.transaction((tx) => tx.query<{ name: string }>(text));
    return rows.map(({ name }) => name).sort();
  };

  const OURS = "pronamespace in ('public'::regnamespace, 'private'::regnamespace)";

  test("every function finds tables by their full name only", async () => {
    const open = await names(`
      select proname::text as name from pg_proc
      where ${OURS} and not coalesce(proconfig @> array['search_path=""'], false)
        -- Names in a body that is an expression were resolved when the function was created.
        and prosqlbody is null`);
    expect(open).toEqual([]);
  });

  test("nobody may call a function that no line gave to them", async () => {
    const everybodys = await names(`
      select proname::text as name from pg_proc, aclexplode(coalesce(proacl, acldefault('f', proowner))) acl
      where ${OURS} and acl.grantee = 0`);
    expect(everybodys).toEqual([]);
    const callable = (role: string, schema: string, which = "") =>
      names(`
        select proname::text as name from pg_proc
        where pronamespace = '${schema}'::regnamespace and prorettype <> 'trigger'::regtype
          and has_function_privilege('${role}', oid, 'execute') ${which}`);
    expect(await callable("authenticated", "public")).toEqual([...procedures].sort());
    expect(await callable("anon", "public")).toEqual([
      "find_invitation",
      "open_card_link",
      ...Object.keys(helperFunctions),
    ]);
    // Whether a feature is on for everybody: what the policies of visitors ask.
    expect(await callable("anon", "private")).toEqual(["has_feature"]);
    // What policies ask, and what a function of supabase/functions asks as its caller: those that see
    // more than who calls them. The others are words and sums.
    expect(await callable("authenticated", "private", "and prosecdef")).toEqual([
      "account_exists",
      "change_share_permission",
      "confirmed_email",
      "get_permitted_homes",
      "get_permitted_profiles",
      "has_feature",
      "has_file_room",
      "has_required_aal",
      "import_account_data",
      "invite_to_profile",
      "is_admin",
      "is_consent_revoked",
      "may_listen",
    ]);
  });

  test("every policy names its role", async () => {
    const open = await names(`
      select tablename || ': ' || policyname as name from pg_policies
      where schemaname = 'public' and 'public' = any (roles)`);
    expect(open).toEqual([]);
  });

  test("every policy asks who calls once for a statement, not once for a row", async () => {
    const policies = await engine.transaction((tx) =>
      tx.query<{ name: string; rule: string }>(`
        select tablename || ': ' || policyname as name, concat_ws(' ', qual, with_check) as rule
        from pg_policies where schemaname = 'public'`),
    );
    const bare = policies.filter(({ rule }) =>
      /auth\.(uid|jwt|role)|current_setting/.test(
        rule.replace(/\( ?SELECT auth\.uid\(\) AS uid\)/g, ""),
      ),
    );
    expect(policies.length).toBeGreaterThan(40);
    expect(bare).toEqual([]);
  });

  test("nothing trusts the address or the metadata of a token", async () => {
    // The level and the id of the session are written by the server alone.
    const trusting = await names(`
      select policyname as name from pg_policies
      where concat_ws(' ', qual, with_check) ~ 'auth\\.email|_metadata'
      union all
      select proname from pg_proc
      where ${OURS} and prosrc ~ 'auth\\.email|auth\\.jwt(?!\\(\\) ->> ''(aal|session_id)'')|app_metadata'`);
    expect(trusting).toEqual([]);
  });

  test("what goes with a deleted row is found by an index, not by reading everybody's", async () => {
    const missing = await names(`
      select conrelid::regclass || '.' || conname as name from pg_constraint
      where contype = 'f' and confdeltype = 'c'
        and connamespace in ('public'::regnamespace, 'private'::regnamespace)
        and not exists (
          select from pg_index
          where indrelid = conrelid and indkey[0] = conkey[1]
            and coalesce(pg_get_expr(indpred, indrelid), 'IS NOT NULL') ~ 'IS NOT NULL')`);
    expect(missing).toEqual([]);
  });
});
