import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { importArchive, readArchive } from "#app/features/account-data/data.ts";
import { deleteWeight, listWeights, readFacts, saveWeight } from "#app/features/profiles/data.ts";
import { day } from "#domain/calendar/day.ts";
import { instant } from "#domain/calendar/instant.ts";
import { aHousehold, type Household } from "#testing/builders/household.ts";
import { engines } from "#testing/engines/engines.ts";
import { type Installation, startInstallation } from "#testing/harness/installation.ts";

const KILOGRAMS = { weight: "kg", height: "cm" } as const;

describe.each(engines)("dated weights on $name", (place) => {
  let installation: Installation;
  let house: Household;

  beforeAll(async () => {
    installation = await startInstallation(place);
  });
  beforeEach(async () => {
    // Its child weighs 20 kg since 2026-01-02.
    house = await installation.engine.transaction((tx) => aHousehold(tx, "house"));
  });
  afterAll(() => installation.close());

  const db = () => installation.signedIn(house);
  const weigh = (on: string, weightKg: number, isConfirmed = false) =>
    saveWeight(db(), house.child, { measuredOn: day(on), weightKg, isConfirmed });
  const lines = async () =>
    (await listWeights(db(), house.child)).map(
      ({ measuredOn, weightKg, isConfirmed }) =>
        `${measuredOn} ${weightKg}${isConfirmed ? " confirmed" : ""}`,
    );
  const current = async () => {
    const facts = await readFacts(db(), house.child, KILOGRAMS);
    return `${facts.weightMeasuredOn} ${facts.weightKg}${facts.isWeightConfirmed ? " confirmed" : ""}`;
  };
  const change = (row: { weight: number | null; weight_measured_on: string | null }) =>
    db().from("profiles").update(row).eq("id", house.child).throwOnError();

  test("a newer weight is that of the profile, an older one is not, and a day has one", async () => {
    await weigh("2025-06-01", 18);
    expect(await current()).toBe("2026-01-02 20");
    await weigh("2026-03-01", 21);
    await weigh("2026-03-01", 21.4);
    expect(await current()).toBe("2026-03-01 21.4");
    expect(await lines()).toEqual(["2026-03-01 21.4", "2026-01-02 20", "2025-06-01 18"]);
  });

  test("a weight of the profile with its day is one of them, and one without a day is not", async () => {
    await change({ weight: 22, weight_measured_on: "2026-04-01" });
    await change({ weight: 22.5, weight_measured_on: "2026-04-01" });
    await change({ weight: 23, weight_measured_on: null });
    expect(await lines()).toEqual(["2026-04-01 22.5", "2026-01-02 20"]);
    expect(await current()).toBe("null 23");
    await change({ weight: null, weight_measured_on: null });
    expect(await lines()).toHaveLength(2);
  });

  test("of a day that is corrected to an earlier one, the wrong day goes", async () => {
    await change({ weight: 21, weight_measured_on: "2026-04-20" });
    await change({ weight: 21, weight_measured_on: "2026-04-10" });
    expect(await lines()).toEqual(["2026-04-10 21", "2026-01-02 20"]);
    await weigh("2026-04-15", 21.5);
    expect(await current()).toBe("2026-04-15 21.5");
    expect(await lines()).toEqual(["2026-04-15 21.5", "2026-04-10 21", "2026-01-02 20"]);
  });

  test("the same weight of a later day, and another one of an earlier day, leave the first", async () => {
    await change({ weight: 20, weight_measured_on: "2026-04-20" });
    await change({ weight: 21, weight_measured_on: "2026-04-10" });
    expect(await lines()).toEqual(["2026-04-20 20", "2026-04-10 21", "2026-01-02 20"]);
    expect(await current()).toBe("2026-04-20 20");
  });

  test("an older weight in the form of the profile leaves the latest one, with who confirmed it", async () => {
    await weigh("2026-03-01", 21, true);
    await change({ weight: 18, weight_measured_on: "2025-05-01" });
    expect(await current()).toBe("2026-03-01 21 confirmed");
    expect(await lines()).toEqual(["2026-03-01 21 confirmed", "2026-01-02 20", "2025-05-01 18"]);
  });

  test("of a corrected day that comes before another weight, that one is the latest", async () => {
    await change({ weight: 22, weight_measured_on: "2026-04-20" });
    await change({ weight: 22, weight_measured_on: "2025-12-20" });
    expect(await current()).toBe("2026-01-02 20");
    expect(await lines()).toEqual(["2026-01-02 20", "2025-12-20 22"]);
  });

  test("an archive with an older weight leaves the newer one, and one with a newer weight brings it", async () => {
    const archive = () =>
      readArchive(
        db(),
        { id: house.account, email: house.email },
        { at: instant("2026-11-21T10:00:00Z"), origin: "http://localhost:3000" },
      );
    const older = await archive();
    await weigh("2026-03-01", 21, true);
    const newer = await archive();
    expect((await importArchive(db(), older)).kind).toBe("read");
    expect(await current()).toBe("2026-03-01 21 confirmed");
    expect(await lines()).toEqual(["2026-03-01 21 confirmed", "2026-01-02 20"]);
    await deleteWeight(db(), house.child, day("2026-03-01"));
    expect(await current()).toBe("2026-01-02 20");
    expect((await importArchive(db(), newer)).kind).toBe("read");
    expect(await current()).toBe("2026-03-01 21 confirmed");
  });

  test("after the latest is deleted, the one before is that of the profile, and none after the last", async () => {
    await weigh("2026-03-01", 21, true);
    expect(await current()).toBe("2026-03-01 21 confirmed");
    await deleteWeight(db(), house.child, day("2026-03-01"));
    expect(await current()).toBe("2026-01-02 20");
    await deleteWeight(db(), house.child, day("2026-01-02"));
    await deleteWeight(db(), house.child, day("2026-01-02"));
    expect(await current()).toBe("null null");
    expect(await lines()).toEqual([]);
  });

  test("who confirmed a weight is the account of the request, and another weight is not confirmed", async () => {
    await weigh("2026-03-01", 60, true);
    const confirmed = () =>
      db().from("profile_weights").select("confirmed_by").eq("measured_on", "2026-03-01");
    const facts = await readFacts(db(), house.child, KILOGRAMS);
    const { data } = await confirmed().single();
    expect(data?.confirmed_by).toBe(facts.weightConfirmedBy);
    expect(facts.isWeightConfirmed).toBe(true);
    await weigh("2026-03-01", 61);
    expect(await current()).toBe("2026-03-01 61");
  });

  test.each([
    ["2199-01-01", 20, "profile_weights_measured_on_in_bounds"],
    ["1899-12-31", 20, "profile_weights_measured_on_in_bounds"],
    ["2026-03-01", 401, "profile_weights_weight_in_bounds"],
  ] as const)("on %s %d kg is refused", async (measured_on, weight, constraint) => {
    const { error } = await db()
      .from("profile_weights")
      .insert({ profile_id: house.child, measured_on, weight });
    expect(error?.message).toContain(constraint);
  });

  test("nobody weighs somebody else's child", async () => {
    const other = await installation.engine.transaction((tx) => aHousehold(tx, "other"));
    const stranger = installation.signedIn(other);
    const weight = { measuredOn: day("2026-03-01"), weightKg: 3, isConfirmed: false };
    await expect(saveWeight(stranger, house.child, weight)).rejects.toMatchObject({
      failure: "forbidden",
    });
    expect(await listWeights(stranger, house.child)).toEqual([]);
    await deleteWeight(stranger, house.child, day("2026-01-02"));
    expect(await lines()).toEqual(["2026-01-02 20"]);
  });

  test("a profile that is deleted takes its weights along", async () => {
    await db().from("profiles").delete().eq("id", house.child).throwOnError();
    const [left] = await installation.engine.transaction((tx) =>
      tx.query("select count(*)::int as n from public.profile_weights where profile_id = $1", [
        house.child,
      ]),
    );
    expect(left).toEqual({ n: 0 });
  });
});
