import { randomUUID } from "node:crypto";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createPasswords } from "@trousse/backend/auth/passwords/passwords";
import { type Mailbox, openMailbox } from "@trousse/backend/mail/mailbox";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { countStored, deleteAccount, listLosingAccess } from "#app/features/account-data/data.ts";
import { aHousehold, type Household } from "#testing/builders/household.ts";
import { engines } from "#testing/engines/engines.ts";
import { type Installation, startInstallation } from "#testing/harness/installation.ts";

const PASSWORD = "Doliprane!1000";

describe.each(engines)("on $name", (place) => {
  let installation: Installation;
  let folder: string;
  let mailbox: Mailbox;
  let hash: string;
  let house: Household;
  let other: Household;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "trousse-mailbox-"));
    mailbox = await openMailbox(folder);
    installation = await startInstallation(place, { mailer: mailbox, passwordCost: 4 });
    hash = await createPasswords(4).hash(PASSWORD);
  });
  beforeEach(async () => {
    await sql("delete from auth.users");
    // The first account runs the installation.
    other = await aPerson("other");
    house = await aPerson("house");
  });
  afterAll(async () => {
    await installation.close();
    await rm(folder, { recursive: true });
  });

  const sql = <Row = unknown>(text: string, ...values: unknown[]) =>
    installation.engine.transaction((tx) => tx.query<Row>(text, values));
  const db = (of: Household) => installation.signedIn(of);
  const leave = (of: Household, password = PASSWORD, email = of.email) =>
    deleteAccount(db(of), { email, password });

  async function aPerson(name: string): Promise<Household> {
    const made = await installation.engine.transaction((tx) => aHousehold(tx, name));
    await sql("update auth.users set encrypted_password = $2 where id = $1", made.account, hash);
    return made;
  }

  const share = (of: Household, withWhom: Household, profile: string) =>
    sql(
      `insert into public.profile_shares
         (profile_id, shared_by, shared_with_email, shared_with_user_id, permission_type, status, accepted_at)
       values ($1, $2, $3, $4, 'manage', 'accepted', now())`,
      profile,
      of.account,
      withWhom.email,
      withWhom.account,
    );

  /** Where any of these words stands: each table, and each letter kept here. */
  async function whereIs(words: readonly string[]): Promise<string[]> {
    const tables = await sql<{ name: string }>(
      `select format('%I.%I', n.nspname, c.relname) as name
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where c.relkind in ('r', 'p') and n.nspname in ('public', 'private', 'auth', 'backend', 'storage')
       order by 1`,
    );
    expect(tables.length).toBeGreaterThan(45);
    const found: string[] = [];
    for (const { name } of tables) {
      const [row] = await sql<{ n: number }>(
        `select count(*)::int as n from ${name} t where lower(t::text) like any ($1)`,
        words.map((word) => `%${word}%`),
      );
      if (row?.n) found.push(`${name}: ${row.n}`);
    }
    for (const file of await readdir(folder)) {
      const text = (await readFile(join(folder, file), "utf8")).toLowerCase();
      if (words.some((word) => text.includes(word))) found.push("a letter");
    }
    return found;
  }

  test("without a session, the right address or the password no account is deleted", async () => {
    await expect(
      deleteAccount(installation.visitor(), { email: house.email, password: PASSWORD }),
    ).rejects.toMatchObject({ failure: "signed-out" });
    expect(await leave(house, PASSWORD, other.email)).toEqual({ kind: "other-address" });
    expect(await leave(house, PASSWORD, "")).toEqual({ kind: "other-address" });
    expect(await leave(house, "")).toEqual({ kind: "wrong-password" });
    expect(await leave(house, "Doliprane!500")).toEqual({ kind: "wrong-password" });
    expect((await countStored(db(house))).get("medications")).toBe(1);
  });

  test("a password is guessed five times, and then not even the right one helps", async () => {
    for (let nth = 0; nth < 5; nth++)
      expect(await leave(house, "guess")).toMatchObject({ kind: "wrong-password" });
    expect(await leave(house)).toEqual({ kind: "too-many", minutes: 15 });
  });

  test("a session without its second factor deletes no account", async () => {
    await sql(
      `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
       values ($1, $2, 'totp', 'verified', now(), now())`,
      randomUUID(),
      house.account,
    );
    await expect(leave(house)).rejects.toMatchObject({ failure: "forbidden" });
    expect(await sql("select from auth.users where id = $1", house.account)).toHaveLength(1);
  });

  test("the last admin appoints another one first, unless there is no other account", async () => {
    expect(await leave(other)).toEqual({ kind: "last-admin" });
    expect(await leave(house)).toEqual({ kind: "deleted" });
    expect(await leave(other)).toEqual({ kind: "deleted" });
    const next = await aPerson("next");
    const second = await aPerson("second");
    await sql("insert into public.user_roles values ($1, 'admin')", second.account);
    expect(await leave(next)).toEqual({ kind: "deleted" });
  });

  test("no data of the account is left in any table or mail, except its entries in the access logs of others", async () => {
    await share(house, other, house.child);
    await share(other, house, other.account);
    await db(house).rpc("open_shared_profile", { profile_id: other.account });
    const logged = await db(house)
      .from("medication_intake_logs")
      .insert({ medication_id: other.medication, profile_id: other.account });
    expect(logged.error).toBeNull();
    await sql(
      "insert into public.profile_shares (profile_id, shared_by, shared_with_email) values ($1, $2, $3)",
      other.child,
      other.account,
      house.email,
    );
    await sql(
      `insert into public.contact_messages (full_name, email, subject, message, language)
       values ('Zoé', upper($1), 'Bonjour', 'Une question', 'fr')`,
      house.email,
    );
    await sql(
      `update public.feature_flags set targeting_type = 'user_specific',
         targeting_config = jsonb_build_object('user_ids', jsonb_build_array($1::text, $2::text))
       where name = 'barcode_scanner'`,
      house.account,
      other.account,
    );
    const [factor, session] = [randomUUID(), randomUUID()];
    await sql(
      `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at, secret)
       values ($1, $2, 'totp', 'unverified', now(), now(), 's')`,
      factor,
      house.account,
    );
    await sql("insert into backend.recovery_codes values ($1, 'digest')", factor);
    await sql(
      "insert into auth.sessions (id, user_id, user_agent) values ($1, $2, 'Firefox')",
      session,
      house.account,
    );
    await sql(
      "insert into auth.refresh_tokens (token, user_id, session_id) values ($1, $2, $3)",
      randomUUID(),
      house.account,
      session,
    );
    const letter = { subject: "Bonjour", text: "", html: "" };
    await mailbox.send({ ...letter, to: house.email });
    await mailbox.send({ ...letter, to: other.email, replyTo: house.email.toUpperCase() });
    await mailbox.send({ ...letter, to: other.email, text: "Rien de personne" });

    const traces = [house.account, house.email, house.child, house.medication, session, factor];
    expect((await whereIs(traces)).length).toBeGreaterThan(20);
    expect(await listLosingAccess(db(house), house.account)).toMatchObject([
      { email: other.email, profileName: "Léa" },
    ]);
    const client = db(house);
    expect(await leave(house)).toEqual({ kind: "deleted" });

    // The address stands in the line that tells whom the other invited.
    expect(await whereIs(traces)).toEqual(["public.profile_access_log: 2"]);
    const lines = await sql<{ actor_name: string; user_id: string | null; action: string }>(
      "select actor_name, user_id, action from public.profile_access_log where actor_name = 'house' order by action",
    );
    expect(lines).toEqual([
      { actor_name: "house", user_id: null, action: "added" },
      { actor_name: "house", user_id: null, action: "opened" },
    ]);
    expect(
      await sql(
        "select from public.medication_intake_logs where medication_id = $1",
        other.medication,
      ),
    ).toHaveLength(2);
    expect(await readdir(folder)).toHaveLength(1);
    expect((await client.from("profiles").select("id")).error?.code).toBe("PGRST303");
    const [flag] = await sql<{ left: unknown }>(
      "select targeting_config -> 'user_ids' as left from public.feature_flags where name = 'barcode_scanner'",
    );
    expect(flag?.left).toEqual([other.account]);
    expect(await listLosingAccess(db(other), other.account)).toEqual([]);
  });
});
