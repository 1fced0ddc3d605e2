import { randomUUID } from "node:crypto";
import type { Mail } from "@trousse/backend/mail/mailer";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { sendLoginAlerts } from "#supabase/functions/login-alerts/handler.ts";
import { aHousehold, type Household } from "#testing/builders/household.ts";
import { engines } from "#testing/engines/engines.ts";
import { type Installation, startInstallation } from "#testing/harness/installation.ts";

const FIREFOX = "Mozilla/5.0 (Android 16; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0";
const NEWER_FIREFOX = "Mozilla/5.0 (Android 16; Mobile; rv:141.0) Gecko/141.0 Firefox/141.0";
const SAFARI =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1";

describe.each(engines)("on $name", (place) => {
  let installation: Installation;
  let house: Household;
  let refusal: Error | undefined;
  const mails: Mail[] = [];
  const reported: unknown[] = [];
  const report = (problem: unknown) => void reported.push(problem);

  beforeAll(async () => {
    installation = await startInstallation(place, {
      mailer: {
        async send(mail) {
          if (refusal) throw refusal;
          mails.push(mail);
        },
      },
    });
  });
  beforeEach(async () => {
    refusal = undefined;
    mails.length = 0;
    reported.length = 0;
    await sql("delete from auth.users");
    house = await installation.engine.transaction((tx) => aHousehold(tx, "house"));
    await signIn(FIREFOX);
  });
  afterAll(() => installation.close());

  const sql = (text: string, ...values: unknown[]) =>
    installation.engine.transaction((tx) => tx.query(text, values));
  const signIn = (userAgent: string | null) =>
    sql(
      "insert into auth.sessions (id, user_id, user_agent) values ($1, $2, $3)",
      randomUUID(),
      house.account,
      userAgent,
    );
  const prefer = (change: string) =>
    sql(`update public.user_preferences set ${change} where user_id = $1`, house.account);
  const send = (at = new Date()) => sendLoginAlerts(installation.deps, at, report);

  test("the first device of an account is no news, nor is its next version", async () => {
    await signIn(FIREFOX);
    await signIn(NEWER_FIREFOX);
    expect(await send()).toBe(0);
  });

  test("a sign-in on a new device is notified once, in the language of the account", async () => {
    await prefer("language = 'es', time_zone = 'America/New_York'");
    await signIn(SAFARI);
    await signIn(SAFARI);
    expect(await send()).toBe(1);
    expect(await send()).toBe(0);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({
      to: house.email,
      subject: "Nuevo inicio de sesión en su cuenta de Trousse",
    });
    expect(mails[0]?.text).toContain("Dispositivo: Safari, iPhone");
    expect(mails[0]?.text).toContain("http://localhost:3000/es-es/settings#sessions");
    // What a browser says of itself is read for names we know; the rest goes nowhere.
    expect(mails[0]?.html).not.toContain("AppleWebKit");
  });

  test("no notice is sent to an account that turned notices off", async () => {
    await prefer("login_alerts = false");
    await signIn(SAFARI);
    expect(await send()).toBe(0);
  });

  test("an unreachable mail server gets the mail later, and one that refuses it does not", async () => {
    await signIn(SAFARI);
    const now = new Date();
    refusal = new Error("away");
    expect(await send(now)).toBe(1);
    expect(await send(now)).toBe(0);
    refusal = Object.assign(new Error("no"), { code: "EENVELOPE", responseCode: 550 });
    const later = new Date(now.getTime() + 300_000);
    expect(await send(later)).toBe(1);
    refusal = undefined;
    expect(await send(new Date(later.getTime() + 300_000))).toBe(0);
    expect(mails).toEqual([]);
  });

  test("several processes at once send one mail", async () => {
    await signIn(SAFARI);
    await signIn(null);
    const taken = await Promise.all([send(), send(), send()]);
    expect(taken.reduce((sum, count) => sum + count)).toBe(2);
    expect(mails).toHaveLength(2);
  });
});
