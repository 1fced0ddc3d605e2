import { randomUUID } from "node:crypto";
import { aNewRow } from "./households.ts";
import type { Relation } from "./permissions.ts";
import { type Add, remove, setOf, update } from "./promised.ts";
import { insert, where } from "./sql-cells.ts";
import { type Everybody, personOf } from "./sql-people.ts";
import { PICTURE } from "./storage-cells.ts";

/** The triggers of what admins write, with what they promise. */
export function addWhatAdminsWrite(add: Add, everybody: Everybody): void {
  addLog(add, everybody);
  addArticles(add, everybody);
  addFlags(add, everybody);
  addReferences(add, everybody);
}

/** What was done with the rights of an admin is told. */
function addLog(add: Add, { house, people }: Everybody) {
  const by = personOf(people, "admin");
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
    const deeds = {
      adds: insert(relation, aNewRow(relation, house)),
      changes: update(relation, set, row),
      deletes: remove(relation, row),
    };
    for (const [verb, deed] of Object.entries(deeds)) {
      add(`public.${relation} note_admin_deed`, {
        promise: `the log tells that an admin ${verb} ${relation}`,
        by,
        deed,
        truth: lines(relation),
      });
    }
  }
  add(
    "storage.objects note_admin_deed",
    ...[
      "insert into storage.objects (bucket_id, name) values ('blog-images', 'another.png')",
      `update storage.objects set version = gen_random_uuid(), metadata = '{"size": 1}' where ${where(PICTURE)}`,
      `delete from storage.objects where ${where(PICTURE)}`,
    ].map((deed) => ({ promise: `the log tells of: ${deed}`, by, deed, truth: lines("objects") })),
  );
  add("private.medicine_imports note_admin_deed", {
    promise: "the log tells of an import",
    by,
    deed: "insert into private.medicine_imports (source, source_date, counts) values ('bdpm', '2026-01-01', '{}')",
    truth: lines("medicine_imports"),
  });
  add("private.account_deeds note_admin_deed", {
    promise: "the log tells of what an admin did with somebody's sign-in",
    by,
    deed: `insert into private.account_deeds (account_id, deed, sessions) values ('${house.account}', 'sessions-ended', 1)`,
    truth: lines("account_deeds"),
  });
  const line = where(house.rows.admin_log);
  add(
    "public.admin_log only_added_to",
    ...[
      `update public.admin_log set label = 'changé' where ${line}`,
      `delete from public.admin_log where ${line}`,
      "truncate public.admin_log",
    ].map((deed) => ({
      promise: `nobody, not even the owner of the tables, does: ${deed}`,
      isRefused: true,
      deed,
      truth: "select jsonb_agg(t order by id) from public.admin_log t",
    })),
  );
  add("public.admin_log only_from_triggers", {
    promise: "nobody, not even the owner of the tables, writes a line",
    isRefused: true,
    deed: "insert into public.admin_log (action, table_name, row_key) values ('added', 'faq_items', 'x')",
    truth: "select count(*) from public.admin_log",
  });
}

function addArticles(add: Add, { house }: Everybody) {
  const draft = randomUUID();
  const savedLongAgo = `insert into public.article_drafts (user_id, post_id, form, saved_at)
    values ('${house.account}', '${draft}', '{}', '2020-01-01')`;
  const post = house.rows.blog_posts;
  add(
    "public.article_drafts note",
    {
      promise: "a draft says itself when it was kept",
      deed: savedLongAgo,
      truth: `select count(*) from public.article_drafts where post_id = '${draft}' and saved_at > '2021-01-01'`,
    },
    {
      promise: "and when it was kept again",
      deed: update("article_drafts", "form = '{}'", house.rows.article_drafts),
      truth: `select saved_at from public.article_drafts where ${where(house.rows.article_drafts)}`,
    },
  );
  add("public.blog_posts free_drafts", {
    promise: "the draft of an article that is deleted becomes one of a new article",
    prepare: `insert into public.article_drafts (user_id, post_id, form, base_version)
      values ('${house.account}', '${post[1]}', '{}', now())`,
    deed: remove("blog_posts", post),
    truth: `select base_version is null from public.article_drafts where post_id = '${post[1]}'`,
  });
}

function addFlags(add: Add, { house, people }: Everybody) {
  const by = personOf(people, "admin");
  const flag = aNewRow("feature_flags", house);
  const deeds = [
    insert("feature_flags", flag),
    update("feature_flags", setOf("feature_flags"), house.rows.feature_flags),
    remove("feature_flags", house.rows.feature_flags),
  ];
  for (const deed of deeds) {
    add("public.feature_flags note", {
      promise: `the history of flags keeps: ${deed.slice(0, 40)}`,
      by,
      deed,
      truth: "select count(*) from public.feature_flags_history",
    });
  }
  add(
    "public.feature_flags sign",
    {
      promise: "a flag says who made it",
      by,
      deed: insert("feature_flags", flag),
      truth: `select count(*) from public.feature_flags where id = '${flag.id}' and created_by = '${by.account}'`,
    },
    {
      promise: "a flag says who changed it",
      by,
      deed: update("feature_flags", setOf("feature_flags"), house.rows.feature_flags),
      truth: `select updated_by is not null from public.feature_flags where ${where(house.rows.feature_flags)}`,
    },
  );
}

function addReferences(add: Add, { house, people }: Everybody) {
  const medicine = aNewRow("medication_references", house);
  const reference = house.rows.medication_references;
  add("public.medication_references keep_words_of_new", {
    promise: "a new medicine is found by its words",
    deed: insert("medication_references", medicine),
    truth: `select count(*) from private.medicine_words where id = '${medicine.id}'`,
  });
  add("public.medication_references keep_words_of_changed", {
    promise: "a medicine is found by its new name",
    deed: update("medication_references", "name = 'Changé'", reference),
    truth: `select search_text from private.medicine_words where ${where(reference)}`,
  });
  add("public.medication_references note_curation", {
    promise: "no import changes what a person wrote",
    by: personOf(people, "admin"),
    isRequest: true,
    prepare: update("medication_references", "is_curated = false", reference),
    deed: update("medication_references", "name = 'Changé'", reference),
    truth: `select is_curated from public.medication_references where ${where(reference)}`,
  });
}
