import type { SupabaseClient } from "@supabase/supabase-js";
import type { Transaction } from "@trousse/backend/database/engine";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PRODUCT_FLAGS } from "#domain/flags/product-flags.ts";
import { aHousehold, type Household } from "#testing/builders/household.ts";
import { anyEngine } from "#testing/engines/engines.ts";
import { type Installation, startInstallation } from "#testing/harness/installation.ts";

/** A Monday, 08:00 in Paris. */
const MONDAY = "2026-11-23T07:00:00Z";

describe.each(anyEngine)("what the product's own flags switch, on $name", (place) => {
  let installation: Installation;
  let admin: Household;
  let house: Household;

  beforeAll(async () => {
    installation = await startInstallation(place);
    admin = await sql((tx) => aHousehold(tx, "admin"));
    house = await sql((tx) => aHousehold(tx, "house"));
    await ask("update public.user_preferences set push_notifications = true");
  });
  afterAll(() => installation.close());

  const sql = <T>(work: (tx: Transaction) => Promise<T>) => installation.engine.transaction(work);
  const ask = <Row>(text: string, ...values: unknown[]) => sql((tx) => tx.query<Row>(text, values));

  /** Off for the house and on for everybody else, as an admin writes it; then on again. */
  async function whileOff<T>(name: string, work: () => Promise<T>): Promise<T> {
    const flag = installation.signedIn(admin).from("feature_flags");
    const aim = (targeting_type: string, targeting_config: object) =>
      flag
        .update({ targeting_type, targeting_config: targeting_config as Record<string, string[]> })
        .eq("name", name)
        .throwOnError();
    await aim("user_specific", { user_ids: [admin.account] });
    try {
      return await work();
    } finally {
      await aim("global", {});
    }
  }

  const call = async (name: string, body: object) => {
    const db: SupabaseClient = installation.signedIn(house);
    const { error, response } = await db.functions.invoke(name, { body });
    return error ? response?.status : 200;
  };

  test("each of them is there in a new installation", async () => {
    const rows = await ask<{ name: string }>("select name from public.feature_flags order by name");
    const names = rows.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining([...PRODUCT_FLAGS]));
  });

  test("without guidance nobody is served symptoms or products, and admins still edit them", async () => {
    const count = async (who: Household, table: "symptoms_medications" | "health_products") =>
      (await installation.signedIn(who).from(table).select("key")).data?.length ?? 0;
    for (const table of ["symptoms_medications", "health_products"] as const) {
      const all = await count(house, table);
      expect(all).toBeGreaterThan(10);
      expect(await whileOff("symptom_guidance", () => count(house, table))).toBe(0);
      expect(await whileOff("symptom_guidance", () => count(admin, table))).toBe(all);
      expect(await count(house, table)).toBe(all);
    }
  });

  test("without guidance visitors are served neither list", async () => {
    for (const table of ["symptoms_medications", "health_products"] as const) {
      const count = async () =>
        (await installation.visitor().from(table).select("key").throwOnError()).data.length;
      expect(await count()).toBeGreaterThan(10);
      expect(await whileOff("symptom_guidance", count)).toBe(0);
    }
  });

  test("without push no device is kept and none is tested", async () => {
    const device = {
      endpoint: "https://fcm.googleapis.com/fcm/send/house",
      p256dh: "B".repeat(87),
      auth: "a".repeat(22),
    };
    const both = async () => [
      await call("keep-device", device),
      await call("send-test", { channel: "push" }),
    ];
    expect(await whileOff("push_reminders", both)).toEqual([403, 403]);
    expect(await call("keep-device", device)).toBe(200);
  });

  test("without push a dose is notified in the page and by mail alone", async () => {
    const [, dose] = house.rows.planned_doses;
    const channels = async () => {
      await ask("delete from public.reminder_deliveries where planned_dose_id = $1::uuid", dose);
      await ask(
        `select private.queue_notifications(array[
           ($1::uuid, $2::uuid, 'reminder', $3::timestamptz, $3::timestamptz + interval '1 hour')
             ::private.notification], $3::timestamptz)`,
        dose,
        house.account,
        MONDAY,
      );
      const rows = await ask<{ channel: string }>(
        "select channel from public.reminder_deliveries where planned_dose_id = $1::uuid order by 1",
        dose,
      );
      return rows.map(({ channel }) => channel);
    };
    expect(await whileOff("push_reminders", channels)).toEqual(["email", "page"]);
    expect(await channels()).toEqual(["email", "page", "push"]);
  });

  test("a message that waited when push was switched off goes no more", async () => {
    const why = async () => {
      const [row] = await ask<{ why: string | null }>(
        `select private.get_drop_reason(d, dose, p, $2::timestamptz + interval '1 hour', $2) as why
         from public.reminder_deliveries d
         join public.planned_doses dose on dose.id = d.planned_dose_id
         join public.user_preferences p on p.user_id = d.user_id
         where d.planned_dose_id = $1::uuid and d.channel = 'push'`,
        house.rows.planned_doses[1],
        MONDAY,
      );
      return row?.why;
    };
    expect(await whileOff("push_reminders", why)).toBe("preference-off");
    expect(await why()).not.toBe("preference-off");
  });

  test("without the report, Monday sends it to everybody but them", async () => {
    const claimed = async () => {
      await ask("delete from private.weekly_reports");
      const rows = await ask<{ account: string }>(
        "select account from private.claim_weekly_reports($1, 20, 600)",
        MONDAY,
      );
      return rows.map(({ account }) => account);
    };
    const off = await whileOff("weekly_report", claimed);
    expect([off.includes(admin.account), off.includes(house.account)]).toEqual([true, false]);
    expect(await claimed()).toContain(house.account);
  });
});
