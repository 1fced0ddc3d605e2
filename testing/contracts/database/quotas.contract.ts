import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { OWNED_TABLES, type OwnedTable } from "#domain/account-data/archive.ts";
import { isPerProfile } from "#domain/account-data/archive-bounds.ts";
import { aHousehold, type Household } from "#testing/builders/household.ts";
import { engines } from "#testing/engines/engines.ts";
import { type Installation, startInstallation } from "#testing/harness/installation.ts";

describe.each(engines)("quotas on $name", (place) => {
  let installation: Installation;
  let house: Household;

  beforeAll(async () => {
    installation = await startInstallation(place);
  });
  beforeEach(async () => {
    house = await installation.engine.transaction((tx) => aHousehold(tx, "house"));
  });
  afterAll(() => installation.close());

  const sql = <Row>(text: string, ...values: unknown[]) =>
    installation.engine.transaction((tx) => tx.query<Row>(text, values));

  test("an archive brings back what an account can have", async () => {
    // A link to a card is of no use elsewhere: nobody but its holder has the key.
    const stored = await sql<{ name: OwnedTable; most: number }>(
      "select name, most from private.quotas where name not in ('profile_shares', 'profile_access_log', 'card_links')",
    );
    expect(Object.fromEntries(stored.map(({ name, most }) => [name, most]))).toEqual(
      Object.fromEntries(stored.map(({ name }) => [name, OWNED_TABLES[name].maxRows])),
    );
  });

  test("what is bounded for each profile is counted so in an archive as well", async () => {
    const counted = await sql<{ name: OwnedTable; is_per_profile: boolean }>(
      `select c.relname as name, encode(t.tgargs, 'escape') like 'profile\\_id%' as is_per_profile
       from pg_trigger t join pg_class c on c.oid = t.tgrelid where t.tgname = 'apply_row_quota' order by 1`,
    );
    const tables = counted.filter(({ name }) => name in OWNED_TABLES);
    expect(tables.length).toBeGreaterThan(8);
    expect(tables).toEqual(
      tables.map(({ name }) => ({ name, is_per_profile: isPerProfile(name) })),
    );
  });

  test("a kind that is full is refused with its name, and room is made by deleting", async () => {
    await sql("update private.quotas set most = 2 where name = 'medications'");
    const boxes = () => installation.signedIn(house).from("medications");
    const box = {
      user_id: house.account,
      name: "Spasfon",
      dosage: "80 mg",
      form: "Comprimé" as const,
      total_quantity: 30,
      current_quantity: 30,
      expiry_date: "2030-06-30",
    };
    expect((await boxes().insert(box)).error).toBeNull();
    const { error, status } = await boxes().insert(box);
    expect({ error, status }).toMatchObject({
      status: 413,
      error: { code: "PT413", details: "medications" },
    });
    await boxes().delete().eq("name", "Spasfon");
    expect((await boxes().insert(box)).error).toBeNull();
    await sql("update private.quotas set most = 10000 where name = 'medications'");
  });

  test("the quota of reminder times is what a change of zone can plan again in one statement", async () => {
    await sql("update private.quotas set most = 3 where name = 'medication_reminders'");
    const add = (...times: string[]) =>
      installation
        .signedIn(house)
        .from("medication_reminders")
        .insert(times.map((reminder_time) => ({ medication_id: house.medication, reminder_time })));
    expect((await add("01:00", "02:00")).error).toBeNull();
    expect((await add("03:00")).error).toMatchObject({ code: "PT413" });
    await sql("update private.quotas set most = 500 where name = 'medication_reminders'");
  });

  test("a journal never refuses what it notes: the oldest lines go", async () => {
    await sql("update private.quotas set most = 5 where name = 'user_activity_logs'");
    const logs = () => installation.signedIn(house).from("user_activity_logs");
    for (let nth = 0; nth < 8; nth += 1) {
      const { error } = await logs().insert({
        user_id: house.account,
        activity_type: "pharmacy_clicked",
        page_url: `/${nth}`,
      });
      expect(error).toBeNull();
      // The clock of PGlite counts whole milliseconds: two lines of one have no order.
      await delay(2);
    }
    const { data } = await logs().select("page_url").order("created_at");
    expect(data?.map(({ page_url }) => page_url)).toEqual(["/3", "/4", "/5", "/6", "/7"]);
    await sql("update private.quotas set most = 10000 where name = 'user_activity_logs'");
  });
});
