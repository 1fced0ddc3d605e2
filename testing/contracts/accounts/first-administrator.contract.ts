import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { prepareFirstAdministrator } from "#server/accounts/first-administrator.ts";
import { aHousehold, type Household } from "#testing/builders/household.ts";
import { requireSecondFactor } from "#testing/builders/second-factor.ts";
import { engines } from "#testing/engines/engines.ts";
import { type Installation, startInstallation } from "#testing/harness/installation.ts";

const SECRET = "dKcU1TPbUZ7uYJ3xq0bS0m8rKkJk3G5b2mC9b0l2v8E";

const elsewhere: Parameters<typeof prepareFirstAdministrator>[1] = {
  adminEmail: undefined,
  host: "0.0.0.0",
  publicUrl: "https://trousse.example",
};

describe.each(engines)("on $name", (place) => {
  let installation: Installation;
  let claire: Household;
  let paul: Household;
  beforeAll(async () => {
    installation = await startInstallation(place);
  });
  beforeEach(async () => {
    await sql("delete from public.user_roles");
    await sql("truncate private.first_administrator, private.attempts");
  });
  afterAll(() => installation.close());

  const sql = <Row>(text: string, values: unknown[] = []) =>
    installation.engine.transaction((tx) => tx.query<Row>(text, values));
  const start = (settings: Partial<typeof elsewhere> = {}) =>
    prepareFirstAdministrator(installation.engine, { ...elsewhere, ...settings }, SECRET);
  const join = (name: string) => installation.engine.transaction((tx) => aHousehold(tx, name));
  const claim = async (person: Household, code: string) =>
    (await installation.signedIn(person).rpc("claim_administration", { code })).data;
  const waits = async (person: Household) =>
    (await installation.signedIn(person).rpc("needs_first_admin")).data;
  const admins = async () =>
    (
      await sql<{ user_id: string }>("select user_id from public.user_roles where role = 'admin'")
    ).map(({ user_id }) => user_id);

  async function twoJoin() {
    claire = await join("claire");
    paul = await join("paul");
  }

  test("the first account does not become admin of a public installation; the printed code works once", async () => {
    const code = (await start()) ?? "";
    expect(code).toMatch(/^([2-9a-hjkmnp-tv-z]{4}-){5}[2-9a-hjkmnp-tv-z]{4}$/);
    await twoJoin();
    expect(await admins()).toEqual([]);
    expect([await waits(claire), await waits(paul)]).toEqual([true, true]);
    expect(await claim(paul, "2222-2222-2222-2222-2222-2222")).toBe("wrong");
    expect(await claim(claire, ` ${code.toUpperCase().replaceAll("-", " ")} `)).toBe("granted");
    expect(await admins()).toEqual([claire.account]);
    expect(await claim(paul, code)).toBe("closed");
    expect(await waits(paul)).toBe(false);
    expect(await start(), "nothing is printed any more").toBeUndefined();
    await sql("delete from public.user_roles");
    expect(await claim(paul, code), "a code that was used stays used").toBe("closed");
  });

  test("two accounts that enter the code at once: one becomes admin", async () => {
    const code = (await start()) ?? "";
    await twoJoin();
    const said = await Promise.all([claim(claire, code), claim(paul, code)]);
    expect(said.toSorted()).toEqual(["closed", "granted"]);
    expect(await admins()).toHaveLength(1);
  });

  test("every start and every process names the same code, and the database has only its digest", async () => {
    const code = await start();
    expect(await start()).toBe(code);
    const other = await prepareFirstAdministrator(installation.engine, elsewhere, `${SECRET}x`);
    expect(other).not.toBe(code);
    const [row] = await sql<{ text: string }>(
      "select to_jsonb(f)::text as text from private.first_administrator f",
    );
    expect(row?.text).not.toContain(other?.replaceAll("-", ""));
    expect(row?.text).toMatch(/[0-9a-f]{64}/);
  });

  test("five wrong codes are all an account may try in fifteen minutes; another account may go on", async () => {
    const code = (await start()) ?? "";
    await twoJoin();
    for (let count = 0; count < 5; count++) expect(await claim(paul, "x")).toBe("wrong");
    expect(await claim(paul, code)).toBe("too-many");
    expect(await claim(claire, code)).toBe("granted");
  });

  test("a session without its second factor cannot claim the admin role", async () => {
    const code = (await start()) ?? "";
    await twoJoin();
    await installation.engine.transaction((tx) => requireSecondFactor(tx, claire.account));
    const { error } = await installation.signedIn(claire).rpc("claim_administration", { code });
    expect(error?.code).toBe("42501");
    expect(await waits(claire)).toBe(false);
    expect(await admins()).toEqual([]);
  });

  test("ADMIN_EMAIL decides the first admin, not the order of sign-up, and no code is printed", async () => {
    const adminEmail = "named@example.org";
    expect(await start({ adminEmail })).toBeUndefined();
    await twoJoin();
    await sql("update auth.users set email = $2 where id = $1", [paul.account, adminEmail]);
    expect(await admins()).toEqual([]);
    await sql("update auth.users set email_confirmed_at = now() where id = $1", [paul.account]);
    expect(await admins()).toEqual([paul.account]);
  });

  test("ADMIN_EMAIL that is set later applies to its account if it is confirmed", async () => {
    await start();
    await twoJoin();
    await sql("update auth.users set email_confirmed_at = null where id = $1", [paul.account]);
    await start({ adminEmail: paul.email });
    expect(await admins()).toEqual([]);
    await start({ adminEmail: claire.email });
    expect(await admins()).toEqual([claire.account]);
  });

  test.each([
    { host: "localhost", publicUrl: "http://localhost:3000" },
    { host: "127.0.0.1", publicUrl: "http://127.0.0.1:3000" },
    { host: "::1", publicUrl: "http://[::1]:3000" },
  ])(
    "on a machine that serves itself alone ($host) the first account runs it",
    async (settings) => {
      expect(await start(settings)).toBeUndefined();
      await twoJoin();
      expect(await admins()).toEqual([claire.account]);
    },
  );

  test.each([
    { host: "localhost", publicUrl: "https://trousse.example" },
    { host: "0.0.0.0", publicUrl: "http://localhost:3000" },
    { host: "localhost.example.org", publicUrl: "http://localhost:3000" },
    { host: "127.0.0.1", publicUrl: "http://192.168.1.20:3000" },
  ])("$host behind $publicUrl is no machine of its own", async (settings) => {
    expect(await start(settings)).toBeDefined();
    await twoJoin();
    expect(await admins()).toEqual([]);
  });

  test("without a rule, as at Supabase, no sign-up becomes admin", async () => {
    await twoJoin();
    expect(await admins()).toEqual([]);
    expect(await waits(claire)).toBe(false);
    expect(await claim(claire, "x")).toBe("closed");
  });
});
