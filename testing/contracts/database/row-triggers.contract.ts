import type { Engine } from "@trousse/backend/database/engine";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { engines } from "#testing/engines/engines.ts";

/**
 * Triggers that run for each row of a table that the API writes, with the reason. Whatever reads or writes a set is
 * done once for a statement, by a trigger with transition tables: a batch then costs as much a row as a single row.
 */
const ROW_TRIGGERS: Readonly<Record<string, string>> = {
  "article_drafts note": "sets a moment in the new row",
  "blog_posts free_drafts": "changes the drafts of one article by an index; admins alone",
  "custom_alerts keep_owner": "reads one profile by its key, before the policies read the owner",
  "feature_flags note": "adds one line of history; admins alone",
  "feature_flags sign": "sets the author in the new row",
  "medication_intake_logs answer_planned_dose":
    "reads the doses of one medicine around one moment, at most 24 a day; each intake answers another one",
  "medication_intake_logs reopen_planned_dose":
    "changes one dose by its key, before the foreign key forgets the intake",
  "medication_intake_logs take_from_stock":
    "reads one medicine by its key, and locks it until the statement lowers its stock",
  "medication_references note_curation": "sets marks in the new row",
  "medications keep_owner": "reads one profile by its key, before the policies read the owner",
  "profile_shares end_deleted_share":
    "ends what one share opened, by indexes; functions alone write",
  "profile_shares end_share": "ends what one share opened, by indexes; functions alone write",
  "profile_shares note_new_status": "adds one line; functions alone write",
  "profile_shares note_share": "adds one line; functions alone write",
};

/** Set a moment in the new row, or add one line of the log of what admins did. */
const OF_MANY_TABLES = ["touch", "note_admin_deed"];

describe.each(engines)("triggers for each row on $name", ({ openMigrated }) => {
  let engine: Engine;

  beforeAll(async () => {
    engine = await openMigrated();
  });
  afterAll(() => engine.close());

  test("are those with a reason", async () => {
    const found = await engine.transaction((tx) =>
      tx.query<{ trigger: string }>(
        `select c.relname || ' ' || t.tgname as trigger
         from pg_trigger t join pg_class c on c.oid = t.tgrelid
         where not t.tgisinternal and t.tgtype & 1 = 1
           and c.relnamespace = 'public'::regnamespace and t.tgname <> all ($1)
         order by 1`,
        [OF_MANY_TABLES],
      ),
    );
    expect(found.map(({ trigger }) => trigger)).toEqual(Object.keys(ROW_TRIGGERS).sort());
  });

  test("all other triggers of a table that people write see their rows as a table", async () => {
    const found = await engine.transaction((tx) =>
      tx.query<{ trigger: string }>(
        `select c.relname || ' ' || t.tgname as trigger
         from pg_trigger t join pg_class c on c.oid = t.tgrelid
         where not t.tgisinternal and t.tgtype & 1 = 0 and t.tgoldtable is null and t.tgnewtable is null
           and c.relnamespace = 'public'::regnamespace
           and t.tgname not in ('tell_content', 'require_assurance', 'only_added_to', 'only_from_triggers')`,
      ),
    );
    expect(found).toEqual([]);
  });
});
