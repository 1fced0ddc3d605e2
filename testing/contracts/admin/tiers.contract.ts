import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { PRODUCT_FLAGS } from "#domain/flags/product-flags.ts";
import { LIMIT_MAX, TIER_FLAGS } from "#domain/tiers/tiers.ts";
import { aHousehold, type Household } from "#testing/builders/household.ts";
import { anyEngine } from "#testing/engines/engines.ts";
import { type Installation, startInstallation } from "#testing/harness/installation.ts";

describe.each(anyEngine)("tiers on $name", (place) => {
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
  const asAdmin = () => installation.signedIn(admin);
  const limit = (tier: string, most?: number) =>
    asAdmin()
      .rpc("set_tier_limit", { tier, subject: "profiles", ...(most !== undefined && { most }) })
      .throwOnError();
  const own = async () => {
    const [row] = await sql<{ count: number }>(
      "select count(*)::integer from public.profiles where created_by = $1",
      house.account,
    );
    return row?.count ?? 0;
  };
  const addProfiles = async (many = 1) => {
    const rows = Array.from({ length: many }, (_, nth) => ({
      id: randomUUID(),
      first_name: `Ana ${nth}`,
      created_by: house.account,
    }));
    return (await installation.signedIn(house).from("profiles").insert(rows)).error?.code ?? null;
  };

  test.each(PRODUCT_FLAGS)("%s is for a tier alone only if it protects no health", async (name) => {
    const target = (roles: string[]) =>
      asAdmin()
        .from("feature_flags")
        .update({ targeting_type: "role", targeting_config: { roles } })
        .eq("name", name);
    const isSwitchable = TIER_FLAGS.some((flag) => flag === name);
    for (const roles of [["premium"], ["admin", "premium"]]) {
      const { error } = await target(roles);
      expect(error?.code ?? null).toBe(isSwitchable ? null : "23514");
    }
    // A flag is still tried by those who run the installation.
    expect((await target(["admin"])).error).toBeNull();
    await asAdmin()
      .from("feature_flags")
      .update({ targeting_type: "global", targeting_config: {} })
      .eq("name", name)
      .throwOnError();
  });

  test("nothing is limited until an operator says so", async () => {
    expect((await asAdmin().rpc("list_tier_limits")).data).toEqual([]);
    expect(await addProfiles(20)).toBeNull();
  });

  test("at the limit a profile is refused, and what is there stays and can be changed", async () => {
    const before = await own();
    await limit("standard", before + 1);
    expect(await addProfiles(2)).toBe("PT402");
    expect(await own()).toBe(before);
    expect(await addProfiles()).toBeNull();
    expect(await addProfiles()).toBe("PT402");
    await limit("standard", 1);
    const { data } = await installation
      .signedIn(house)
      .from("profiles")
      .update({ first_name: "Renommée" })
      .eq("id", house.child)
      .select("first_name");
    expect(data).toEqual([{ first_name: "Renommée" }]);
    expect(await own()).toBe(before + 1);
    await limit("standard");
    expect(await addProfiles()).toBeNull();
  });

  test("two requests at once do not both take the last place", async () => {
    const before = await own();
    await limit("standard", before + 1);
    const codes = await Promise.all([addProfiles(), addProfiles(), addProfiles()]);
    expect(codes.filter((code) => code === null)).toHaveLength(1);
    expect(await own()).toBe(before + 1);
  });

  test("the limit is that of the tier, by the role of the account", async () => {
    await limit("standard", 1);
    expect(await addProfiles()).toBe("PT402");
    await sql(
      "insert into public.user_roles (user_id, role) values ($1, 'premium')",
      house.account,
    );
    expect(await addProfiles()).toBeNull();
    await limit("premium", 1);
    expect(await addProfiles()).toBe("PT402");
  });

  test("the profile of the account itself is never refused", async () => {
    await limit("standard", 1);
    const account = randomUUID();
    await sql(
      "insert into auth.users (id, email) values ($1, $2)",
      account,
      `${account}@x.example`,
    );
    await sql("delete from public.profiles where created_by = $1", account);
    await sql("insert into public.profiles (created_by) values ($1)", account);
    await sql(
      "insert into public.profiles (id, created_by, is_primary) values ($1, $1, true)",
      account,
    );
    expect(
      await sql("select is_primary from public.profiles where created_by = $1 order by 1", account),
    ).toEqual([{ is_primary: false }, { is_primary: true }]);
  });

  test("admins alone read and set limits, between one and the quota", async () => {
    for (const db of [installation.signedIn(house), installation.visitor()]) {
      const set = await db.rpc("set_tier_limit", {
        tier: "standard",
        subject: "profiles",
        most: 1,
      });
      expect(set.error?.code).toBe("42501");
      expect((await db.rpc("list_tier_limits")).error?.code).toBe("42501");
    }
    for (const [tier, most] of [
      ["standard", 0],
      ["standard", LIMIT_MAX.profiles + 1],
      ["gold", 3],
    ] as const) {
      const { error } = await asAdmin().rpc("set_tier_limit", { tier, subject: "profiles", most });
      expect(error?.code, `${tier} ${most}`).toBe("23514");
    }
    await limit("standard", LIMIT_MAX.profiles);
    const { data } = await asAdmin()
      .from("admin_log")
      .select("action, row_key, after")
      .eq("table_name", "tier_limits")
      .order("id", { ascending: false })
      .limit(1);
    expect(data).toMatchObject([
      { action: "added", row_key: "standard profiles", after: { most: LIMIT_MAX.profiles } },
    ]);
  });
});
