import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { listMonthlyLimits, takeMonthlyUse } from "#app/client/limits/monthly-limits.ts";
import { MONTHLY, type Monthly } from "#domain/tiers/tiers.ts";
import { aHousehold, type Household } from "#testing/builders/household.ts";
import { engines } from "#testing/engines/engines.ts";
import { type Installation, startInstallation } from "#testing/harness/installation.ts";

interface Counted {
  is_allowed: boolean;
  most: number | null;
  used: number;
  renews_on: string;
}

describe.each(engines)("monthly limits on $name", (place) => {
  let installation: Installation;
  let admin: Household;
  let house: Household;

  beforeAll(async () => {
    installation = await startInstallation(place);
    admin = await installation.engine.transaction((tx) => aHousehold(tx, "admin"));
  });
  beforeEach(async () => {
    await sql("delete from private.tier_limits");
    house = await installation.engine.transaction((tx) => aHousehold(tx, "house"));
    await sql("delete from public.user_roles where user_id = $1", house.account);
  });
  afterAll(() => installation.close());

  const sql = <Row extends object>(text: string, ...values: unknown[]) =>
    installation.engine.transaction((tx) => tx.query<Row>(text, values));
  const limit = (subject: Monthly, most: number, tier = "standard") =>
    installation.signedIn(admin).rpc("set_tier_limit", { tier, subject, most }).throwOnError();
  const db = (who = house) => installation.signedIn(who);
  const take = (subject: Monthly, amount = 1, who = house) =>
    takeMonthlyUse(db(who), subject, amount);
  const rows = () =>
    sql(
      "select subject, used from private.monthly_uses where user_id = $1 order by 1",
      house.account,
    );
  const at = async (moment: string, amount = 1): Promise<Counted | undefined> => {
    const [counted] = await sql<Counted>(
      `select is_allowed, most, used, renews_on::text
       from private.count_monthly_use($1, 'report_files', $2, $3::timestamptz)`,
      house.account,
      amount,
      moment,
    );
    return counted;
  };

  test("without a limit nothing is refused, and nothing is counted", async () => {
    expect(await listMonthlyLimits(db())).toEqual({});
    for (const subject of MONTHLY) {
      expect(await take(subject, 100)).toEqual({ isAllowed: true });
    }
    expect(await rows()).toEqual([]);
  });

  test("up to the limit all is counted, and beyond it all of a request is refused", async () => {
    await limit("prescription_pages", 5);
    expect(await take("prescription_pages", 6)).toMatchObject({ isAllowed: false, used: 0 });
    expect(await rows()).toEqual([]);
    expect(await take("prescription_pages", 4)).toEqual({ isAllowed: true });
    expect(await take("prescription_pages", 2)).toMatchObject({
      isAllowed: false,
      most: 5,
      used: 4,
      renewsOn: expect.stringMatching(/^\d{4}-\d{2}-01$/),
    });
    expect(await take("prescription_pages", 1)).toEqual({ isAllowed: true });
    expect(await listMonthlyLimits(db())).toMatchObject({
      prescription_pages: { most: 5, used: 5 },
    });
    // The other limit is another number.
    expect(await take("report_files")).toEqual({ isAllowed: true });
    expect(await rows()).toEqual([{ subject: "prescription_pages", used: 5 }]);
  });

  test("requests at once do not go beyond the limit together", async () => {
    await limit("report_files", 3);
    const answers = await Promise.all(Array.from({ length: 8 }, () => take("report_files")));
    expect(answers.filter(({ isAllowed }) => isAllowed)).toHaveLength(3);
    expect(await rows()).toEqual([{ subject: "report_files", used: 3 }]);
  });

  test("each account has a count of its own, and each tier a limit of its own", async () => {
    await limit("report_files", 1);
    await limit("report_files", 2, "premium");
    const other = await installation.engine.transaction((tx) => aHousehold(tx, "other"));
    await sql("delete from public.user_roles where user_id = $1", other.account);
    expect((await take("report_files")).isAllowed).toBe(true);
    expect((await take("report_files")).isAllowed).toBe(false);
    expect(await listMonthlyLimits(db(other))).toMatchObject({
      report_files: { most: 1, used: 0 },
    });
    expect((await take("report_files", 1, other)).isAllowed).toBe(true);
    await sql(
      "insert into public.user_roles (user_id, role) values ($1, 'premium')",
      house.account,
    );
    expect((await take("report_files")).isAllowed).toBe(true);
    expect(await take("report_files")).toMatchObject({ isAllowed: false, most: 2, used: 2 });
  });

  test("a month ends at midnight of the account, and a count begins anew", async () => {
    await limit("report_files", 1);
    await sql(
      `insert into public.user_preferences (user_id, time_zone) values ($1, 'America/New_York')
       on conflict (user_id) do update set time_zone = excluded.time_zone`,
      house.account,
    );
    const refused = { is_allowed: false, most: 1, used: 1, renews_on: "2026-12-01" };
    expect(await at("2026-11-10T12:00:00Z")).toEqual({ ...refused, is_allowed: true });
    // 23:59 in New York, and December already in London.
    expect(await at("2026-12-01T04:59:00Z")).toEqual(refused);
    expect(await at("2026-12-01T05:00:00Z")).toEqual({
      is_allowed: true,
      most: 1,
      used: 1,
      renews_on: "2027-01-01",
    });
  });

  test("a lower limit refuses, and takes nothing back", async () => {
    await limit("report_files", 3);
    await take("report_files", 3);
    await limit("report_files", 1);
    expect(await take("report_files")).toMatchObject({ isAllowed: false, most: 1, used: 3 });
    await limit("report_files", 4);
    expect((await take("report_files")).isAllowed).toBe(true);
  });

  test.each([
    { subject: "report_files", amount: -3, because: "it would give uses back" },
    { subject: "report_files", amount: 0, because: "nothing is asked for" },
    { subject: "report_files", amount: 101, because: "no device does that at once" },
    { subject: "profiles", amount: 1, because: "it is not counted by month" },
  ])("$amount $subject is refused: $because", async ({ subject, amount }) => {
    await limit("report_files", 5);
    await take("report_files", 2);
    expect((await db().rpc("count_monthly_use", { subject, amount })).error?.code).toBe("22003");
    expect(await rows()).toEqual([{ subject: "report_files", used: 2 }]);
  });

  test("nobody writes a count but the function, for the caller, and a visitor asks nothing", async () => {
    for (const role of ["anon", "authenticated", "service_role"]) {
      const [rights] = await sql(
        `select has_table_privilege($1, 'private.monthly_uses', 'select, insert, update, delete') as uses,
           has_function_privilege($1, 'private.count_monthly_use(uuid, text, integer, timestamptz)', 'execute') as counts`,
        role,
      );
      expect(rights, role).toEqual({ uses: false, counts: false });
    }
    const visitor = installation.visitor();
    expect((await visitor.rpc("list_own_limits")).error?.code).toBe("42501");
    const counted = await visitor.rpc("count_monthly_use", { subject: "report_files" });
    expect(counted.error?.code).toBe("42501");
  });

  test("counts go with their month, and with their account", async () => {
    await limit("report_files", 1);
    await at("2026-09-30T12:00:00Z");
    await at("2026-10-10T12:00:00Z");
    await at("2026-11-10T12:00:00Z");
    const months = () =>
      sql(
        "select month::text from private.monthly_uses where user_id = $1 order by 1",
        house.account,
      );
    await sql("select private.delete_old_reminder_data('2026-11-20T12:00:00Z')");
    expect(await months()).toEqual([{ month: "2026-10-01" }, { month: "2026-11-01" }]);
    await sql("delete from auth.users where id = $1", house.account);
    expect(await months()).toEqual([]);
  });
});
