import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aHousehold, type Household } from "#testing/builders/household.ts";
import { engines } from "#testing/engines/engines.ts";
import { type Installation, startInstallation } from "#testing/harness/installation.ts";
import { BOXES_PAST_GUIDE, OPENED_BOXES } from "#testing/samples/opened-boxes.ts";

describe.each(engines)("opened boxes on $name", (place) => {
  let installation: Installation;
  let house: Household;

  beforeAll(async () => {
    installation = await startInstallation(place);
    house = await installation.engine.transaction((tx) => aHousehold(tx, "house"));
  });
  afterAll(() => installation.close());

  const medications = () => installation.signedIn(house).from("medications");

  async function aBox(facts: object): Promise<string> {
    const id = randomUUID();
    const { error } = await medications().insert({
      id,
      user_id: house.account,
      name: "Zélixir",
      dosage: "1",
      form: "Sirop",
      total_quantity: 100,
      current_quantity: 100,
      expiry_date: "2027-05-31",
      ...facts,
    });
    expect(error).toBeNull();
    return id;
  }

  test.each(OPENED_BOXES)(
    "printed $expiresOn, opened $openedOn for $inUseDays days: good until $until",
    async ({ expiresOn, openedOn, inUseDays, until }) => {
      const [row] = await installation.engine.transaction((tx) =>
        tx.query<{ until: string }>(
          "select private.get_last_good_day($1::date, $2::date, $3::integer)::text as until",
          [expiresOn, openedOn, inUseDays],
        ),
      );
      expect(row?.until).toBe(until);
    },
  );

  test.each(BOXES_PAST_GUIDE)(
    "a helper is refused $form $name, opened $openedOn, on 22 November: $isPast",
    async (box) => {
      const [row] = await installation.engine.transaction((tx) =>
        tx.query<{ past: boolean; own: boolean }>(
          `select private.is_opened_past_guide($1, $2, $3, $4::date, null, '2026-11-22') as past,
             private.is_opened_past_guide($1, $2, $3, $4::date, 3650, '2026-11-22') as own`,
          [box.form, box.name, "molecule" in box ? box.molecule : null, box.openedOn],
        ),
      );
      expect(row).toEqual({ past: box.isPast, own: false });
    },
  );

  test("the weekly report names the last good day of an opened box", async () => {
    const name = `Collyre ${randomUUID()}`;
    await aBox({ name, opened_on: "2026-11-01", in_use_days: 28 });
    const [row] = await installation.engine.transaction((tx) =>
      tx.query<{ until: string; givers: unknown }>(
        `select box ->> 'expiresOn' as until, profile -> 'givers' as givers
         from jsonb_array_elements(private.get_weekly_report_data($1, '2026-11-23')) profile,
           jsonb_array_elements(profile -> 'boxes') box
         where box ->> 'name' = $2`,
        [house.account, name],
      ),
    );
    // One function says this, and who gave the doses of the week.
    expect(row).toEqual({ until: "2026-11-29", givers: [] });
  });

  test.each([
    { change: { opened_on: "2026-11-01" }, returns: true },
    { change: { in_use_days: 60 }, returns: false },
    { change: { expiry_date: "2027-06-30" }, returns: true },
  ])("a dismissed expiry after $change returns: $returns", async ({ change, returns }) => {
    // Days after opening that say nothing until the box is opened, and days without an opening.
    const id = await aBox("opened_on" in change ? { in_use_days: 28 } : {});
    const alert_key = `expiring-${id}`;
    const dismissals = () => installation.signedIn(house).from("alert_dismissals");
    const dismissed = await dismissals().insert({
      user_id: house.account,
      profile_id: house.account,
      alert_key,
    });
    expect(dismissed.error).toBeNull();
    expect((await medications().update(change).eq("id", id)).error).toBeNull();
    const { data } = await dismissals().select("alert_key").eq("alert_key", alert_key);
    expect(data?.length).toBe(returns ? 0 : 1);
  });

  test.each([0, -1, 3651])("%d days after opening are refused", async (in_use_days) => {
    const id = await aBox({});
    const { error } = await medications().update({ in_use_days }).eq("id", id);
    expect(error?.code).toBe("23514");
  });
});
