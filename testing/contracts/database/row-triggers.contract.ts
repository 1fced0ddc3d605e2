import type { Engine } from "@trousse/backend/database/engine";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { engines } from "#testing/engines/engines.ts";

/**
 * Triggers that run for each row of a table that the API writes, with the reason. Whatever reads or writes a set is
 * done once for a statement, by a trigger with transition tables: a batch then costs as much a row as a single row.
 */
const ROW_TRIGGERS: Readonly<Record<string, string>> = {
  "article_drafts set_saved_at": "sets a moment in the new row",
  "blog_posts detach_drafts": "changes the drafts of one article by an index; admins alone",
  "custom_alerts check_box":
    "reads one box by its key, before the foreign key says whether it exists",
  "custom_alerts set_owner": "reads one profile by its key, before the policies read the owner",
  "feature_flags add_history_row": "adds one line of history; admins alone",
  "feature_flags set_author": "sets the author in the new row",
  "medication_intake_logs answer_planned_dose":
    "reads the doses of one medicine around one moment, at most 24 a day; each intake answers another one",
  "medication_intake_logs reopen_planned_dose":
    "changes one dose by its key, before the foreign key forgets the intake",
  "medication_intake_logs set_intake_columns":
    "reads one medicine by its key, and locks it until the statement lowers its stock",
  "medication_references mark_as_curated": "sets marks in the new row",
  "medications set_owner": "reads one profile by its key, before the policies read the owner",
  "medications share_box": "sets a column of the changed row",
  "medications share_new_box": "sets a column of the new row",
  "profile_shares clean_up_deleted_share":
    "ends what one share opened, by indexes; functions alone write",
  "profile_shares clean_up_ended_share":
    "ends what one share opened, by indexes; functions alone write",
  "profile_shares log_share_status": "adds one line; functions alone write",
  "profile_shares log_share_change": "adds one line; functions alone write",
  "profile_weights set_confirmation": "sets who confirmed a weight in the row",
  "profiles set_weight_confirmation": "sets who confirmed a weight in the changed row",
  "profiles set_weight_confirmation_of_new": "sets who confirmed a weight in the new row",
};

/** Set a moment in the new row, or add one line of the log of what admins did. */
const OF_MANY_TABLES = ["set_updated_at", "log_admin_action"];

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
           and t.tgname not in ('notify_content_change', 'require_aal', 'forbid_changes', 'forbid_direct_inserts')`,
      ),
    );
    expect(found).toEqual([]);
  });
});
