import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { idleMinutes } from "#server/lifecycle/idle-minutes.ts";
import { aHousehold, type Household } from "#testing/builders/household.ts";
import { engines } from "#testing/engines/engines.ts";
import { type Installation, startInstallation } from "#testing/harness/installation.ts";

const DAY = 86_400_000;

describe.each(engines)("on $name", (place) => {
  let installation: Installation;
  let house: Household;
  let neighbour: Household;

  beforeAll(async () => {
    installation = await startInstallation(place);
    house = await installation.engine.transaction((tx) => aHousehold(tx, "house"));
    neighbour = await installation.engine.transaction((tx) => aHousehold(tx, "neighbour"));
  });
  afterAll(() => installation.close());

  const sql = <Row extends object>(text: string, ...values: unknown[]) =>
    installation.engine.transaction((tx) => tx.query<Row>(text, values));
  const last = (whose: Household, lasting: boolean) =>
    installation.signedIn(whose).rpc("set_lasting_session", { lasting }).throwOnError();
  /** Of the session of an account: minutes without a refresh, and days in all. */
  async function limitsOf({ account }: Household) {
    const [session] = await sql<{ id: string; days: number | null }>(
      `select id, extract(epoch from not_after - created_at)::float8 * 1000 / ${DAY} as days
       from auth.sessions where user_id = $1`,
      account,
    );
    if (!session) return undefined;
    const minutes = await installation.engine.transaction((tx) =>
      idleMinutes(tx, { id: session.id, userId: account }),
    );
    return { minutes, days: session.days };
  }

  test("a session lasts on an own device, for 30 days without a refresh and a year in all", async () => {
    await last(house, false);
    await last(neighbour, false);
    await sql("update auth.sessions set not_after = created_at + interval '30 days'");
    expect(await limitsOf(house)).toEqual({ minutes: 30, days: 30 });
    expect((await last(house, true)).data).toBe(true);
    // A double click.
    expect((await last(house, true)).data).toBe(true);
    const { minutes, days } = (await limitsOf(house)) ?? {};
    expect(minutes).toBe(30 * 24 * 60);
    expect(days).toBeGreaterThan(364);
    expect(days).toBeLessThan(367);
    expect(await limitsOf(neighbour)).toEqual({ minutes: 30, days: 30 });
    await last(house, false);
    expect(await limitsOf(house)).toEqual({ minutes: 30, days: 30 });
  });

  test("a project that sets no end keeps none", async () => {
    await sql("update auth.sessions set not_after = null");
    await last(house, true);
    expect(await limitsOf(house)).toEqual({ minutes: 30 * 24 * 60, days: null });
  });

  test("the note goes with the session", async () => {
    await last(house, true);
    await sql("delete from auth.sessions where user_id = $1", house.account);
    expect(await sql("select from private.lasting_sessions")).toHaveLength(0);
  });
});
