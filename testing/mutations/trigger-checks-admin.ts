import { randomUUID } from "node:crypto";
import { type Actors, personOf } from "../builders/actors.ts";
import { aNewRow } from "../builders/household.ts";
import type { Relation } from "../permissions.ts";
import { insert, where } from "./sql-checks.ts";
import { PICTURE } from "./storage-checks.ts";
import { type AddExpectations, remove, setOf, update } from "./trigger-expectation.ts";

/** The triggers of what admins write, with what they promise. */
export function addAdminTables(add: AddExpectations, everybody: Actors): void {
  addLog(add, everybody);
  addArticles(add, everybody);
  addFlags(add, everybody);
  addReferences(add, everybody);
}

/** The admin log has the actions of admins. */
function addLog(add: AddExpectations, { house, people }: Actors) {
  const caller = personOf(people, "admin");
  const lines = (table: string) =>
    `select count(*) from public.admin_log where table_name = '${table}'`;
  const logged = [
    "blog_posts",
    "contact_messages",
    "faq_items",
    "feature_flags",
    "health_products",
    "homepage_content",
    "medication_references",
    "online_pharmacies",
    "press_mentions",
    "recalls",
    "site_images",
    "site_metadata",
    "symptoms_medications",
    "testimonials",
    "user_roles",
  ] as const satisfies readonly Relation[];
  for (const relation of logged) {
    const row = house.rows[relation];
    // When a role was given is not kept; which one is.
    const set = relation === "user_roles" ? "role = 'moderator'" : setOf(relation);
    const statements = {
      adds: insert(relation, aNewRow(relation, house)),
      changes: update(relation, set, row),
      deletes: remove(relation, row),
    };
    for (const [verb, statement] of Object.entries(statements)) {
      add(`public.${relation} log_admin_action`, {
        title: `the log has that an admin ${verb} ${relation}`,
        caller,
        statement,
        stateQuery: lines(relation),
      });
    }
  }
  const recall = aNewRow("recalls", house);
  const recalled = house.rows.recall_products;
  add(
    "public.recall_products log_admin_action",
    ...[
      insert("recall_products", { ...aNewRow("recall_products", house), recall_id: recall.id }),
      update("recall_products", setOf("recall_products"), recalled),
      remove("recall_products", recalled),
    ].map((statement) => ({
      title: `the log has: ${statement}`,
      caller,
      prepare: insert("recalls", recall),
      statement,
      stateQuery: lines("recall_products"),
    })),
  );
  add(
    "storage.objects log_admin_action",
    ...[
      "insert into storage.objects (bucket_id, name) values ('blog-images', 'another.png')",
      `update storage.objects set version = gen_random_uuid(), metadata = '{"size": 1}' where ${where(PICTURE)}`,
    ].map((statement) => ({
      title: `the log has: ${statement}`,
      caller,
      statement,
      stateQuery: lines("objects"),
    })),
  );
  add("storage.objects log_admin_deletion", {
    title: "the log has the deletion of a picture",
    caller,
    statement: `delete from storage.objects where ${where(PICTURE)}`,
    stateQuery: lines("objects"),
  });
  add("private.medicine_imports log_admin_action", {
    title: "the log has an import",
    caller,
    statement:
      "insert into private.medicine_imports (source, source_date, counts) values ('bdpm', '2026-01-01', '{}')",
    stateQuery: lines("medicine_imports"),
  });
  add(
    "private.tier_limits log_admin_action",
    ...[
      "insert into private.tier_limits values ('standard', 'profiles', 4)",
      "update private.tier_limits set most = 5",
      "delete from private.tier_limits",
    ].map((statement) => ({
      title: `the log has: ${statement}`,
      caller,
      prepare: "insert into private.tier_limits values ('premium', 'profiles', 9)",
      statement,
      stateQuery: lines("tier_limits"),
    })),
  );
  add("private.account_actions log_admin_action", {
    title: "the log has the actions of an admin on the sign-in of an account",
    caller,
    statement: `insert into private.account_actions (account_id, action, sessions) values ('${house.account}', 'sessions-ended', 1)`,
    stateQuery: lines("account_actions"),
  });
  const line = where(house.rows.admin_log);
  add(
    "public.admin_log forbid_changes",
    ...[
      `update public.admin_log set label = 'changé' where ${line}`,
      `delete from public.admin_log where ${line}`,
      "truncate public.admin_log",
    ].map((statement) => ({
      title: `nobody, not even the owner of the tables, does: ${statement}`,
      isRefused: true,
      statement,
      stateQuery: "select jsonb_agg(t order by id) from public.admin_log t",
    })),
  );
  add("public.admin_log forbid_direct_inserts", {
    title: "nobody, not even the owner of the tables, writes a line",
    isRefused: true,
    statement:
      "insert into public.admin_log (action, table_name, row_key) values ('added', 'faq_items', 'x')",
    stateQuery: "select count(*) from public.admin_log",
  });
}

function addArticles(add: AddExpectations, { house }: Actors) {
  const draft = randomUUID();
  const savedLongAgo = `insert into public.article_drafts (user_id, post_id, form, saved_at)
    values ('${house.account}', '${draft}', '{}', '2020-01-01')`;
  const post = house.rows.blog_posts;
  add(
    "public.article_drafts set_saved_at",
    {
      title: "a draft says itself when it was kept",
      statement: savedLongAgo,
      stateQuery: `select count(*) from public.article_drafts where post_id = '${draft}' and saved_at > '2021-01-01'`,
    },
    {
      title: "and when it was kept again",
      statement: update("article_drafts", "form = '{}'", house.rows.article_drafts),
      stateQuery: `select saved_at from public.article_drafts where ${where(house.rows.article_drafts)}`,
    },
  );
  add("public.blog_posts detach_drafts", {
    title: "the draft of an article that is deleted becomes one of a new article",
    prepare: `insert into public.article_drafts (user_id, post_id, form, base_version)
      values ('${house.account}', '${post[1]}', '{}', now())`,
    statement: remove("blog_posts", post),
    stateQuery: `select base_version is null from public.article_drafts where post_id = '${post[1]}'`,
  });
}

function addFlags(add: AddExpectations, { house, people }: Actors) {
  const caller = personOf(people, "admin");
  const flag = aNewRow("feature_flags", house);
  const statements = [
    insert("feature_flags", flag),
    update("feature_flags", setOf("feature_flags"), house.rows.feature_flags),
    remove("feature_flags", house.rows.feature_flags),
  ];
  for (const statement of statements) {
    add("public.feature_flags add_history_row", {
      title: `the history of flags keeps: ${statement.slice(0, 40)}`,
      caller,
      statement,
      stateQuery: "select count(*) from public.feature_flags_history",
    });
  }
  add(
    "public.feature_flags set_author",
    {
      title: "a flag says who made it",
      caller,
      statement: insert("feature_flags", flag),
      stateQuery: `select count(*) from public.feature_flags where id = '${flag.id}' and created_by = '${caller.account}'`,
    },
    {
      title: "a flag says who changed it",
      caller,
      statement: update("feature_flags", setOf("feature_flags"), house.rows.feature_flags),
      stateQuery: `select updated_by is not null from public.feature_flags where ${where(house.rows.feature_flags)}`,
    },
  );
}

function addReferences(add: AddExpectations, { house, people }: Actors) {
  const medicine = aNewRow("medication_references", house);
  const reference = house.rows.medication_references;
  add("public.medication_references update_words_on_insert", {
    title: "a new medicine is found by its words",
    statement: insert("medication_references", medicine),
    stateQuery: `select count(*) from private.medicine_words where id = '${medicine.id}'`,
  });
  add("public.medication_references update_words_on_update", {
    title: "a medicine is found by its new name",
    statement: update("medication_references", "name = 'Changé'", reference),
    stateQuery: `select search_text from private.medicine_words where ${where(reference)}`,
  });
  add("public.medication_references mark_as_curated", {
    title: "no import changes what a person wrote",
    caller: personOf(people, "admin"),
    isRequest: true,
    prepare: update("medication_references", "is_curated = false", reference),
    statement: update("medication_references", "name = 'Changé'", reference),
    stateQuery: `select is_curated from public.medication_references where ${where(reference)}`,
  });
}
