import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Json } from "#app/client/database/database-types.ts";
import { aCarerOfTheChild } from "#testing/builders/guest.ts";
import { aHousehold, type Household } from "#testing/builders/household.ts";
import { engines } from "#testing/engines/engines.ts";
import { type Installation, startInstallation } from "#testing/harness/installation.ts";

const FACTS = {
  name: "Doliprane",
  dosage: "1000 mg",
  form: "Comprimé",
  total_quantity: 8,
  current_quantity: 16,
  expiry_date: "2030-06-30",
  is_common: false,
};

const hour = (reminder_time: string, change: object = {}) => ({
  reminder_time,
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  starts_on: null,
  ends_on: null,
  paused_at: null,
  paused_until: null,
  quantity: 1,
  ...change,
});

describe.each(engines)("a box saved with its schedule on $name", (place) => {
  let installation: Installation;
  let house: Household;

  beforeAll(async () => {
    installation = await startInstallation(place);
    await installation.engine.transaction((tx) => aHousehold(tx, "admin"));
  });
  beforeEach(async () => {
    house = await installation.engine.transaction((tx) => aHousehold(tx, "house"));
  });
  afterAll(() => installation.close());

  const save = (
    box: { id: string } & Record<string, string | number | boolean | null>,
    hours: ReturnType<typeof hour>[],
    { profile = house.child, person = house, version }: Options = {},
  ) =>
    installation
      .signedIn(person)
      .rpc("save_box", {
        profile_id: profile,
        box,
        hours,
        ...(version !== undefined && { known_version: version }),
      })
      .select("id, name, profile_id, is_common, course_stopped_on, updated_at")
      .maybeSingle();

  interface Options {
    readonly profile?: string;
    readonly person?: Household;
    readonly version?: string;
  }

  const stored = (id: string) =>
    installation.engine.transaction(async (tx) => {
      const hours = await tx.query<{ id: string; hour: string; quantity: string }>(
        `select id, reminder_time::text as hour, quantity::text from public.medication_reminders
         where medication_id = $1 order by reminder_time`,
        [id],
      );
      const [box] = await tx.query<{ name: string }>(
        "select name from public.medications where id = $1",
        [id],
      );
      return { name: box?.name, hours };
    });

  const aBox = async (hours = [hour("08:00"), hour("20:00")], change: object = {}) => {
    const box = { id: randomUUID(), ...FACTS, ...change };
    const { data, error } = await save(box, hours);
    if (!data) throw new Error(error?.message);
    return { ...box, version: data.updated_at };
  };

  test("a new box and its hours are there together, for the profile", async () => {
    const box = { id: randomUUID(), ...FACTS };
    const { data } = await save(box, [hour("08:00"), hour("20:00", { quantity: 0.5 })]);
    expect(data).toMatchObject({ id: box.id, profile_id: house.child, is_common: false });
    const { hours } = await stored(box.id);
    expect(hours.map(({ hour, quantity }) => [hour, Number(quantity)])).toEqual([
      ["08:00:00", 1],
      ["20:00:00", 0.5],
    ]);
  });

  test("where an hour is refused, nothing of the box is there", async () => {
    const box = { id: randomUUID(), ...FACTS };
    const { error } = await save(box, [hour("08:00"), hour("20:00", { quantity: 0 })]);
    expect(error?.code).toBe("23514");
    expect(await stored(box.id)).toEqual({ name: undefined, hours: [] });
  });

  test("an edit keeps the rows of hours that stay, changes and removes others, and adds new ones", async () => {
    const { version, ...box } = await aBox([hour("08:00"), hour("12:00"), hour("20:00")]);
    const before = await stored(box.id);
    const { data } = await save(
      { ...box, name: "Efferalgan" },
      [hour("08:00"), hour("12:00", { quantity: 2 }), hour("22:00")],
      { version },
    );
    expect(data).toMatchObject({ name: "Efferalgan" });
    const after = await stored(box.id);
    expect(after.hours.map(({ hour, quantity }) => [hour, Number(quantity)])).toEqual([
      ["08:00:00", 1],
      ["12:00:00", 2],
      ["22:00:00", 1],
    ]);
    expect(after.hours.slice(0, 2).map(({ id }) => id)).toEqual(
      before.hours.slice(0, 2).map(({ id }) => id),
    );
  });

  test("an hour in the place of another one keeps the row of the nearest", async () => {
    const { version, ...box } = await aBox([hour("08:00"), hour("13:00"), hour("20:00")]);
    const before = await stored(box.id);
    await save(box, [hour("14:00", { quantity: 2 }), hour("20:00")], { version });
    const { hours } = await stored(box.id);
    expect(hours.map(({ hour, id }) => [hour, id])).toEqual([
      ["14:00:00", before.hours[1]?.id],
      ["20:00:00", before.hours[2]?.id],
    ]);
    expect(Number(hours[0]?.quantity)).toBe(2);
  });

  test("an edit of what somebody else changed meanwhile writes nothing and returns nothing", async () => {
    const { version, ...box } = await aBox();
    await save({ ...box, name: "Efferalgan" }, [hour("09:00")], { version });
    const { data, error } = await save({ ...box, name: "Dafalgan" }, [], { version });
    expect([data, error]).toEqual([null, null]);
    expect(await stored(box.id)).toMatchObject({
      name: "Efferalgan",
      hours: [{ hour: "09:00:00" }],
    });
  });

  test("a new box that is sent again after a dose keeps its stock, and its schedule of since", async () => {
    const { version, ...box } = await aBox([hour("08:00")]);
    const owner = installation.signedIn(house);
    await owner
      .from("medication_intake_logs")
      .insert({ medication_id: box.id, profile_id: house.child, quantity_taken: 2 })
      .throwOnError();
    const { data: read } = await owner
      .from("medications")
      .select("updated_at")
      .eq("id", box.id)
      .single();
    await save({ ...box, current_quantity: 14 }, [hour("09:00")], {
      version: read?.updated_at ?? version,
    });
    const before = await stored(box.id);
    const { data, error } = await save(box, [hour("08:00")]);
    expect(error).toBeNull();
    expect(data).toMatchObject({ id: box.id });
    expect(await stored(box.id)).toEqual(before);
    const { data: left } = await owner
      .from("medications")
      .select("current_quantity")
      .eq("id", box.id);
    expect(left).toEqual([{ current_quantity: 14 }]);
    expect((await save({ ...box, name: "Efferalgan" }, [hour("08:00")])).error?.code).toBe("PT409");
    expect(await stored(box.id)).toEqual(before);
  });

  test("a box that becomes common loses its schedule in the same request", async () => {
    const { version, ...box } = await aBox();
    const refused = await save({ ...box, is_common: true }, [hour("08:00")], { version });
    expect(refused.error?.code).toBe("PT409");
    expect((await stored(box.id)).hours).toHaveLength(2);
    const { data } = await save({ ...box, is_common: true }, [], { version });
    expect(data).toMatchObject({ profile_id: null, is_common: true });
    expect((await stored(box.id)).hours).toEqual([]);
  });

  test("a common box that becomes personal goes to the profile, with its schedule", async () => {
    const { version, ...box } = await aBox([], { is_common: true });
    const { data } = await save({ ...box, is_common: false }, [hour("08:00")], { version });
    expect(data).toMatchObject({ profile_id: house.child, is_common: false });
    expect((await stored(box.id)).hours).toHaveLength(1);
  });

  test.each([
    { when: "now", again: {} },
    { when: "on a day", again: { paused_at: "2026-11-26T08:00:00Z", paused_until: "2026-12-31" } },
  ])(
    "a course that was stopped and is taken up again $when is not stopped any more",
    async ({ again }) => {
      const { id, ...facts } = await aBox([hour("08:00", { ends_on: "2030-01-31" })]);
      const stopped = await installation
        .signedIn(house)
        .rpc("stop_course", { medication_id: id, stopped_on: "2026-11-26", reason: "other" });
      expect(stopped.error).toBeNull();
      const { data: before } = await installation
        .signedIn(house)
        .from("medications")
        .select("updated_at, course_stopped_on")
        .eq("id", id)
        .single();
      expect(before?.course_stopped_on).toBe("2026-11-26");
      const { version: _, ...box } = facts;
      const paused = [hour("08:00", { paused_at: "2026-11-26T08:00:00Z" })];
      const { data: kept } = await save({ id, ...box }, paused, {
        version: before?.updated_at ?? "",
      });
      expect(kept?.course_stopped_on).toBe("2026-11-26");
      const { data } = await save({ id, ...box }, [hour("08:00", again)], {
        version: kept?.updated_at ?? "",
      });
      expect(data?.course_stopped_on).toBeNull();
    },
  );

  test("somebody else, or a reader of the profile, saves nothing; an editor does", async () => {
    const { version, ...box } = await aBox();
    const other = await installation.engine.transaction((tx) => aHousehold(tx, "other"));
    const carer = (level: "view" | "edit") =>
      installation.engine.transaction((tx) => aCarerOfTheChild(tx, house, level));
    for (const person of [other, await carer("view")]) {
      const edited = await save({ ...box, name: "Taken" }, [hour("09:00")], { person, version });
      expect([edited.data, edited.error]).toEqual([null, null]);
      for (const profile of [house.child, person.account]) {
        const added = await save({ ...box, name: "Taken" }, [hour("09:00")], { person, profile });
        expect(added.error?.code).toBe("42501");
      }
    }
    expect(await stored(box.id)).toMatchObject({ name: "Doliprane", hours: [{}, {}] });
    const { data } = await save({ ...box, name: "Smecta" }, [hour("08:00")], {
      person: await carer("edit"),
      version,
    });
    expect(data).toMatchObject({ name: "Smecta", profile_id: house.child });
  });

  test.each([null, {}, "08:00"])("a schedule that is no list is refused: %j", async (hours) => {
    const { version, ...box } = await aBox();
    const { error } = await installation.signedIn(house).rpc("save_box", {
      profile_id: house.child,
      box,
      hours: hours as Json,
      known_version: version,
    });
    expect(error?.code).toBe("PT422");
    expect((await stored(box.id)).hours).toHaveLength(2);
  });

  test("sent twice, it is there once, as it was sent last", async () => {
    const { version: _, ...box } = await aBox();
    const { data } = await save({ ...box, name: "Efferalgan" }, [hour("07:00")]);
    expect(data).toMatchObject({ id: box.id, name: "Efferalgan" });
    expect((await stored(box.id)).hours.map(({ hour }) => hour)).toEqual(["07:00:00"]);
  });
});
