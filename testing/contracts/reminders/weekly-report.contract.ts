import type { Mail } from "@trousse/backend/mail/mailer";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { sendWeeklyReports } from "#supabase/functions/weekly-report/handler.ts";
import { aHousehold, type Household } from "#testing/builders/household.ts";
import { anyEngine } from "#testing/engines/engines.ts";
import { type Installation, keys, startInstallation } from "#testing/harness/installation.ts";

/** What nodemailer throws. */
const smtpError = (code: string, responseCode: number) =>
  Object.assign(new Error("no"), { code, responseCode });

describe.each(anyEngine)("on $name", (place) => {
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
    await sql((tx) => tx.query("delete from auth.users"));
    house = await sql((tx) => aHousehold(tx, "house"));
    await plan("2026-10-20", "taken");
    await set("time_zone = 'Europe/Paris'");
  });
  afterAll(() => installation.close());

  const sql: Installation["engine"]["transaction"] = (work) =>
    installation.engine.transaction(work);
  const set = (change: string) =>
    sql((tx) =>
      tx.query(`update public.user_preferences set ${change} where user_id = $1`, [house.account]),
    );
  const plan = (day: string, state: string) =>
    sql((tx) =>
      tx.query(
        `insert into public.planned_doses
           (medication_id, profile_id, user_id, on_day, wall_time, planned_at, expires_at, quantity, state, answered_at)
         values ($1, $2, $2, $3, '08:00', $4, $4, 1, $5, $4)`,
        [house.medication, house.account, day, `${day}T08:00:00Z`, state],
      ),
    );
  const send = (at: string) => sendWeeklyReports(installation.deps, new Date(at), report);
  const ledger = () =>
    sql((tx) =>
      tx.query(
        "select monday::text, state, reason, attempts from private.weekly_reports order by monday",
      ),
    );

  // The clocks of Paris went back on Sunday 25 October 2026.
  test.each([
    { at: "2026-10-26T05:59:59Z", mails: 0, because: "06:59 in Paris" },
    { at: "2026-10-26T06:00:00Z", mails: 1, because: "07:00 in Paris, in winter" },
    { at: "2026-10-27T05:59:59Z", mails: 1, because: "a server that was off is back within a day" },
    { at: "2026-10-27T06:00:00Z", mails: 0, because: "a day late is not sent" },
    { at: "2026-10-25T06:00:00Z", mails: 0, because: "it is Sunday" },
  ])("at $at there is $mails report: $because", async ({ at, mails: count }) => {
    await send(at);
    expect(mails).toHaveLength(count);
  });

  test.each([
    { zone: "America/New_York", at: "2026-10-26T11:00:00Z" },
    { zone: "Atlantic/Canary", at: "2026-10-26T07:00:00Z" },
    { zone: "Pacific/Auckland", at: "2026-10-25T18:00:00Z" },
  ])("07:00 is that of its reader, in $zone", async ({ zone, at }) => {
    await set(`time_zone = '${zone}'`);
    await send(new Date(Date.parse(at) - 1).toISOString());
    expect(mails).toEqual([]);
    await send(at);
    expect(mails).toHaveLength(1);
  });

  test("it covers the seven days before, and no other", async () => {
    await plan("2026-10-18", "taken");
    await plan("2026-10-19", "missed");
    await plan("2026-10-25", "skipped");
    await plan("2026-10-26", "taken");
    await send("2026-10-26T06:00:00Z");
    expect(mails[0]?.text).toContain(
      "3 prises prévues, 1 confirmée, 1 passée exprès, 1 sans réponse",
    );
    expect(mails[0]).toMatchObject({
      to: house.email,
      subject: "Votre semaine, du 19 octobre au 25 octobre",
      messageId: `week-2026-10-26-${house.account}`,
      unsubscribeUrl: expect.stringContaining(`apikey=${keys.publishableKey}`),
    });
  });

  test("it is sent once although several processes send at once, and again the week after", async () => {
    const at = "2026-10-26T06:00:00Z";
    await Promise.all([send(at), send(at), send(at)]);
    await send("2026-10-26T09:00:00Z");
    expect(mails).toHaveLength(1);
    await plan("2026-10-27", "taken");
    await send("2026-11-02T06:00:00Z");
    expect(mails).toHaveLength(2);
    expect(await ledger()).toEqual([
      { monday: "2026-10-26", state: "sent", reason: null, attempts: 1 },
      { monday: "2026-11-02", state: "sent", reason: null, attempts: 1 },
    ]);
  });

  test.each(["weekly_report = false", "email_notifications = false"])(
    "no report is sent with %s",
    async (change) => {
      await set(change);
      expect(await send("2026-10-26T06:00:00Z")).toBe(0);
      expect([mails, await ledger()]).toEqual([[], []]);
    },
  );

  test("an account that planned nothing and needs nothing is left in peace", async () => {
    await sql((tx) => tx.query("delete from public.planned_doses"));
    await send("2026-10-26T06:00:00Z");
    await send("2026-10-26T07:00:00Z");
    expect(mails).toEqual([]);
    expect(await ledger()).toMatchObject([{ state: "empty", attempts: 1 }]);
  });

  test("a mail server that is away is asked again, later each time and five times in all", async () => {
    refusal = smtpError("ESOCKET", 0);
    const start = Date.parse("2026-10-26T06:00:00Z");
    for (let minutes = 0; minutes < 600; minutes += 5) {
      await send(new Date(start + minutes * 60_000).toISOString());
    }
    expect(await ledger()).toMatchObject([{ state: "failed", attempts: 5 }]);
  });

  test("it goes out when the mail server is back", async () => {
    refusal = smtpError("EENVELOPE", 451);
    await send("2026-10-26T06:00:00Z");
    expect(await ledger()).toMatchObject([{ state: "claimed", reason: "smtp-451" }]);
    refusal = undefined;
    await send("2026-10-26T06:04:00Z");
    expect(mails).toEqual([]);
    await send("2026-10-26T06:05:00Z");
    expect(mails).toHaveLength(1);
  });

  test("an address that is refused for good is not asked again", async () => {
    refusal = smtpError("EENVELOPE", 550);
    await send("2026-10-26T06:00:00Z");
    await send("2026-10-26T09:00:00Z");
    expect(await ledger()).toMatchObject([{ state: "failed", reason: "smtp-550", attempts: 1 }]);
  });

  test("a report that a process took on and died with goes out after its lease", async () => {
    await sql((tx) =>
      tx.query("select * from private.claim_weekly_reports('2026-10-26T06:00:00Z', 20, 600)"),
    );
    await send("2026-10-26T06:09:59Z");
    expect(mails).toEqual([]);
    await send("2026-10-26T06:10:00Z");
    expect(mails).toHaveLength(1);
  });

  test("the product alone may ask for them", async () => {
    const ask = (key: string) =>
      installation.backend.fetch(
        new Request("http://localhost:3000/functions/v1/weekly-report", {
          method: "POST",
          headers: { apikey: key },
        }),
        { address: "10.0.0.1" },
      );
    expect((await ask(keys.publishableKey)).status).toBe(403);
    expect(
      (await installation.signedIn(house).functions.invoke("weekly-report")).response?.status,
    ).toBe(403);
    const answer = await ask(keys.secretKey);
    expect([answer.status, await answer.json()]).toEqual([
      200,
      { reports: expect.any(Number), problems: 0 },
    ]);
  });
});
