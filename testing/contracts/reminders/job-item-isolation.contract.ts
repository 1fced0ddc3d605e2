import { randomUUID } from "node:crypto";
import type { Mail } from "@trousse/backend/mail/mailer";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { describeProblem } from "#server/telemetry/report-problem.ts";
import type { ServerDeps } from "#supabase/functions/_shared/deps.ts";
import { deliver } from "#supabase/functions/deliver-reminders/deliver.ts";
import { sendLoginAlerts } from "#supabase/functions/login-alerts/handler.ts";
import { sendWeeklyReports } from "#supabase/functions/weekly-report/handler.ts";
import { aHousehold, type Household } from "#testing/builders/household.ts";
import { dropBounds } from "#testing/engines/drop-bounds.ts";
import { anyEngine } from "#testing/engines/engines.ts";
import { type Installation, startInstallation } from "#testing/harness/installation.ts";

const MONDAY = Date.parse("2026-10-26T08:00:00Z");
/** Longer than any pause between two attempts. */
const A_WHILE = 3 * 3_600_000;
const RUNS = 7;

/** Three accounts: bad data of the second must not affect the others. */
describe.each(anyEngine)("on $name", (place) => {
  let installation: Installation;
  let people: readonly [Household, Household, Household];
  let middle: Household;
  let refuse: (mail: Mail) => Error | undefined;
  const mails: Mail[] = [];
  const reported: unknown[] = [];
  const report = (problem: unknown) => void reported.push(problem);

  beforeAll(async () => {
    installation = await startInstallation(place, {
      mailer: {
        async send(mail) {
          const refusal = refuse(mail);
          if (refusal) throw refusal;
          mails.push(mail);
        },
      },
    });
    await installation.engine.transaction(dropBounds);
  });
  beforeEach(async () => {
    refuse = () => undefined;
    mails.length = 0;
    reported.length = 0;
    await sql("delete from auth.users");
    const made: Household[] = [];
    for (const name of ["Ana", "Bea", "Cleo"]) {
      made.push(await installation.engine.transaction((tx) => aHousehold(tx, name)));
    }
    // The job takes people by their id.
    made.sort((a, b) => (a.account < b.account ? -1 : 1));
    const [first, second, third] = made;
    if (!first || !second || !third) throw new Error("Three people were asked for");
    people = [first, second, third];
    middle = second;
    await sql("update public.user_preferences set time_zone = 'Europe/Paris'");
    for (const { account, medication } of people) {
      await sql(
        `insert into public.planned_doses
           (medication_id, profile_id, user_id, on_day, wall_time, planned_at, expires_at, quantity, state, answered_at)
         values ($1, $2, $2, '2026-10-20', '08:00', '2026-10-20T08:00Z', '2026-10-20T08:00Z', 1, 'taken', '2026-10-20T08:00Z')`,
        medication,
        account,
      );
    }
  });
  afterAll(() => installation.close());

  const sql = (text: string, ...values: unknown[]) =>
    installation.engine.transaction((tx) => tx.query(text, values));
  /** Bypasses the trigger that plans again. */
  const moveTo = async (zone: string) => {
    await sql("alter table public.user_preferences disable trigger user");
    await sql(
      "update public.user_preferences set time_zone = $1 where user_id = $2",
      zone,
      middle.account,
    );
    await sql("alter table public.user_preferences enable trigger user");
  };
  const away = (mail: Mail) =>
    mail.to === middle.email
      ? Object.assign(new Error("away"), { code: "ESOCKET", responseCode: 0 })
      : undefined;
  const countTo = ({ email }: Household) => mails.filter(({ to }) => to === email).length;
  const counts = () => people.map(countTo);
  const log = () => reported.map(describeProblem).join("\n");

  describe("the report of the week", () => {
    const run = async (deps = installation.deps) => {
      for (let turn = 0; turn < RUNS; turn += 1) {
        await sendWeeklyReports(deps, new Date(MONDAY + turn * A_WHILE), report);
      }
    };
    const ledger = async () =>
      (
        await sql(
          "select state, attempts from private.weekly_reports where user_id = $1",
          middle.account,
        )
      )[0];

    test.each([
      "expiry_date = 'infinity'",
      "expiry_date = '-infinity'",
      "expiry_date = '0044-03-15 BC'",
      "expiry_date = '12026-01-31'",
      "current_quantity = 'NaN'",
    ])("%s removes one line of one mail", async (change) => {
      await sql(`update public.medications set ${change} where id = $1`, middle.medication);
      await run();
      expect(counts()).toEqual([1, 1, 1]);
      const letter = mails.find(({ to }) => to === middle.email);
      expect(letter?.text).toContain("Vous : 1 boîte illisible, à corriger dans l’inventaire");
      expect(letter?.text).toContain("Vous : 1 prise prévue, 1 confirmée");
      expect(reported).toEqual([]);
    });

    test("an unknown time zone prevents no mail", async () => {
      await moveTo("Nowhere/Town");
      await run();
      expect(counts()).toEqual([1, 1, 1]);
    });

    test("a mail server that is away for one reader is asked five times in all", async () => {
      refuse = away;
      await run();
      expect(counts()).toEqual([1, 0, 1]);
      expect(await ledger()).toEqual({ state: "failed", attempts: 5 });
      expect(log()).toContain("GivenUp weekly_report");
    });

    test("a mail that cannot be written is tried five times, and logged without a name", async () => {
      const { deps } = installation;
      const poisoned: ServerDeps = {
        ...deps,
        asService: (text, values = []) => {
          if (text.includes("get_weekly_report_data") && values[0] === middle.account) {
            throw new RangeError("Doliprane of Bea");
          }
          return deps.asService(text, values);
        },
      };
      await run(poisoned);
      expect(counts()).toEqual([1, 0, 1]);
      expect(await ledger()).toEqual({ state: "failed", attempts: 5 });
      expect(log()).toContain("GivenUp weekly_report");
      expect(log()).not.toMatch(/Doliprane|Bea/);
    });

    test("processes that die with it stop after five", async () => {
      for (let turn = 0; turn < RUNS; turn += 1) {
        await sql(
          "select * from private.claim_weekly_reports($1::timestamptz, 20, 600)",
          new Date(MONDAY + turn * 1_200_000).toISOString(),
        );
      }
      expect(await ledger()).toMatchObject({ attempts: 5 });
    });
  });

  describe("the notice of a sign-in", () => {
    const start = Date.now();
    const run = async (deps = installation.deps) => {
      for (let turn = 0; turn < RUNS; turn += 1) {
        await sendLoginAlerts(deps, new Date(start + turn * A_WHILE), report);
      }
    };
    const waiting = async () =>
      (await sql("select count(*)::integer as left from private.login_notices"))[0];
    const notice = (house: Household, at: string, agent: string) =>
      sql(
        "insert into private.login_notices (id, user_id, user_agent, signed_in_at) values ($1, $2, $3, $4)",
        randomUUID(),
        house.account,
        agent,
        at,
      );
    beforeEach(async () => {
      for (const house of people) await notice(house, "2026-10-26T08:00:00Z", "Firefox");
    });

    test.each(["posix/Europe/Paris", "Nowhere/Town"])(
      "the time zone %s prevents no mail, and no mail is sent twice",
      async (zone) => {
        await moveTo(zone);
        await run();
        expect(counts()).toEqual([1, 1, 1]);
        expect(await waiting()).toEqual({ left: 0 });
      },
    );

    test.each(["infinity", "-infinity", "0044-03-15 BC"])(
      "a sign-in at %s is notified, and the others once",
      async (moment) => {
        await sql(
          `update private.login_notices set signed_in_at = '${moment}' where user_id = $1`,
          middle.account,
        );
        await run();
        expect(counts()).toEqual([1, 1, 1]);
      },
    );

    test("a mail server that is away for one reader is asked five times in all", async () => {
      refuse = away;
      await run();
      expect(counts()).toEqual([1, 0, 1]);
      expect(await waiting()).toEqual({ left: 0 });
      expect(log()).toContain("GivenUp login_alerts");
    });

    test("each try waits longer than the one before", async () => {
      refuse = away;
      let asked = 0;
      const { deps } = installation;
      const counted = {
        ...deps,
        deliverMail: (letter: Parameters<typeof deps.deliverMail>[0]) => {
          asked += letter.to === middle.email ? 1 : 0;
          return deps.deliverMail(letter);
        },
      };
      const tries: number[] = [];
      for (let minute = 0; minute <= 240; minute += 5) {
        const before = asked;
        await sendLoginAlerts(counted, new Date(start + minute * 60_000), report);
        if (asked > before) tries.push(minute);
      }
      expect(tries).toEqual([0, 5, 20, 65, 200]);
    });

    test("the result of a mail is stored before the next one is written", async () => {
      const { deps } = installation;
      const poisoned = {
        ...deps,
        deliverMail: (letter: Parameters<typeof deps.deliverMail>[0]) => {
          if (letter.to === middle.email) throw new RangeError("Bea");
          return deps.deliverMail(letter);
        },
      };
      await run(poisoned);
      expect(counts()).toEqual([1, 0, 1]);
      expect(await waiting()).toEqual({ left: 0 });
      expect(log()).not.toContain("Bea");
    });
  });

  describe("the planning of doses", () => {
    const plan = () =>
      deliver({
        asService: installation.deps.asService,
        channels: { push: async () => ({ kind: "sent" }), email: async () => ({ kind: "sent" }) },
        report,
        at: new Date(MONDAY).toISOString(),
      });
    const planned = async () => {
      const rows = await sql(
        "select user_id, count(*)::integer as doses from public.planned_doses where planned_at > $1::timestamptz and planned_at < $2::timestamptz group by 1",
        new Date(MONDAY).toISOString(),
        // The household's own dose of today was answered by the intake it was made with.
        new Date(MONDAY + 48 * 3_600_000).toISOString(),
      );
      const counted = new Map(rows.map((row) => [String(row.user_id), Number(row.doses)]));
      return people.map(({ account }) => counted.get(account) ?? 0);
    };
    beforeEach(async () => {
      await sql("delete from public.planned_doses where state = 'planned'");
      await sql(
        "update public.medication_reminders set planned_until = '-infinity', created_at = '2026-10-01T00:00:00Z'",
      );
    });

    test("everybody's are planned", async () => {
      await plan();
      expect(await planned()).toEqual([2, 2, 2]);
    });

    test("a reminder made at the end of time leaves the others alone", async () => {
      await sql(
        "update public.medication_reminders set created_at = 'infinity' where medication_id = $1",
        middle.medication,
      );
      await plan();
      expect(await planned()).toEqual([2, 0, 2]);
    });

    test("an unknown time zone does not affect other accounts", async () => {
      await moveTo("Nowhere/Town");
      await plan();
      expect(await planned()).toEqual([2, 0, 2]);
    });
  });
});
