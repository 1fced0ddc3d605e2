import type { Engine } from "@trousse/backend/database/engine";
import { migrate } from "@trousse/backend/database/setup/migrate";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { recordTestResult } from "../harness/test-result-rows.ts";
import { isFullRun, sampledEngines } from "./full-run.ts";

/** What a policy must ask once for a statement: bare, PostgreSQL asks it again for every row. */
const ASKS = /auth\.(uid|jwt|role|email)\(\)|current_setting\(/g;

/** How it is asked once: as a query of its own, or kept by a function before its first statement. */
const ONCE = [
  /\(\s*select\s+auth\.(uid|jwt|role)\(\)[^()]*\)/gi,
  /\bconstant\s+\w+(\[\])?\s*:=\s*auth\.(uid|jwt|role)\(\)[^;]*;/gi,
];

const bareIn = (text: string) =>
  ONCE.reduce((rest, once) => rest.replaceAll(once, ""), text).match(ASKS) ?? [];

const FAMILIES = 4_000;
const BOXES_EACH = 50;
const RUNS = 300;

/** Everybody's boxes, past every trigger: how they come to be is tested elsewhere. */
const MANY_BOXES = `
  set local statement_timeout = 0;
  alter table auth.users disable trigger user;
  insert into auth.users (id, email, email_confirmed_at)
    select md5('family ' || n)::uuid, 'family-' || n || '@example.org', now() from generate_series(1, ${FAMILIES}) n;
  alter table auth.users enable trigger user;
  alter table public.profiles disable trigger user;
  insert into public.profiles (id, created_by) select id, id from auth.users;
  alter table public.profiles enable trigger user;
  alter table public.medications disable trigger user;
  insert into public.medications
      (user_id, name, dosage, form, total_quantity, current_quantity, expiry_date)
    select u.id, 'Doliprane ' || n, '1000 mg', 'Comprimé', 8, 8, '2030-01-31'
    from auth.users u, generate_series(1, ${BOXES_EACH}) n;
  alter table public.medications enable trigger user;`;

describe.each(sampledEngines)(
  "policies ask once for a statement, on $name",
  ({ open, name: product }) => {
    let engine: Engine;

    beforeAll(async () => {
      engine = await open();
      await migrate(engine, { migrations: "supabase/migrations", seeds: "none" });
    });
    afterAll(() => engine.close());

    test("R1: no policy asks row by row, nor does any function that one asks", async () => {
      const policies = await engine.transaction((tx) =>
        tx.query<{ name: string; text: string }>(`
        select tablename || ': ' || policyname as name, concat_ws(' ', qual, with_check) as text
        from pg_policies`),
      );
      const functions = await engine.transaction((tx) =>
        tx.query<{ name: string; text: string }>(`
        select proname::text as name, prosrc as text from pg_proc
        where pronamespace::regnamespace::text in ('public', 'private')`),
      );
      const asked = new Map(policies.map(({ name, text }) => [name, text]));
      for (const text of asked.values()) {
        // Those found on the way are looked at in their turn.
        for (const { name, text: body } of functions) {
          if (text.includes(`${name}(`) && !asked.has(name)) asked.set(name, body);
        }
      }
      expect([...asked.keys()]).toEqual(
        expect.arrayContaining([
          "get_permitted_profiles",
          "is_admin",
          "has_required_aal",
          "confirmed_email",
        ]),
      );
      const bare = [...asked].flatMap(([name, text]) =>
        bareIn(text).map((ask) => `${name}: ${ask}`),
      );
      expect(bare).toEqual([]);
    });

    test.each([
      { text: "(created_by = auth.uid())", bare: 1 },
      { text: "(created_by = ( SELECT auth.uid() AS uid))", bare: 0 },
      { text: "declare me constant uuid := auth.uid(); begin return me = x; end", bare: 0 },
      { text: "select 1 where owner = auth.uid() and (select auth.uid()) is not null", bare: 1 },
      { text: "((auth.jwt() ->> 'aal') = 'aal2')", bare: 1 },
    ])("R1: this test tells $bare in $text", ({ text, bare }) => {
      expect(bareIn(text)).toHaveLength(bare);
    });

    test.runIf(isFullRun)(
      "R1: among two hundred thousand boxes a list is found by its index",
      async () => {
        await engine.transaction((tx) => tx.script(MANY_BOXES));
        await engine.transaction((tx) =>
          tx.script("analyze auth.users, public.profiles, public.medications"),
        );
        const [{ id = "" } = {}] = await engine.transaction((tx) =>
          tx.query<{ id: string }>("select md5('family 17')::uuid::text as id"),
        );
        const list = `select id, name, expiry_date from public.medications where for_profile_id = '${id}' order by name`;
        const as = (role: string) => (text: string) =>
          engine.asRole<Record<string, unknown>>(
            { role, claims: JSON.stringify({ sub: id, role }) },
            text,
            [],
          );
        const [people, ourselves] = [as("authenticated"), as("service_role")];

        const plan = JSON.stringify(await people(`explain (format json, costs off) ${list}`));
        expect(plan).toMatch(/Index/);
        expect(plan).not.toMatch(/Seq Scan/);
        expect(plan).toMatch(/InitPlan/);
        // Also where the request leaves to the policies whose boxes it lists.
        const all = await people(
          "explain (format json, costs off) select id from public.medications",
        );
        expect(JSON.stringify(all)).toMatch(/Index/);
        expect(JSON.stringify(all)).not.toMatch(/Seq Scan/);

        const times: Record<"people" | "ourselves", number[]> = { people: [], ourselves: [] };
        for (let run = 0; run < RUNS; run += 1) {
          for (const [who, ask] of [
            ["people", people],
            ["ourselves", ourselves],
          ] as const) {
            const start = performance.now();
            expect(await ask(list)).toHaveLength(BOXES_EACH);
            times[who].push(performance.now() - start);
          }
        }
        const ratio = middle(times.people) / middle(times.ourselves);
        recordTestResult({
          row: "R1",
          what: `a list among ${FAMILIES * BOXES_EACH} boxes, with policies to without, ${product}`,
          target: "≤ 1.5, by an index, 0 bare questions",
          measured: `${ratio.toFixed(2)} (${middle(times.people).toFixed(2)} ms), by an index`,
          held: ratio <= 1.5,
        });
      },
    );
  },
);

const middle = (values: number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
