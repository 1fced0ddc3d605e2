import { randomUUID } from "node:crypto";
import type { Transaction } from "@trousse/backend/database/engine";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { instant } from "#domain/calendar/instant.ts";
import { bucket } from "#domain/flags/bucket.ts";
import { isOn, type Targeting } from "#domain/flags/flag.ts";
import { aHousehold, type Household } from "#testing/builders/household.ts";
import { anyEngine } from "#testing/engines/engines.ts";
import { type Installation, startInstallation } from "#testing/harness/installation.ts";
import { FLAG_CASES } from "#testing/samples/flag-cases.ts";

describe.each(anyEngine)("on $name", (place) => {
  let installation: Installation;
  let admin: Household;
  let house: Household;

  beforeAll(async () => {
    installation = await startInstallation(place);
    admin = await sql((tx) => aHousehold(tx, "admin"));
    house = await sql((tx) => aHousehold(tx, "house"));
  });
  afterAll(() => installation.close());

  const sql = <T>(work: (tx: Transaction) => Promise<T>) => installation.engine.transaction(work);
  const ask = <Row>(text: string, ...values: unknown[]) => sql((tx) => tx.query<Row>(text, values));
  const aName = () => `flag_${randomUUID().replaceAll("-", "_")}`;

  const flagsOf = async (who: Household) =>
    (await installation.signedIn(who).rpc("list_enabled_features")).data;

  test.each(FLAG_CASES)(
    "the database says of a $flag.targeting.type flag what the rule says, $expected: $because",
    async ({ flag, context, moment, expected }) => {
      const [answer] = await ask<{ is_on: boolean }>(
        `select private.is_flag_enabled(f, $1::uuid, $2::text[], $3::timestamptz) as is_on
         from jsonb_populate_record(null::public.feature_flags, $4::jsonb) as f`,
        context.id,
        context.roles,
        moment,
        {
          id: flag.id,
          is_enabled: flag.isEnabled,
          targeting_type: flag.targeting.type,
          targeting_config: configOf(flag.targeting),
        },
      );
      expect(answer?.is_on).toBe(expected);
    },
  );

  test("rule and database give an account the same place", async () => {
    const pairs = Array.from({ length: 200 }, () => ({
      flag: randomUUID(),
      account: randomUUID(),
    }));
    const places = await ask<{ place: number }>(
      `select private.get_flag_bucket(flag, account) as place
       from jsonb_to_recordset($1::jsonb) as pair (flag uuid, account uuid)`,
      JSON.stringify(pairs),
    );
    expect(places.map(({ place: given }) => given)).toEqual(
      pairs.map(({ flag, account }) => bucket(flag, account)),
    );
  });

  test("of ten thousand accounts, rule and database let the same ones in, a tenth of them, give or take one in a hundred", async () => {
    const id = randomUUID();
    const accounts = Array.from({ length: 10_000 }, () => randomUUID());
    const inside = async (percentage: number) => {
      const rows = await ask<{ account: string }>(
        `select account from jsonb_array_elements_text($1::jsonb) as listed (account),
           jsonb_populate_record(null::public.feature_flags, $2::jsonb) as f
         where private.is_flag_enabled(f, account::uuid, '{}', now())`,
        JSON.stringify(accounts),
        {
          id,
          is_enabled: true,
          targeting_type: "percentage",
          targeting_config: { percentage },
        },
      );
      return rows.map(({ account }) => account);
    };
    const flag = (percentage: number) =>
      ({ id, isEnabled: true, targeting: { type: "percentage", percentage } }) as const;
    const [few, more] = [await inside(10), new Set(await inside(30))];
    for (const [is, percentage] of [
      [few.length, 10],
      [more.size, 30],
    ] as const) {
      expect(Math.abs(is / 100 - percentage)).toBeLessThan(1);
    }
    expect(few.filter((account) => !more.has(account))).toEqual([]);
    const now = instant(new Date().toISOString());
    expect(few).toEqual(
      accounts.filter((account) => isOn(flag(10), { id: account, roles: [] }, now)),
    );
  });

  test("a new installation has the scanner's flag, and it is on", async () => {
    expect(
      await ask(
        "select is_enabled, targeting_type from public.feature_flags where name = 'barcode_scanner'",
      ),
    ).toEqual([{ is_enabled: true, targeting_type: "global" }]);
    expect(await flagsOf(house)).toContain("barcode_scanner");
  });

  test("a visitor without a session gets no flag", async () => {
    const { status, data } = await installation.visitor().rpc("list_enabled_features");
    expect([status, data]).toEqual([401, null]);
  });

  test("people get the names of their active flags, and nothing else", async () => {
    const [mine, premium, others] = [aName(), aName(), aName()];
    const { error } = await installation
      .signedIn(admin)
      .from("feature_flags")
      .insert([
        flag(mine, "user_specific", { user_ids: [house.account] }),
        flag(premium, "role", { roles: ["premium"] }),
        flag(others, "user_specific", { user_ids: [admin.account] }),
      ]);
    expect(error).toBeNull();
    // The product's own that are on for everybody stand among them.
    const everybodys = [
      "barcode_scanner",
      "locale_selection",
      "push_reminders",
      "symptom_guidance",
      "weekly_report",
    ];
    expect(await flagsOf(house)).toEqual([mine, premium, ...everybodys].sort());
    expect(await flagsOf(admin)).toEqual([premium, others, ...everybodys].sort());
  });

  test.each([
    { type: "percentage", config: {}, because: "a percentage says how many" },
    { type: "percentage", config: { percentage: 101 }, because: "no more than all" },
    { type: "percentage", config: { percentage: "10" }, because: "a text is no number" },
    { type: "role", config: { roles: "admin" }, because: "roles are a list" },
    { type: "user_specific", config: {}, because: "somebody is named" },
    { type: "date_range", config: { start_date: "tomorrow" }, because: "a moment has an hour" },
    {
      type: "date_range",
      config: { end_date: "2026-11-21T12:00" },
      because: "an hour without a zone is no moment",
    },
    { type: "moon_phase", config: {}, because: "there are five ways of targeting" },
    { type: "global", config: [], because: "a configuration is an object" },
  ])("$type with $config is refused: $because", async ({ type, config }) => {
    const { error } = await installation
      .signedIn(admin)
      .from("feature_flags")
      .insert(flag(aName(), type, config));
    expect(error?.code).toBe("23514");
  });

  test.each([
    {},
    { start_date: "2026-11-21T12:00:00Z" },
    { end_date: "2026-11-21T12:00:00.000Z", start_date: null },
    { start_date: "2026-11-21T12:00:00+01:00", end_date: "2026-11-22T12:00+01:00" },
  ])("a period may be open on a side: %j", async (config) => {
    const { error } = await installation
      .signedIn(admin)
      .from("feature_flags")
      .insert(flag(aName(), "date_range", config));
    expect(error).toBeNull();
  });

  test("a moment that no calendar has is refused", async () => {
    const { error } = await installation
      .signedIn(admin)
      .from("feature_flags")
      .insert(flag(aName(), "date_range", { start_date: "2026-02-30T12:00:00Z" }));
    expect(error?.code).toMatch(/^22/);
  });

  test("only admins can read who changed a flag", async () => {
    const moderator = await sql((tx) => aHousehold(tx, "moderator"));
    await ask(
      "insert into public.user_roles (user_id, role) values ($1, 'moderator')",
      moderator.account,
    );
    const db = installation.signedIn(admin);
    const { data: made } = await db
      .from("feature_flags")
      .insert(flag(aName(), "global", {}))
      .select("id")
      .single();
    await db
      .from("feature_flags")
      .delete()
      .eq("id", made?.id ?? "");
    const changes = { flag: made?.id ?? "" };
    for (const who of [house, moderator]) {
      const { error } = await installation.signedIn(who).rpc("list_feature_flag_changes", changes);
      expect(error?.code).toBe("42501");
    }
    const visitor = await installation.visitor().rpc("list_feature_flag_changes", changes);
    expect([visitor.status, visitor.data]).toEqual([401, null]);
    const { data: told } = await db.rpc("list_feature_flag_changes", changes);
    expect(told).toMatchObject([
      { changed_by_email: admin.email, before: { is_enabled: true }, after: null },
      { changed_by_email: admin.email, before: null, after: { is_enabled: true } },
    ]);
    const { data: all } = await db.rpc("list_feature_flag_changes");
    expect(all?.slice(0, 2)).toEqual(told);
  });

  test("every change is noted with who made it, and outlives the flag", async () => {
    const db = installation.signedIn(admin);
    const name = aName();
    const forged = { ...flag(name, "global", {}), created_by: house.account };
    const { data: made } = await db.from("feature_flags").insert(forged).select().single();
    expect(made).toMatchObject({ created_by: admin.account, updated_by: admin.account });
    await db
      .from("feature_flags")
      .update({ is_enabled: false, updated_by: house.account })
      .eq("name", name);
    await db.from("feature_flags").delete().eq("name", name);
    const { data: noted } = await db
      .from("feature_flags_history")
      .select("changed_by, before, after")
      .eq("feature_flag_id", made?.id ?? "")
      .order("id");
    expect(noted).toMatchObject([
      { changed_by: admin.account, before: null, after: { is_enabled: true } },
      {
        changed_by: admin.account,
        before: { is_enabled: true },
        after: { is_enabled: false, updated_by: admin.account },
      },
      { changed_by: admin.account, before: { is_enabled: false }, after: null },
    ]);
  });
});

const flag = (name: string, targeting_type: string, targeting_config: object) => ({
  name,
  is_enabled: true,
  targeting_type,
  targeting_config: targeting_config as Record<string, string>,
});

/** As the column keeps it. */
function configOf(targeting: Targeting): object {
  switch (targeting.type) {
    case "global":
      return {};
    case "percentage":
      return { percentage: targeting.percentage };
    case "role":
      return { roles: targeting.roles };
    case "user_specific":
      return { user_ids: targeting.userIds };
    case "date_range":
      return { start_date: targeting.startsAt, end_date: targeting.endsAt };
  }
}
