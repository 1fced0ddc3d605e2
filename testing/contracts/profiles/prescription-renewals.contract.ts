import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { aCarerOfTheChild } from "#testing/builders/guest.ts";
import { aHousehold, aNewRow, type Household } from "#testing/builders/household.ts";
import { engines } from "#testing/engines/engines.ts";
import { type Installation, startInstallation } from "#testing/harness/installation.ts";
import { RENEWAL_CASES } from "#testing/samples/renewal-cases.ts";

const TODAY = "2026-03-25";

describe.each(engines)("renewals of prescriptions on $name", (place) => {
  let installation: Installation;
  let house: Household;
  let viewer: Household;
  let stranger: Household;

  beforeAll(async () => {
    installation = await startInstallation(place);
    stranger = await installation.engine.transaction((tx) => aHousehold(tx, "stranger"));
  });
  beforeEach(async () => {
    await installation.engine.transaction(async (tx) => {
      house = await aHousehold(tx, "house");
      viewer = await aCarerOfTheChild(tx, house, "view");
    });
  });
  afterAll(() => installation.close());

  async function add(facts: object): Promise<string> {
    const row: Record<string, unknown> = {
      ...aNewRow("prescriptions", house),
      profile_id: house.child,
      ...facts,
    };
    const { error } = await installation
      .signedIn(house)
      .from("prescriptions")
      .insert(row as never);
    expect(error).toBeNull();
    return String(row.id);
  }

  async function seenBy(who: Household): Promise<unknown> {
    const { data, error } = await installation
      .signedIn(who)
      .rpc("home_today", { on_day: TODAY, zone: "UTC", at: `${TODAY}T08:00:00Z` });
    expect(error).toBeNull();
    return data?.find(({ profile_id }) => profile_id === house.child)?.prescriptions;
  }

  const dismiss = (who: Household, alert_key: string, profile_id = house.child) =>
    installation
      .signedIn(who)
      .from("alert_dismissals")
      .insert({ user_id: who.account, profile_id, alert_key });

  test.each(RENEWAL_CASES)("$because: $left on $today", async (asked) => {
    const [row] = await installation.engine.transaction((tx) =>
      tx.query<{ left: number | null }>(
        `select private.renewal_days_left($1::date, $2::integer, $3::date) as "left"`,
        [asked.endsOn, asked.renewalDays, asked.today],
      ),
    );
    expect(row?.left).toBe(asked.left);
  });

  test("carers see what is to be renewed, and nobody else; unknown ends and former ones are left out", async () => {
    const id = await add({ prescriber: "Dr Diallo", issued_on: null, ends_on: "2026-03-31" });
    await add({ issued_on: null, ends_on: null });
    await add({ issued_on: null, ends_on: "2026-03-24" });
    await add({ issued_on: null, ends_on: "2026-03-31", renewal_days: null });
    const told = [{ id, prescriber: "Dr Diallo", ends_on: "2026-03-31", renewal_days: 7 }];
    expect(await seenBy(house)).toEqual(told);
    expect(await seenBy(viewer)).toEqual(told);
    expect(await seenBy(stranger)).toBeUndefined();
  });

  test("it is dismissed for one end by who sees it, and ends with the prescription", async () => {
    const id = await add({ issued_on: null, ends_on: "2026-03-31" });
    const key = `prescription-${id}-2026-03-31`;
    expect((await dismiss(house, key)).error).toBeNull();
    expect((await dismiss(viewer, key)).error).toBeNull();
    expect((await dismiss(stranger, key)).error?.code).toBe("42501");
    expect((await dismiss(stranger, key, stranger.account)).error?.code).toBe("42501");
    expect((await dismiss(house, key, house.account)).error?.code).toBe("42501");
    expect((await dismiss(house, `prescription-${id}`)).error?.code).toBe("23514");
    await installation.signedIn(house).from("prescriptions").delete().eq("id", id);
    const { data } = await installation
      .signedIn(house)
      .from("alert_dismissals")
      .select("alert_key");
    expect(data).not.toContainEqual({ alert_key: key });
  });

  test("a reminder comes at least a day and at most ninety days before", async () => {
    const id = await add({ issued_on: null, ends_on: "2026-03-31" });
    for (const renewal_days of [0, 91]) {
      const { error } = await installation
        .signedIn(house)
        .from("prescriptions")
        .update({ renewal_days })
        .eq("id", id);
      expect(error?.code).toBe("23514");
    }
  });
});
