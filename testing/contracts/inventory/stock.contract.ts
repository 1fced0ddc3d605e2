import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { aHousehold, type Household } from "#testing/builders/household.ts";
import { engines } from "#testing/engines/engines.ts";
import { type Installation, startInstallation } from "#testing/harness/installation.ts";

describe.each(engines)("on $name", (place) => {
  let installation: Installation;
  let house: Household;

  beforeAll(async () => {
    installation = await startInstallation(place);
  });
  beforeEach(async () => {
    house = await installation.engine.transaction((tx) => aHousehold(tx, "house"));
  });
  afterAll(() => installation.close());

  const client = () => installation.signedIn(house);
  const logs = () => client().from("medication_intake_logs");
  const dose = () => ({ medication_id: house.medication, profile_id: house.account });

  async function stock(): Promise<number> {
    const { data, error } = await client()
      .from("medications")
      .select("current_quantity")
      .eq("id", house.medication)
      .single();
    if (error) throw error;
    return data.current_quantity;
  }

  // The household begins with 8 tablets, one of which was logged as taken: 7 are left.
  test.each([
    { taken: 1, left: 6, deducted: 1, because: "one of seven" },
    { taken: 7, left: 0, deducted: 7, because: "exactly what is left" },
    { taken: 10, left: 0, deducted: 7, because: "what was taken is a fact, and stock has a floor" },
    { taken: 1.5, left: 5.5, deducted: 1.5, because: "syrups come in fractions" },
  ])("taking $taken leaves $left: $because", async ({ taken, left, deducted }) => {
    const { data } = await logs()
      .insert({ ...dose(), quantity_taken: taken })
      .select("id, quantity_taken, quantity_deducted, medication_name, profile_id, user_id")
      .single();
    expect(data).toMatchObject({
      quantity_taken: taken,
      quantity_deducted: deducted,
      medication_name: "Doliprane",
      profile_id: house.account,
      user_id: house.account,
    });
    expect(await stock()).toBe(left);

    await logs()
      .delete()
      .eq("id", data?.id ?? "");
    expect(await stock()).toBe(7);
  });

  test("an intake sent ten times at once counts once", async () => {
    const intake = { id: randomUUID(), ...dose(), quantity_taken: 2 };
    const answers = await Promise.all(Array.from({ length: 10 }, () => logs().insert(intake)));
    expect(answers.map(({ error }) => error)).toEqual(Array(10).fill(null));
    expect(await stock()).toBe(5);
    const { count } = await logs().select("id", { count: "exact", head: true }).eq("id", intake.id);
    expect(count).toBe(1);
  });

  test("doses logged at the same moment all count, and stock never falls below nothing", async () => {
    await Promise.all(Array.from({ length: 12 }, () => logs().insert(dose())));
    expect(await stock()).toBe(0);
    const { data } = await logs().select("quantity_deducted").eq("medication_id", house.medication);
    const deducted = (data ?? []).reduce((sum, row) => sum + row.quantity_deducted, 0);
    expect({ rows: data?.length, deducted }).toEqual({ rows: 13, deducted: 8 });
  });

  test.each([
    { box: { is_common: true }, because: "it was for the whole home" },
    { box: { profile_id: null }, because: "it is somebody else's now" },
  ])("a person who is deleted fills no box that stays: $because", async ({ box }) => {
    await client().from("medication_reminders").delete().eq("medication_id", house.medication);
    const become = (change: { profile_id?: string | null; is_common?: boolean }) =>
      client().from("medications").update(change).eq("id", house.medication).throwOnError();
    await become({ profile_id: house.child });
    await logs()
      .insert({ ...dose(), profile_id: house.child })
      .throwOnError();
    await become(box);
    await client().from("profiles").delete().eq("id", house.child).throwOnError();
    expect(await stock()).toBe(6);
  });

  test("a part of a unit is a dose, and comes back to the thousandth", async () => {
    const id = randomUUID();
    const part = { id, ...dose(), quantity_taken: 0.125 };
    expect((await logs().insert(part)).error).toBeNull();
    expect(await stock()).toBe(6.875);
    await logs().delete().eq("id", id);
    expect(await stock()).toBe(7);
  });

  test.each([0, 0.0004, -1, 10_001, "NaN", "Infinity"])(
    "%s is no dose, and refusing it leaves the stock alone",
    async (quantity) => {
      const wrong = { ...dose(), quantity_taken: quantity as number };
      expect(["22003", "23514"]).toContain((await logs().insert(wrong)).error?.code);
      expect(await stock()).toBe(7);
    },
  );

  test("a dose is dated when it was taken, give or take a clock that is fast", async () => {
    const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
    const log = (taken_at: string) => logs().insert({ ...dose(), taken_at });
    expect((await log(at(24 * 60))).error?.message).toContain("taken_at_in_bounds");
    expect((await log("infinity")).error?.code).toBe("23514");
    expect(await stock()).toBe(7);
    expect((await log(at(5))).error).toBeNull();
    expect((await log(at(-2_000_000))).error).toBeNull();
  });

  test("a box that is thrown away leaves its history readable", async () => {
    await client().from("medications").delete().eq("id", house.medication);
    const { data } = await logs().select("medication_id, medication_name, medication_dosage");
    expect(data).toEqual([
      { medication_id: null, medication_name: "Doliprane", medication_dosage: "1000 mg" },
    ]);
  });

  test("an edit made against an old version changes nothing", async () => {
    const { data: seen } = await client()
      .from("medications")
      .select("updated_at")
      .eq("id", house.medication)
      .single();
    await logs().insert(dose());
    const { data: changed } = await client()
      .from("medications")
      .update({ current_quantity: 8 })
      .eq("id", house.medication)
      .eq("updated_at", seen?.updated_at ?? "")
      .select("id");
    expect(changed).toEqual([]);
    expect(await stock()).toBe(6);
  });

  describe("a dismissed alert", () => {
    const dismiss = (kind: string) =>
      client()
        .from("alert_dismissals")
        .insert({
          user_id: house.account,
          profile_id: house.account,
          alert_key: `${kind}-${house.medication}`,
        });
    const change = (columns: { current_quantity?: number; expiry_date?: string }) =>
      client().from("medications").update(columns).eq("id", house.medication);

    test.each([
      {
        kind: "low-stock",
        change: { current_quantity: 1.5 },
        stays: true,
        because: "still under 20 % of 8",
      },
      {
        kind: "low-stock",
        change: { current_quantity: 1.6 },
        stays: false,
        because: "20 % is no longer low",
      },
      {
        kind: "out-of-stock",
        change: { current_quantity: 0 },
        stays: true,
        because: "still empty",
      },
      {
        kind: "out-of-stock",
        change: { current_quantity: 1 },
        stays: false,
        because: "one is not none",
      },
      {
        kind: "expiring",
        change: { expiry_date: "2030-01-31" },
        stays: true,
        because: "the same date",
      },
      {
        kind: "expiring",
        change: { expiry_date: "2031-01-31" },
        stays: false,
        because: "another box",
      },
      {
        kind: "expired",
        change: { expiry_date: "2031-01-31" },
        stays: false,
        because: "another box",
      },
      {
        kind: "expired",
        change: { current_quantity: 3 },
        stays: true,
        because: "stock is another matter",
      },
    ])("$kind stays=$stays: $because", async ({ kind, change: columns, stays }) => {
      expect((await dismiss(kind)).error).toBeNull();
      expect((await change(columns)).error).toBeNull();
      const { data } = await client()
        .from("alert_dismissals")
        .select("alert_key")
        .eq("alert_key", `${kind}-${house.medication}`);
      expect(data?.length).toBe(stays ? 1 : 0);
    });

    test.each([
      "low-stock-x",
      "reminders",
      "custom-",
      "low-stock-11111111-1111-4111-8111-111111111111",
    ])("%s is no key of this household", async (alert_key) => {
      const { error } = await client()
        .from("alert_dismissals")
        .insert({ user_id: house.account, profile_id: house.account, alert_key });
      expect(["23514", "42501", "23503"]).toContain(error?.code);
    });
  });
});
