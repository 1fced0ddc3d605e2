import type { Engine } from "@trousse/backend/database/engine";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createActors, rolledBack } from "../builders/actors.ts";
import { engines } from "../engines/engines.ts";
import { recordTestResult } from "../harness/test-result-rows.ts";
import { isFullRun } from "../security/full-run.ts";
import { functionMutantsOf } from "./function-mutants.ts";
import { failingChecks, isDetected } from "./sql-checks.ts";
import { PICTURES } from "./storage-checks.ts";
import { type TriggerChecks, triggerChecks } from "./trigger-checks.ts";
import { type Trigger, triggerMutantsOf } from "./trigger-mutants.ts";

/** What decides about stock, about whom a row belongs to, and about who may act: each of its words is tried. */
const DECIDING = [
  "add_back_to_stock",
  "deduct_from_stock",
  "delete_outdated_dismissals",
  "require_aal",
  "set_intake_columns",
  "set_owner",
];

/**
 * Triggers that only send a message: that a page changed, to pages that were rendered before; that a session ended, and that
 * something changed, to pages that are open (`testing/contracts/live`). What they promise is tested there.
 */
const TESTED_ELSEWHERE = ["notify_content_change", "notify_ended_sessions", "notify_message"];
const ANNOUNCING = "announce\\_%";

describe.each(engines)("what triggers promise, on $name", ({ openMigrated, name: product }) => {
  let engine: Engine;
  let cells: TriggerChecks;

  beforeAll(async () => {
    engine = await openMigrated();
    cells = await engine.transaction(async (tx) => {
      await tx.script(PICTURES);
      return triggerChecks(await createActors(tx));
    });
  });
  afterAll(() => engine.close());

  const everyTrigger = () =>
    engine.transaction((tx) =>
      tx.query<Trigger>(
        `select format('%I.%I', c.relnamespace::regnamespace::text, c.relname) as "table",
           t.tgname::text as name, pg_get_triggerdef(t.oid) as definition
         from pg_trigger t join pg_class c on c.oid = t.tgrelid
         where not t.tgisinternal and t.tgname <> all ($1) and t.tgname not like $2 order by 1, 2`,
        [TESTED_ELSEWHERE, ANNOUNCING],
      ),
    );

  test("every trigger has its cells, and every cell its trigger", async () => {
    const triggers = await everyTrigger();
    expect(triggers.map(({ table, name }) => `${table} ${name}`).sort()).toEqual(
      [...cells.keys()].sort(),
    );
  });

  test("every promise is kept", async () => {
    const wrong = await rolledBack(engine, (tx) => failingChecks(tx, [...cells.values()].flat()));
    expect(wrong).toEqual([]);
  });

  // A trigger means the same on both engines; one is enough to see that the cells notice.
  test.runIf(product === "pglite")(
    "a trigger that is gone, or waits for less, is noticed",
    async () => {
      const unnoticed: string[] = [];
      let tried = 0;
      for (const trigger of await everyTrigger()) {
        const about = `${trigger.table} ${trigger.name}`;
        const mutants = triggerMutantsOf(trigger);
        // At every change that none is missing; what each of them waits for when there is time.
        for (const { what, change } of isFullRun ? mutants : mutants.slice(0, 1)) {
          tried += 1;
          const isSeen = await rolledBack(engine, async (tx) => {
            await tx.script(change);
            return isDetected(tx, cells.get(about) ?? []);
          });
          if (!isSeen) unnoticed.push(`${about}: ${what}`);
        }
      }
      recordTestResult({
        row: "2.1",
        what: "triggers that were dropped, or fire on fewer events or columns, and were detected",
        target: "all",
        measured: `${tried - unnoticed.length} of ${tried}`,
        held: unnoticed.length === 0,
      });
      expect(tried).toBeGreaterThan(isFullRun ? 150 : 70);
      expect(unnoticed).toEqual([]);
    },
  );

  test.runIf(product === "pglite")(
    "a comparison, sum or junction that is turned round in what a trigger does is noticed",
    async () => {
      const functions = await engine.transaction((tx) =>
        tx.query<{ name: string; definition: string; triggers: string[] }>(
          `select p.proname::text as name, pg_get_functiondef(p.oid) as definition,
             jsonb_agg(format('%I.%I %I', c.relnamespace::regnamespace::text, c.relname, t.tgname)) as triggers
           from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_proc p on p.oid = t.tgfoid
           where p.proname = any ($1) group by p.oid order by 1`,
          [DECIDING],
        ),
      );
      expect(functions.map(({ name }) => name)).toEqual(DECIDING);
      const unnoticed: string[] = [];
      let tried = 0;
      for (const { name, definition, triggers } of functions) {
        const about = triggers.flatMap((trigger) => cells.get(trigger) ?? []);
        for (const { what, change } of functionMutantsOf(definition)) {
          tried += 1;
          const isSeen = await rolledBack(engine, async (tx) => {
            await tx.script(change);
            return isDetected(tx, about);
          });
          if (!isSeen) unnoticed.push(`${name}: ${what}`);
        }
      }
      recordTestResult({
        row: "2.1",
        what: "words of functions about stock, owners and proofs that were turned round and noticed",
        target: "all",
        measured: `${tried - unnoticed.length} of ${tried}`,
        held: unnoticed.length === 0,
      });
      expect(unnoticed).toEqual([]);
      expect(tried).toBeGreaterThan(25);
    },
  );
});
