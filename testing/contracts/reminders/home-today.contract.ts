import { randomUUID } from "node:crypto";
import type { Transaction } from "@trousse/backend/database/engine";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { aBoxOf, aDoseOf } from "#testing/builders/composed-box.ts";
import { aGuest } from "#testing/builders/guest.ts";
import { aHousehold, type Household } from "#testing/builders/household.ts";
import { requireSecondFactor } from "#testing/builders/second-factor.ts";
import { engines } from "#testing/engines/engines.ts";
import { type Installation, startInstallation } from "#testing/harness/installation.ts";
import { type CasePlannedDose, HOME_TODAY_CASES } from "#testing/samples/home-today-cases.ts";

const NOON = { day: "2026-11-22", now: "2026-11-22T11:00:00Z" };

describe.each(engines)("the first screen of a home on $name", (place) => {
  let installation: Installation;
  let house: Household;

  beforeAll(async () => {
    installation = await startInstallation(place);
  });
  beforeEach(async () => {
    house = await within((tx) => aHousehold(tx, "house"));
  });
  afterAll(() => installation.close());

  const within = <Result>(work: (tx: Transaction) => Promise<Result>) =>
    installation.engine.transaction(work);

  const plan = (profile: string, doses: readonly CasePlannedDose[]) =>
    within(async (tx) => {
      for (const { plannedAt, expiresAt, state } of doses) {
        await tx.query(
          `insert into public.planned_doses (id, medication_id, profile_id, user_id, on_day, wall_time,
             planned_at, expires_at, quantity, state, answered_at)
           values ($1, $2, $3, $4, '2026-11-22', '08:00', $5, $6, 1, $7,
             case when $7 in ('taken', 'skipped') then $5::timestamptz end)`,
          [randomUUID(), house.medication, profile, house.account, plannedAt, expiresAt, state],
        );
      }
    });

  const homeOf = async (person: Household, { day, now } = NOON) => {
    const { data, error } = await installation
      .signedIn(person)
      .rpc("home_today", { on_day: day, zone: "Europe/Paris", at: now });
    if (error) throw new Error(error.message);
    return data;
  };

  const rowOf = async (person: Household, profile: string, asked = NOON) =>
    (await homeOf(person, asked)).find(({ profile_id: id }) => id === profile);

  // The tests of `domain/reminders/today.ts` ask the same.
  test.each(HOME_TODAY_CASES)("$because", async ({ day, now, doses, counts }) => {
    await plan(house.child, doses);
    expect(await rowOf(house, house.child, { day, now })).toMatchObject({
      due: counts.due ?? 0,
      to_come: counts.planned ?? 0,
      taken: counts.taken ?? 0,
      skipped: counts.skipped ?? 0,
      missed: counts.missed ?? 0,
    });
  });

  test("each person of the home has a row, the primary profile first", async () => {
    const rows = await homeOf(house);
    expect(rows.map(({ profile_id: id }) => id)).toEqual([house.account, house.child]);
    expect(rows.map(({ profile_name: name }) => name)).toEqual(["house", "Léa"]);
  });

  test("the last dose says of what, how much and by whom; before the first there is none", async () => {
    await within(async (tx) => {
      const box = await aBoxOf(tx, house, {});
      await tx.query("delete from public.medication_intake_logs where profile_id = $1", [
        house.account,
      ]);
      await aDoseOf(tx, house, box, { takenAt: "2026-11-21T20:00:00Z", quantity: 2 });
      await aDoseOf(tx, house, box, { takenAt: "2026-11-20T20:00:00Z" });
    });
    expect(await rowOf(house, house.account)).toMatchObject({
      last_product_name: "Boîte",
      last_quantity: 2,
      last_giver_id: house.account,
      last_giver_name: "house",
    });
    expect(await rowOf(house, house.child)).toMatchObject({
      last_intake_id: null,
      last_taken_at: null,
    });
  });

  test("what alerts are derived from: boxes with the common ones, written alerts, dismissals", async () => {
    const common = randomUUID();
    await within((tx) =>
      tx.query(
        `insert into public.medications
           (id, user_id, is_common, name, dosage, form, total_quantity, current_quantity, expiry_date)
         values ($1, $2, true, 'Doliprane', '2,4 %', 'Sirop', 100, 100, '2030-01-31')`,
        [common, house.account],
      ),
    );
    const own = await rowOf(house, house.account);
    const child = await rowOf(house, house.child);
    const ids = (boxes: unknown) => (boxes as { id: string }[]).map(({ id }) => id).sort();
    expect(ids(own?.boxes)).toEqual([house.medication]);
    expect(ids(child?.boxes)).toEqual([]);
    // A common box stands once for its home.
    expect(ids(own?.common_boxes)).toEqual([common]);
    expect(ids(child?.common_boxes)).toEqual([]);
    expect(own?.home_id).toBe(house.account);
    expect(child?.home_id).toBe(house.account);
    expect(ids(own?.custom_alerts)).toEqual([house.alert]);
    expect(own?.dismissed_keys).toEqual(["reminder"]);
    expect(child?.dismissed_keys).toEqual([]);
  });

  test("the doses of the day say what their boxes say, and who gave them", async () => {
    const planned = {
      plannedAt: "2026-11-22T08:00:00Z",
      expiresAt: "2026-11-22T11:30:00Z",
      state: "due",
    } as const;
    await plan(house.child, [planned, { ...planned, plannedAt: "2026-11-20T08:00:00Z" }]);
    const rows = await homeOf(house);
    const doses = rows.flatMap(({ doses }) => doses as { id: string }[]);
    expect(doses).toHaveLength(1);
    const [dose] = doses;
    expect(dose).toMatchObject({
      medication_id: house.medication,
      state: "due",
      quantity: 1,
      giver_name: null,
      medication_intake_logs: null,
    });
    const confirmed = await installation.signedIn(house).rpc("confirm_planned_doses", {
      doses: [dose?.id ?? ""],
      intakes: [randomUUID()],
    });
    expect(confirmed.error).toBeNull();
    const child = await rowOf(house, house.child);
    expect(child?.doses).toMatchObject([
      {
        state: "taken",
        giver_name: "house",
        medications: { form: "Comprimé" },
        medication_intake_logs: { user_id: house.account, quantity_taken: 1 },
      },
    ]);
  });

  test("a dose that was corrected has the quantity that was given beside the planned one", async () => {
    await plan(house.account, [
      {
        plannedAt: "2026-11-22T09:30:00Z",
        expiresAt: "2026-11-22T11:30:00Z",
        state: "due",
      },
    ]);
    const [planned] = ((await rowOf(house, house.account))?.doses ?? []) as { id: string }[];
    const intake = randomUUID();
    const owner = installation.signedIn(house);
    await owner
      .rpc("confirm_planned_doses", { doses: [planned?.id ?? ""], intakes: [intake] })
      .throwOnError();
    const { data: seen } = await owner
      .from("medication_intake_logs")
      .select("quantity_taken, taken_at")
      .eq("id", intake)
      .single()
      .throwOnError();
    await owner
      .rpc("correct_intake", {
        intake,
        profile: house.account,
        quantity: 2,
        taken_at: seen.taken_at,
        seen_quantity: seen.quantity_taken,
        seen_at: seen.taken_at,
      })
      .throwOnError();
    expect((await rowOf(house, house.account))?.doses).toMatchObject([
      { state: "taken", quantity: 1, medication_intake_logs: { quantity_taken: 2 } },
    ]);
  });

  test("the latest dose of each product, newest first, and eight at most", async () => {
    await within(async (tx) => {
      await tx.query("delete from public.medication_intake_logs where profile_id = $1", [
        house.account,
      ]);
      for (let number = 0; number < 9; number++) {
        const box = await aBoxOf(tx, house, {});
        await tx.query("update public.medications set name = $2 where id = $1", [
          box,
          `Boîte ${number}`,
        ]);
        await aDoseOf(tx, house, box, { takenAt: `2026-11-2${number % 2}T0${number}:00:00Z` });
        await aDoseOf(tx, house, box, { takenAt: "2026-11-10T08:00:00Z" });
      }
    });
    const own = await rowOf(house, house.account);
    const products = own?.recent_products as { name: string; giver_name: string }[];
    expect(products.map(({ name }) => name)).toEqual(
      [7, 5, 3, 1, 8, 6, 4, 2].map((number) => `Boîte ${number}`),
    );
    expect(new Set(products.map(({ giver_name: name }) => name))).toEqual(new Set(["house"]));
  });

  test("each person's allergies are listed with their doses", async () => {
    await within((tx) =>
      tx.query(
        `insert into public.profile_details (profile_id, allergies) values ($1, '{Pénicilline}')
         on conflict (profile_id) do update set allergies = excluded.allergies`,
        [house.child],
      ),
    );
    expect((await rowOf(house, house.child))?.allergies).toEqual(["Pénicilline"]);
  });

  test.each(["view", "edit", "manage"] as const)(
    "%s sees the shared profiles beside their own, and dismissed nothing there",
    async (standing) => {
      const guest = await within((tx) => aGuest(tx, house, standing));
      const rows = await homeOf(guest);
      expect(rows.map(({ profile_id: id }) => id).sort()).toEqual(
        [guest.account, guest.child, house.account, house.child].sort(),
      );
      expect(await rowOf(guest, house.account)).toMatchObject({
        last_giver_name: "house",
        dismissed_keys: [],
      });
    },
  );

  test.each(["pending", "unconfirmed", "declined", "revoked", "unopened"] as const)(
    "somebody %s sees their own home alone",
    async (standing) => {
      const guest = await within((tx) => aGuest(tx, house, standing));
      const rows = await homeOf(guest);
      expect(rows.map(({ profile_id: id }) => id).sort()).toEqual(
        [guest.account, guest.child].sort(),
      );
    },
  );

  test("a session without its second factor sees nobody", async () => {
    await within((tx) => requireSecondFactor(tx, house.account));
    expect(await homeOf(house)).toEqual([]);
  });
});
