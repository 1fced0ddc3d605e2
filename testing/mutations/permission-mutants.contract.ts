import { randomUUID } from "node:crypto";
import type { Engine, Transaction } from "@trousse/backend/database/engine";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Actors, createActors, rolledBack } from "../builders/actors.ts";
import { type Finder, writeDraft } from "../builders/content-rows.ts";
import { aNewRow } from "../builders/household.ts";
import { revokeConsentOf } from "../builders/revoked-consent.ts";
import { engines } from "../engines/engines.ts";
import { recordTestResult } from "../harness/test-result-rows.ts";
import { draftable, type Relation, relations } from "../permissions.ts";
import { isFullRun } from "../security/full-run.ts";
import { commonBoxChecks } from "./common-box-checks.ts";
import { mutantsOf, type Policy } from "./policy-mutants.ts";
import {
  type Attempt,
  attempt,
  checksOf,
  failingChecks,
  insert,
  isDetected,
  type Person,
  type SqlCheck,
  select,
  where,
} from "./sql-checks.ts";
import { PICTURES, storageChecks } from "./storage-checks.ts";

/** Every table that policies guard, with its schema. Who listens to what is tried in `testing/contracts/live`. */
const guarded = [...relations.map((relation) => `public.${relation}`), "storage.objects"];

/** Of the policies that say something else, one in so many is tried at every change, and all by `npm run test:security`. */
const SAMPLE = 3;
const TEST_TIMEOUT = isFullRun ? 600_000 : undefined;

/** What every policy asks, and how it could be wrong. */
const functionMutants = [
  { asked: "get_permitted_profiles", rule: "not private.has_required_aal()", instead: "false" },
  { asked: "get_permitted_profiles", rule: "profiles.created_by = me", instead: "true" },
  { asked: "get_permitted_profiles", rule: "share.shared_with_user_id = me", instead: "true" },
  { asked: "get_permitted_profiles", rule: "share.status = 'accepted'", instead: "true" },
  {
    asked: "get_permitted_profiles",
    rule: "share.permission_type = any (permissions)",
    instead: "true",
  },
  { asked: "get_permitted_profiles", rule: "opening.expires_at > now()", instead: "true" },
  {
    asked: "get_permitted_profiles",
    rule: "'edit' then array['edit', 'manage']",
    instead: "'edit' then array['view', 'edit']",
  },
  {
    asked: "get_permitted_profiles",
    rule: "'manage' then array['manage']",
    instead: "'manage' then array['edit', 'manage']",
  },
  {
    asked: "get_permitted_profiles",
    rule: "'own' then array[]::text[]",
    instead: "'own' then array['manage']",
  },
  {
    asked: "get_permitted_homes",
    rule: "p.id = any (private.get_permitted_profiles(level))",
    instead: "true",
  },
  { asked: "is_admin", rule: "private.has_required_aal()", instead: "true" },
  { asked: "is_admin", rule: "user_id = (select auth.uid())", instead: "true" },
  { asked: "is_admin", rule: "role = 'admin'", instead: "true" },
  { asked: "has_required_aal", rule: "level = 'aal2'", instead: "true" },
  { asked: "has_required_aal", rule: "level = 'aal2'", instead: "false" },
  { asked: "has_required_aal", rule: "user_id = me", instead: "true" },
  { asked: "has_required_aal", rule: "status = 'verified'", instead: "true" },
];

describe.each(engines)(
  "the permission table as statements, on $name",
  ({ openMigrated, name: product }) => {
    let engine: Engine;
    let cells: ReadonlyMap<string, readonly SqlCheck[]>;

    beforeAll(async () => {
      engine = await openMigrated();
      cells = await engine.transaction(allChecks);
    });
    afterAll(() => engine.close());

    const cellsAbout = (table: string) => cells.get(table) ?? [];

    /** By an attempt that is answered otherwise, or by a policy that names no role, which another test refuses. */
    const notices = (table: string, change: string) =>
      rolledBack(engine, async (tx) => {
        await tx.script(change);
        const roleless = await tx.query("select 1 from pg_policies where 'public' = any (roles)");
        return roleless.length > 0 || isDetected(tx, cellsAbout(table));
      });

    test.each(guarded)("%s", async (table) => {
      const wrong = await rolledBack(engine, (tx) => failingChecks(tx, cellsAbout(table)));
      expect(wrong).toEqual([]);
    });

    // A policy means the same on both engines; one is enough to see that the table notices.
    test.runIf(product === "pglite")(
      "a policy that says anything else is noticed",
      async () => {
        const policies = await engine.transaction((tx) =>
          tx.query<Policy>(`
        select schemaname || '.' || tablename as table, policyname as name, qual as using, with_check as "check",
          cmd <> 'UPDATE' or qual is distinct from with_check or exists (
            select from pg_attribute
            where attrelid = format('%I.%I', schemaname, tablename)::regclass and attnum > 0
              and has_column_privilege('authenticated', attrelid, attnum, 'update')
              and concat(qual, with_check) ~ concat('\\m', attname, '\\M')) as "isAboutChanges"
        from pg_policies where schemaname <> 'realtime' order by 1, 2`),
        );
        expect([...new Set(policies.map(({ table }) => table))].sort()).toEqual(
          [...guarded].sort(),
        );
        const unnoticed: string[] = [];
        let [nth, tried] = [0, 0];
        for (const policy of policies) {
          for (const { what, change } of mutantsOf(policy)) {
            nth += 1;
            if (!isFullRun && nth % SAMPLE !== 0) continue;
            tried += 1;
            if (await notices(policy.table, change)) continue;
            unnoticed.push(`${policy.table}, ${policy.name}: ${what}`);
          }
        }
        recordTestResult({
          row: "2.1",
          what: "policies of tables and of stored pictures that were changed and noticed",
          target: "≥ 98 %, all of them on health tables",
          measured: `${tried - unnoticed.length} of ${tried}`,
          held: unnoticed.length === 0,
        });
        expect(tried).toBeGreaterThan(isFullRun ? 390 : 130);
        expect(unnoticed).toEqual([]);
      },
      TEST_TIMEOUT,
    );

    test.runIf(product === "pglite").each(functionMutants)(
      "$asked that says $instead for $rule is noticed",
      async ({ asked, rule, instead }) => {
        const [row] = await engine.transaction((tx) =>
          tx.query<{ source: string }>(
            "select pg_get_functiondef(format('private.%I', $1::text)::regproc) as source",
            [asked],
          ),
        );
        const change = row?.source.replace(rule, instead);
        expect(change).not.toBe(row?.source);
        const noticed: boolean[] = [];
        for (const table of [
          "public.medications",
          "public.medication_intake_logs",
          "storage.objects",
        ]) {
          noticed.push(await notices(table, change ?? ""));
        }
        expect(noticed).toContain(true);
      },
    );
  },
);

async function allChecks(tx: Transaction): Promise<ReadonlyMap<string, readonly SqlCheck[]>> {
  const all = await createActors(tx);
  const { house, recipient, people, passwordOnly, twoFactorHousehold } = all;
  const more = await furtherChecks(tx, all);
  await tx.script(PICTURES);
  return new Map([
    ...relations.map((relation): [string, SqlCheck[]] => [
      `public.${relation}`,
      [
        ...people.flatMap((person) => checksOf(person, relation, { house, recipient })),
        ...checksOf(passwordOnly, relation, { house: twoFactorHousehold, recipient }),
        ...(more.get(relation) ?? []),
      ],
    ]),
    ["storage.objects", [...storageChecks(all), ...(more.get("storage.objects") ?? [])]],
  ]);
}

/** Tables of the product, and the rows of files. */
type Guarded = Relation | "storage.objects";

/** What the table says in a comment, or what a row is about besides its own profile. */
async function furtherChecks(
  tx: Transaction,
  { house, stranger, people, passwordOnly, twoFactorHousehold }: Actors,
): Promise<Map<Guarded, SqlCheck[]>> {
  const more = new Map<Guarded, SqlCheck[]>();
  const add = (relation: Relation, of: (person: Person) => Attempt) =>
    more.set(relation, [
      ...(more.get(relation) ?? []),
      ...people.map((person) => attempt(person, relation, of(person))),
    ]);

  for (const relation of draftable) {
    const draft = await writeDraft(tx, relation);
    add(relation, ({ actor }) => ({
      expected: actor === "admin",
      statement: select(relation, draft),
    }));
  }

  // Guidance that is switched off is served to nobody.
  for (const relation of ["symptoms_medications", "health_products"] as const) {
    add(relation, ({ actor }) => ({
      expected: actor === "admin",
      statement: select(relation, house.rows[relation]),
      prepare: "update public.feature_flags set is_enabled = false where name = 'symptom_guidance'",
    }));
  }

  // An invitation of somebody else.
  add("profile_shares", ({ actor }) => ({
    expected: actor === "owner",
    statement: select("profile_shares", house.rows.profile_shares),
  }));

  // A consent that was taken back stays on record.
  add("user_preferences", () => ({
    expected: false,
    statement: `delete from public.user_preferences where ${where(house.rows.user_preferences)}`,
    row: house.rows.user_preferences,
    prepare: revokeConsentOf(house.account),
  }));

  // An opening lasts a day.
  add("medications", ({ actor }) => ({
    expected: actor === "owner",
    statement: select("medications", house.rows.medications),
    prepare: "update private.profile_openings set expires_at = now()",
  }));

  // A second proof that was begun and never finished asks for nothing; one that is asked for opens everything.
  add("medications", ({ actor, account }) => ({
    expected: ["owner", "view", "edit", "manage"].includes(actor),
    statement: select("medications", house.rows.medications),
    ...(account && {
      prepare: `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
        values (gen_random_uuid(), '${account}', 'totp', 'unverified', now(), now())`,
    }),
  }));
  const own = attempt(passwordOnly, "medications", {
    expected: true,
    statement: select("medications", twoFactorHousehold.rows.medications),
  });
  const bothProofs = JSON.stringify({ sub: twoFactorHousehold.account, aal: "aal2" });
  more.set("medications", [...(more.get("medications") ?? []), { ...own, claims: bothProofs }]);

  for (const [relation, checks] of await commonBoxChecks(tx)) {
    more.set(relation, [...(more.get(relation) ?? []), ...checks]);
  }

  // Carers delete what they logged or noted, while they may.
  const ofCarers = {
    medication_intake_logs:
      "insert into public.medication_intake_logs (id, user_id, medication_id) values ($1, $2, $3)",
    illness_entries: `insert into public.illness_entries (id, user_id, profile_id, kind, noted_at)
      values ($1, $2, (select for_profile_id from public.medications where id = $3), 'begin', '2020-01-01T00:00Z')`,
  } as const;
  for (const [name, insert] of Object.entries(ofCarers)) {
    const relation = name as keyof typeof ofCarers;
    for (const person of people) {
      const row: Finder = ["id", randomUUID()];
      if (person.account === null) continue;
      await tx.query(insert, [row[1], person.account, house.medication]);
      const cell = attempt(person, relation, {
        expected: ["owner", "edit", "manage"].includes(person.actor),
        statement: `delete from public.${relation} where ${where(row)}`,
        row,
      });
      more.set(relation, [...(more.get(relation) ?? []), cell]);
    }
  }

  // A profile of the house that nobody is invited to.
  const apart = randomUUID();
  await tx.query("insert into public.profiles (id, created_by) values ($1, $2)", [
    apart,
    house.account,
  ]);
  for (const condition of ["", ` where ${where(house.rows.medications)}`]) {
    add("medications", ({ actor }) => ({
      expected: actor === "owner",
      statement: `update public.medications set profile_id = '${apart}'${condition}`,
      row: house.rows.medications,
    }));
  }

  // An account that may view a profile may search for it, in its own name.
  add("symptom_searches", ({ actor, account }) => ({
    expected: ["owner", "view", "edit", "manage"].includes(actor),
    statement: insert("symptom_searches", {
      ...aNewRow("symptom_searches", house),
      user_id: account ?? stranger.account,
      profile_id: house.account,
    }),
  }));

  // An alert is about a medicine of its own profile, and so is what dismisses it.
  const never = { expected: false };
  const by = ({ account }: Person) => account ?? stranger.account;
  add("custom_alerts", (person) => ({
    ...never,
    statement: insert("custom_alerts", {
      ...aNewRow("custom_alerts", house, by(person)),
      medication_id: stranger.medication,
    }),
  }));
  add("custom_alerts", () => ({
    ...never,
    statement: `update public.custom_alerts set medication_id = '${stranger.medication}' where ${where(house.rows.custom_alerts)}`,
    row: house.rows.custom_alerts,
  }));
  for (const alert_key of [`expired-${stranger.medication}`, `custom-${stranger.alert}`]) {
    add("alert_dismissals", (person) => ({
      ...never,
      statement: insert("alert_dismissals", {
        ...aNewRow("alert_dismissals", house, by(person)),
        alert_key,
      }),
    }));
  }
  return more;
}
