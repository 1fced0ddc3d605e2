import type { Transaction } from "@trousse/backend/database/engine";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "#app/client/database/database-types.ts";
import { sessionProcedures } from "#supabase/exposed.ts";
import { aHousehold, type Household } from "#testing/builders/household.ts";
import { requireSecondFactor } from "#testing/builders/second-factor.ts";
import { anyEngine } from "#testing/engines/engines.ts";
import { type Installation, startInstallation } from "#testing/harness/installation.ts";
import { rowsRead } from "#testing/harness/rows-read.ts";

type Listed = Database["public"]["Functions"]["list_accounts"]["Returns"];
type Client = ReturnType<Installation["visitor"]>;

/** Accounts and roles, the inbox and the overview: functions for admins only. */
describe.each(anyEngine)("on $name", (place) => {
  let installation: Installation;
  let admin: Household;
  let house: Household;
  let removed: Household;
  const people = new Map<string, Client>();

  beforeAll(async () => {
    installation = await startInstallation(place, { sessionProcedures });
    const { signedIn } = installation;
    admin = await sql((tx) => aHousehold(tx, "admin"));
    house = await sql((tx) => aHousehold(tx, "house"));
    const moderator = await sql((tx) => aHousehold(tx, "moderator"));
    removed = await sql((tx) => aHousehold(tx, "removed"));
    const halfWay = await sql((tx) => aHousehold(tx, "halfway"));
    await ask("insert into public.user_roles values ($1, 'moderator')", moderator.account);
    for (const { account } of [removed, halfWay])
      await ask("insert into public.user_roles values ($1, 'admin')", account);
    // Their token was given while they were one.
    await signedIn(removed).from("user_roles").select("role").throwOnError();
    await revoke(admin, removed, "admin");
    await sql((tx) => requireSecondFactor(tx, halfWay.account));
    people.set("a visitor", installation.visitor());
    people.set("a user", signedIn(house));
    people.set("a moderator", signedIn(moderator));
    people.set("a removed admin", signedIn(removed));
    people.set("an admin who owes a second proof", signedIn(halfWay));
  });
  afterAll(() => installation.close());

  const sql = <T>(work: (tx: Transaction) => Promise<T>) => installation.engine.transaction(work);
  const ask = <Row>(text: string, ...values: unknown[]) => sql((tx) => tx.query<Row>(text, values));
  const as = (name: string) => people.get(name) ?? installation.visitor();
  const db = () => installation.signedIn(admin);
  const grant = async (by: Household, to: Household, role: string) =>
    (await installation.signedIn(by).rpc("grant_role", { account: to.account, role })).data;
  const revoke = async (by: Household, from: Household, role: string) =>
    (await installation.signedIn(by).rpc("revoke_role", { account: from.account, role })).data;
  const rolesOf = async ({ account }: Household) =>
    (
      await ask<{ role: string }>(
        "select role from public.user_roles where user_id = $1 order by role",
        account,
      )
    ).map(({ role }) => role);

  describe.each([
    "a visitor",
    "a user",
    "a moderator",
    "a removed admin",
    "an admin who owes a second proof",
  ])("%s", (name) => {
    test("lists no account, learns no address, changes no role and reads no figures", async () => {
      const account = house.account;
      const answers = await Promise.all([
        as(name).rpc("list_accounts", {}),
        as(name).rpc("get_account_emails", { accounts: [admin.account] }),
        as(name).rpc("grant_role", { account, role: "admin" }),
        as(name).rpc("revoke_role", { account: admin.account, role: "admin" }),
        as(name).rpc("get_admin_overview"),
        as(name).rpc("end_account_sessions", { account: admin.account }),
      ]);
      for (const { data, error } of answers) {
        expect(data).toBeNull();
        expect(error?.code).toBe("42501");
      }
      expect(await rolesOf(admin)).toContain("admin");
      expect(await rolesOf(house)).toEqual(["premium"]);
    });

    test("finds no message and no line of the log", async () => {
      const messages = await as(name).rpc("find_contact_messages", {});
      const log = await as(name).from("admin_log").select("id");
      expect([messages.data ?? [], log.data ?? []]).toEqual([[], []]);
    });
  });

  test("an admin finds an account by a part of its address or name, accents and case apart", async () => {
    await ask("update public.profiles set first_name = 'Éloïse' where id = $1", house.account);
    for (const search of ["eloise", "ÉLOÏ", house.email.toUpperCase(), house.email.slice(3, 12)]) {
      const { data } = await db().rpc("list_accounts", { search });
      expect(data?.map(({ id }) => id)).toEqual([house.account]);
    }
    for (const search of ["%", "_____", "nobody of that name"])
      expect((await db().rpc("list_accounts", { search })).data).toEqual([]);
  });

  test("an account is listed with its address, name, dates, state and roles, and nothing of its cabinet", async () => {
    await ask("update auth.users set banned_until = 'infinity' where id = $1", removed.account);
    const { data } = await db().rpc("list_accounts", { search: "removed-" });
    expect(data).toEqual([
      {
        id: removed.account,
        email: removed.email,
        first_name: "removed",
        last_name: null,
        created_at: expect.any(String),
        last_sign_in_at: null,
        is_confirmed: true,
        is_blocked: true,
        roles: ["premium"],
      },
    ]);
  });

  test("a role counts from the moment it is given until the moment it is taken", async () => {
    const flags = () => installation.signedIn(house).from("feature_flags").select("id");
    expect((await flags()).data).toEqual([]);
    expect(await grant(admin, house, "admin")).toBe("granted");
    expect(await grant(admin, house, "admin")).toBe("held");
    expect((await flags()).data?.length).toBeGreaterThan(0);
    expect(await revoke(admin, house, "admin")).toBe("revoked");
    expect(await revoke(admin, house, "admin")).toBe("not-held");
    expect((await flags()).data).toEqual([]);
    const { data } = await db()
      .from("admin_log")
      .select("admin_email, action, before, after")
      .eq("table_name", "user_roles")
      .eq("row_key", house.account)
      .order("id");
    expect(data).toEqual([
      { admin_email: admin.email, action: "added", before: null, after: { role: "admin" } },
      { admin_email: admin.email, action: "deleted", before: { role: "admin" }, after: null },
    ]);
  });

  test("an admin ends the sessions of one account on all its devices, and no other sessions", async () => {
    const family = await sql((tx) => aHousehold(tx, "family"));
    const read = (who: Household) => installation.signedIn(who).from("profiles").select("id");
    expect((await read(family)).error).toBeNull();
    await ask(
      "insert into auth.sessions (id, user_id) values (gen_random_uuid(), $1)",
      family.account,
    );
    const sessionsOf = ({ account }: Household) =>
      ask("select from auth.sessions where user_id = $1", account).then(({ length }) => length);
    const others = await sessionsOf(house);
    expect(others).toBeGreaterThan(0);

    const end = (account: string) => db().rpc("end_account_sessions", { account });
    expect((await end(family.account)).data).toBe(2);
    expect((await read(family)).status).toBe(401);
    expect([await sessionsOf(family), await sessionsOf(house)]).toEqual([0, others]);
    expect((await end(family.account)).data).toBe(0);
    expect((await end("00000000-0000-4000-8000-000000000000")).data).toBeNull();
    const { data } = await db()
      .from("admin_log")
      .select("admin_email, action, row_key, before, after")
      .eq("table_name", "account_actions")
      .order("id");
    const line = {
      admin_email: admin.email,
      action: "added",
      row_key: family.account,
      before: null,
    };
    expect(data).toEqual([
      { ...line, after: { action: "sessions-ended", sessions: 2 } },
      { ...line, after: { action: "sessions-ended", sessions: 0 } },
    ]);
  });

  test("no role is granted to an unknown account, an unconfirmed address, or under an unknown name", async () => {
    const nobody = { ...house, account: "00000000-0000-4000-8000-000000000000" };
    expect(await grant(admin, nobody, "admin")).toBe("not-found");
    await ask("update auth.users set email_confirmed_at = null where id = $1", removed.account);
    expect(await grant(admin, removed, "admin")).toBe("unconfirmed");
    expect(await grant(admin, removed, "premium")).toBe("unconfirmed");
    const { error } = await db().rpc("grant_role", { account: house.account, role: "owner" });
    expect(error?.code).toBe("23514");
    expect(await rolesOf(house)).toEqual(["premium"]);
  });

  test("nobody can revoke the role of the last admin", async () => {
    await ask(
      "delete from public.user_roles where role = 'admin' and user_id <> $1",
      admin.account,
    );
    expect(await revoke(admin, admin, "admin")).toBe("last-admin");
    expect(await rolesOf(admin)).toContain("admin");
  });

  test("of two admins who revoke each other's role at once, one remains", async () => {
    for (let round = 0; round < 5; round += 1) {
      await ask(
        "insert into public.user_roles values ($1, 'admin'), ($2, 'admin') on conflict do nothing",
        admin.account,
        house.account,
      );
      const answers = await Promise.all([
        revoke(admin, house, "admin"),
        revoke(house, admin, "admin"),
      ]);
      expect(answers.sort()).toEqual(["revoked", null].sort());
      expect(await ask("select from public.user_roles where role = 'admin'")).toHaveLength(1);
    }
    await ask(
      "insert into public.user_roles values ($1, 'admin') on conflict do nothing",
      admin.account,
    );
    await ask(
      "delete from public.user_roles where role = 'admin' and user_id <> $1",
      admin.account,
    );
  });

  test("messages are found by their words, their sender and their state, the newest first", async () => {
    await ask("delete from public.contact_messages");
    for (const [day, subject, read, answered] of [
      [1, "Oubli", null, null],
      [2, "Éléphant", "now", null],
      [3, "Merci", "now", "now"],
    ] as const)
      await ask(
        `insert into public.contact_messages
           (full_name, email, subject, message, language, created_at, read_at, answered_at)
         values ('Zoé', 'zoe@example.org', $2, 'Une question', 'fr',
           make_timestamptz(2026, 1, $1, 0, 0, 0), $3::timestamptz, $4::timestamptz)`,
        day,
        subject,
        read,
        answered,
      );
    const find = async (of: object) =>
      (await db().rpc("find_contact_messages", of)).data?.map(({ subject }) => subject);
    expect(await find({})).toEqual(["Merci", "Éléphant", "Oubli"]);
    expect(await find({ state: "unread" })).toEqual(["Oubli"]);
    expect(await find({ state: "read" })).toEqual(["Éléphant"]);
    expect(await find({ state: "answered" })).toEqual(["Merci"]);
    expect(await find({ search: "elephant" })).toEqual(["Éléphant"]);
    expect(await find({ search: "ZOE@" })).toHaveLength(3);
    expect(await find({ search: "%" })).toEqual([]);
    const { data } = await db().rpc("find_contact_messages", { most: 1 });
    const [last] = data ?? [];
    expect(
      await find({ after_created_at: last?.created_at ?? "", after_id: last?.id ?? "", most: 1 }),
    ).toEqual(["Éléphant"]);
  });

  test("the overview shows the counts of this installation", async () => {
    const { data } = await db().rpc("get_admin_overview");
    const [counted] = await ask<object>(
      `select (select count(*) from auth.users)::int as accounts,
         (select count(*) from public.blog_posts)::int as articles,
         (select count(*) from public.feature_flags)::int as flags,
         (select max(version) from supabase_migrations.schema_migrations) as schema_version`,
    );
    expect(data).toEqual([
      expect.objectContaining({
        ...counted,
        engine: place.name === "pglite" ? "PGlite" : "PostgreSQL",
        engine_version: expect.stringMatching(/^\d+\.\d+/),
        unread_messages: 1,
        waiting_mails: 0,
      }),
    ]);
    expect(Number(data?.[0]?.database_bytes)).toBeGreaterThan(1_000_000);
  });

  test("ten thousand accounts are listed whole, page after page, and each page reads its own rows", async () => {
    await sql(async (tx) => {
      await tx.script(`
        alter table auth.users disable trigger user;
        insert into auth.users (id, email, email_confirmed_at, created_at)
          select gen_random_uuid(), 'person' || n || '@example.net', now(),
            -- Many on one moment, as an import makes them.
            timestamptz '2025-01-01' + (n / 7) * interval '1 minute'
          from generate_series(1, 10000) as n;
        insert into public.profiles (id, first_name, created_by)
          select id, 'Prénom', id from auth.users where email like 'person%';
        alter table auth.users enable trigger user;
        analyze;`);
    });
    const [total] = await ask<{ n: number }>("select count(*)::int as n from auth.users");
    const seen = new Set<string | null>();
    let after: { after_created_at: string; after_id: string } | object = {};
    for (;;) {
      const { data }: { data: Listed | null } = await db().rpc("list_accounts", {
        ...after,
        most: 100,
      });
      for (const { id } of data ?? []) seen.add(id);
      const last = data?.at(-1);
      if (!last?.id || !last.created_at) break;
      after = { after_created_at: last.created_at, after_id: last.id };
    }
    expect(seen.size).toBe(total?.n);
    const { data } = await db().rpc("list_accounts", { search: "person9999@" });
    expect(data).toHaveLength(1);
    const read = await sql(async (tx) => {
      await tx.query("select set_config('request.jwt.claims', $1, true)", [
        JSON.stringify({ sub: admin.account, role: "authenticated" }),
      ]);
      return rowsRead(tx, ["auth.users", "public.profiles"], () =>
        tx.query(
          "select from public.list_accounts(after_created_at => '2025-01-01 12:00Z', after_id => gen_random_uuid())",
        ),
      );
    });
    expect(read.whole).toBe(0);
    expect(read.byIndex).toBeLessThan(500);
  });
});
