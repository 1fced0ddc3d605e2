import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { importArchive, readArchive } from "#app/features/account-data/data.ts";
import { endAlert } from "#app/features/alerts/data.ts";
import { changesAnything } from "#domain/account-data/archive.ts";
import { day } from "#domain/calendar/day.ts";
import { instant } from "#domain/calendar/instant.ts";
import { aCarerOfTheChild } from "#testing/builders/guest.ts";
import { aHousehold, type Household } from "#testing/builders/household.ts";
import { engines } from "#testing/engines/engines.ts";
import { type Installation, startInstallation } from "#testing/harness/installation.ts";

const AT = { at: instant("2026-11-21T10:00:00Z"), origin: "http://localhost:3000" };

describe.each(engines)("an alert about a box on $name", (place) => {
  let installation: Installation;
  let house: Household;
  /** A daily alert of the account itself about a box of its own, or of the home. */
  let alert: string;

  beforeAll(async () => {
    installation = await startInstallation(place);
    await installation.engine.transaction((tx) => aHousehold(tx, "admin"));
  });
  beforeEach(async () => {
    house = await installation.engine.transaction((tx) => aHousehold(tx, "house"));
    await sql("delete from public.medication_reminders where medication_id = $1", house.medication);
    alert = randomUUID();
    await db()
      .from("custom_alerts")
      .insert({
        id: alert,
        user_id: house.account,
        medication_id: house.medication,
        title: "Racheter",
        alert_date: "2026-12-01",
        repeats: "daily",
      })
      .throwOnError();
  });
  afterAll(() => installation.close());

  const sql = <Row>(text: string, ...values: unknown[]) =>
    installation.engine.transaction((tx) => tx.query<Row>(text, values));
  const db = (person = house) => installation.signedIn(person);
  const stored = async () =>
    (
      await sql<{ title: string; medication_id: string | null; ends_on: string | null }>(
        "select title, medication_id, ends_on::text from public.custom_alerts where id = $1",
        alert,
      )
    )[0];
  const giveBoxTo = (profile_id: string) =>
    db()
      .from("medications")
      .update({ is_common: false, profile_id })
      .eq("id", house.medication)
      .throwOnError();

  describe.each([
    { whose: "of its own person", isCommon: false },
    { whose: "of the home", isCommon: true },
  ])("$whose that went to another person", ({ isCommon }) => {
    beforeEach(async () => {
      if (isCommon)
        await db()
          .from("medications")
          .update({ is_common: true })
          .eq("id", house.medication)
          .throwOnError();
      await giveBoxTo(house.child);
    });

    test("is changed and ended, and stays about that box", async () => {
      await endAlert(db(), alert, day("2026-12-05"));
      // As a form sends it that is sent again.
      const facts = { title: "Racheter vite", medication_id: house.medication };
      expect(
        (await db().from("custom_alerts").update(facts).eq("id", alert).select("id")).data,
      ).toHaveLength(1);
      expect(await stored()).toEqual({ ...facts, ends_on: "2026-12-05" });
    });

    test("is taken off that box, and not put on it again", async () => {
      const put = (medication_id: string | null) =>
        db().from("custom_alerts").update({ medication_id }).eq("id", alert);
      expect((await put(null)).error).toBeNull();
      expect((await put(house.medication)).error?.code).toBe("42501");
      expect(await stored()).toMatchObject({ medication_id: null });
    });

    test("goes with that box", async () => {
      await db().from("medications").delete().eq("id", house.medication).throwOnError();
      expect(await stored()).toBeUndefined();
    });

    test("comes back from an archive, about that box", async () => {
      const archive = await readArchive(db(), { id: house.account, email: house.email }, AT);
      const same = await importArchive(db(), archive);
      expect(same.kind === "read" && changesAnything(same.report)).toBe(false);
      await sql("delete from public.custom_alerts where id = $1", alert);
      expect(await importArchive(db(), archive)).toMatchObject({
        report: { custom_alerts: { new: 1, leftOut: 0 } },
      });
      expect(await stored()).toMatchObject({ medication_id: house.medication });
    });
  });

  test("is not put on a box of another person or of another home", async () => {
    const other = await installation.engine.transaction((tx) => aHousehold(tx, "other"));
    const ofChild = randomUUID();
    await sql(
      `insert into public.medications (id, user_id, profile_id, name, dosage, form, total_quantity, current_quantity, expiry_date)
       values ($1, $2, $3, 'Doliprane', '500 mg', 'Comprimé', 16, 16, '2030-01-31')`,
      ofChild,
      house.account,
      house.child,
    );
    for (const medication_id of [other.medication, ofChild, randomUUID()]) {
      const { error } = await db().from("custom_alerts").update({ medication_id }).eq("id", alert);
      expect(error?.code).toBe("42501");
    }
    expect(await stored()).toMatchObject({ medication_id: house.medication });
    await db().from("medications").update({ is_common: true }).eq("id", ofChild).throwOnError();
    const { error } = await db()
      .from("custom_alerts")
      .update({ medication_id: ofChild })
      .eq("id", alert);
    expect(error).toBeNull();
  });

  test("is changed by nobody who sees another person of the home alone", async () => {
    const carer = await installation.engine.transaction((tx) =>
      aCarerOfTheChild(tx, house, "edit"),
    );
    await giveBoxTo(house.child);
    const { data } = await db(carer)
      .from("custom_alerts")
      .update({ title: "Mine" })
      .eq("id", alert)
      .select("id");
    expect(data).toEqual([]);
    expect(await stored()).toMatchObject({ title: "Racheter" });
  });
});
