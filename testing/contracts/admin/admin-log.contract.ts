import { createClient } from "@supabase/supabase-js";
import type { Transaction } from "@trousse/backend/database/engine";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Database } from "#app/client/database/database-types.ts";
import { audit } from "#app/locale/fr/audit.ts";
import { sheets } from "#app/locale/fr/sheets.ts";
import { importMedicines } from "#server/medicines/import-medicines.ts";
import { aChange } from "#testing/builders/changes.ts";
import { aContentRow } from "#testing/builders/content-rows.ts";
import { aHousehold, aNewRow, type Household } from "#testing/builders/household.ts";
import { officialFiles } from "#testing/builders/official-files.ts";
import { anyEngine } from "#testing/engines/engines.ts";
import { type Installation, keys, startInstallation } from "#testing/harness/installation.ts";
import { type Relation, relations } from "#testing/permissions.ts";

/** What was written with the rights of an admin, and what of it is kept. */
describe.each(anyEngine)("on $name", (place) => {
  let installation: Installation;
  let admin: Household;
  let house: Household;
  /** The last line before a test. */
  let last: number;

  beforeAll(async () => {
    installation = await startInstallation(place);
    admin = await sql((tx) => aHousehold(tx, "admin"));
    house = await sql((tx) => aHousehold(tx, "house"));
  });
  beforeEach(async () => {
    const [row] = await ask<{ id: number }>("select max(id)::int as id from public.admin_log");
    last = row?.id ?? 0;
  });
  afterAll(() => installation.close());

  const sql = <T>(work: (tx: Transaction) => Promise<T>) => installation.engine.transaction(work);
  const ask = <Row>(text: string, ...values: unknown[]) => sql((tx) => tx.query<Row>(text, values));
  const db = () => installation.signedIn(admin);
  const withSecretKey = () =>
    createClient<Database>("http://localhost:3000", keys.secretKey, {
      auth: { persistSession: false },
      global: {
        fetch: (input, init) =>
          installation.backend.fetch(new Request(input, init), { address: "127.0.0.1" }),
      },
    });

  interface Line {
    readonly admin_id: string | null;
    readonly admin_email: string | null;
    readonly action: string;
    readonly table_name: string;
    readonly row_key: string;
    readonly label: string | null;
    readonly before: Record<string, unknown> | null;
    readonly after: Record<string, unknown> | null;
  }
  const news = async (): Promise<Line[]> => {
    const { data, error } = await db()
      .from("admin_log")
      .select("admin_id, admin_email, action, table_name, row_key, label, before, after")
      .gt("id", last)
      .order("id");
    expect(error).toBeNull();
    return data as Line[];
  };

  test("every table that a policy or a grant lets admins write is watched", async () => {
    const unwatched = await ask<{ name: string }>(
      `select distinct tablename as name from pg_policies
       where schemaname = 'public' and cmd <> 'SELECT'
         and concat_ws(' ', qual, with_check) like '%is_admin%'
         -- What an admin has not saved yet is theirs alone.
         and tablename <> 'article_drafts'
         and not exists (
           select from pg_trigger
           where tgrelid = format('public.%I', tablename)::regclass
             and tgfoid = 'private.log_admin_action'::regproc
             and tgtype & 28 = 28)`,
    );
    expect(unwatched).toEqual([]);
    const watched = await ask(
      "select from pg_trigger where tgfoid = 'private.log_admin_action'::regproc",
    );
    expect(watched.length).toBeGreaterThan(13);
  });

  test("every column that the log keeps has a name in words", async () => {
    const kept = await ask<{ name: string }>(
      `select distinct attname as name
       from pg_trigger join pg_attribute on attrelid = tgrelid
       where tgfoid = 'private.log_admin_action'::regproc
         and attnum > 0 and not attisdropped and attgenerated = ''
         and attname not in ('created_at', 'updated_at', 'created_by', 'updated_by')
         -- The last argument of the trigger is what it leaves out.
         and attname <> all (string_to_array(
           coalesce(split_part(encode(tgargs, 'escape'), '\\000', 3), ''), ','))`,
    );
    expect(kept.length).toBeGreaterThan(50);
    const words = { ...sheets.column, ...audit.columns };
    expect(kept.map(({ name }) => name).filter((name) => !(name in words))).toEqual([]);
  });

  test("nobody adds a line, rewrites one or takes one away, whatever key they hold", async () => {
    const line = aNewRow("admin_log", house);
    const people = [installation.visitor(), installation.signedIn(house), db(), withSecretKey()];
    const before = await ask("select to_jsonb(l) from public.admin_log l order by id");
    for (const person of people) {
      for (const attempt of [
        person.from("admin_log").insert(line as never),
        person
          .from("admin_log")
          .update(aChange.admin_log as never)
          .gt("id", 0),
        person.from("admin_log").delete().gt("id", 0),
      ]) {
        const { error } = await attempt;
        expect(error?.code).toBe("42501");
      }
    }
    expect(await ask("select to_jsonb(l) from public.admin_log l order by id")).toEqual(before);
    // Nor does the owner of the database, unless they take the triggers away first.
    for (const statement of [
      "insert into public.admin_log (action, table_name, row_key) values ('added', 'x', 'x')",
      "update public.admin_log set label = 'x'",
      "delete from public.admin_log",
      "truncate public.admin_log",
    ])
      await expect(ask(statement)).rejects.toMatchObject({ code: "42501" });
  });

  test("an admin's inserts, updates and deletions are logged with their columns", async () => {
    const row = { ...aContentRow("faq_items"), question: "Quand ?" };
    const faq = () => db().from("faq_items");
    await faq()
      .insert(row as never)
      .throwOnError();
    const { data } = await db().from("faq_items").select("id").eq("question", "Quand ?").single();
    const id = data?.id ?? "";
    await faq().update({ answer: "Demain." }).eq("id", id).throwOnError();
    await faq().update({ answer: "Demain." }).eq("id", id).throwOnError();
    await faq().delete().eq("id", id).throwOnError();
    const of = {
      admin_id: admin.account,
      admin_email: admin.email,
      table_name: "faq_items",
      row_key: id,
      label: "Quand ?",
    };
    expect(await news()).toEqual([
      { ...of, action: "added", before: null, after: expect.objectContaining({ answer: "Ici." }) },
      { ...of, action: "changed", before: { answer: "Ici." }, after: { answer: "Demain." } },
      {
        ...of,
        action: "deleted",
        before: expect.objectContaining({ answer: "Demain." }),
        after: null,
      },
    ]);
  });

  const written = relations.filter(
    (relation): relation is Exclude<Relation, "admin_log"> =>
      relation !== "admin_log" && relation !== "contact_messages",
  );
  test("each table that admins write is logged, and no other table is", async () => {
    const told: string[] = [];
    const changed: string[] = [];
    for (const relation of written) {
      const [column, value] = house.rows[relation];
      const before = last;
      const { data } = await db()
        .from(relation)
        .update(aChange[relation] as never)
        .eq(column as never, value as never)
        .select(column as never);
      if (data?.length) changed.push(relation);
      for (const { table_name } of await news()) told.push(table_name);
      const [row] = await ask<{ id: number }>("select max(id)::int as id from public.admin_log");
      last = row?.id ?? before;
    }
    expect(changed.length).toBeGreaterThan(9);
    expect(told.sort()).toEqual(changed.sort());
  });

  test("an image that is added or deleted is logged by its name", async () => {
    const identity = {
      role: "authenticated",
      claims: JSON.stringify({ sub: admin.account, aal: "aal1" }),
    };
    const name = "blog/1-abc.webp";
    await installation.engine.asRole(
      identity,
      "insert into storage.objects (bucket_id, name, owner) values ('blog-images', $1, auth.uid())",
      [name],
    );
    await installation.engine.asRole(identity, "delete from storage.objects where name = $1", [
      name,
    ]);
    const of = { admin_email: admin.email, table_name: "objects", row_key: `blog-images ${name}` };
    expect(await news()).toMatchObject([
      { ...of, action: "added" },
      { ...of, action: "deleted" },
    ]);
    expect(JSON.stringify(await news())).not.toContain("owner");
  });

  test("reading and deleting a message is logged without its text", async () => {
    const [, id] = house.rows.contact_messages;
    const messages = () => db().from("contact_messages");
    await messages().update({ read_at: "2026-11-21T12:00:00Z" }).eq("id", id).throwOnError();
    await messages().delete().eq("id", id).throwOnError();
    const lines = await news();
    expect(lines).toMatchObject([
      { action: "changed", row_key: id, before: { read_at: null } },
      { action: "deleted", row_key: id, label: null, after: null },
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/Zoé|zoe@|Bonjour|question/);
  });

  test("of the accounts that a flag targets only their number is logged", async () => {
    const [, id] = house.rows.feature_flags;
    const targeting_config = { user_ids: [house.account, admin.account] };
    await db()
      .from("feature_flags")
      .update({ targeting_type: "user_specific", targeting_config })
      .eq("id", id)
      .throwOnError();
    const lines = await news();
    expect(lines).toMatchObject([{ after: { targeting_config: { user_ids: 2 } } }]);
    expect(JSON.stringify(lines)).not.toContain(house.account);
  });

  test("a long text is cut: the log is no second copy of the site", async () => {
    const [, id] = house.rows.blog_posts;
    await db()
      .from("blog_posts")
      .update({ content: "é".repeat(9000) })
      .eq("id", id)
      .throwOnError();
    const [line] = await news();
    expect(String(line?.after?.content)).toHaveLength(2001);
  });

  test("what a visitor sends, a seed inserts or an account deletion removes is not logged", async () => {
    const gone = await sql((tx) => aHousehold(tx, "gone"));
    await ask("update public.faq_items set answer = 'x' where id = $1", gone.rows.faq_items[1]);
    await ask("delete from auth.users where id = $1", gone.account);
    // A household comes with one line.
    const ofTheHousehold = gone.rows.contact_messages[1];
    expect((await news()).filter(({ row_key }) => row_key !== ofTheHousehold)).toEqual([]);
  });

  test("an import is one line, with whose it was", async () => {
    const order = { files: officialFiles(), today: "2026-11-21" as never };
    await importMedicines(installation.engine, { ...order, requestedBy: admin.account });
    await importMedicines(installation.engine, order);
    expect(await news()).toMatchObject([
      { admin_email: admin.email, action: "added", table_name: "medicine_imports" },
      { admin_id: null, admin_email: null, action: "added", table_name: "medicine_imports" },
    ]);
  });

  test("a line outlives the admin, with their address", async () => {
    const second = await sql((tx) => aHousehold(tx, "second"));
    await ask("insert into public.user_roles values ($1, 'admin')", second.account);
    const [, name] = house.rows.site_images;
    await installation
      .signedIn(second)
      .from("site_images")
      .update({ alt_text: "Autre" })
      .eq("name", name)
      .throwOnError();
    await ask("select private.delete_account($1)", second.account);
    expect(await news()).toContainEqual(
      expect.objectContaining({ admin_id: second.account, admin_email: second.email }),
    );
  });
});
