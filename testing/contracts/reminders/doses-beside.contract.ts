import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { recordDosesBeside } from "#app/features/reminders/data.ts";
import { instantAt } from "#domain/calendar/instant.ts";
import { aGuest } from "#testing/builders/guest.ts";
import type { Household } from "#testing/builders/household.ts";
import { engines } from "#testing/engines/engines.ts";
import {
  on,
  type ReminderInstallation,
  startReminderInstallation,
} from "./reminder-installation.ts";

describe.each(engines)("a dose given beside another one on $name", (place) => {
  let world: ReminderInstallation;
  let carer: Household;

  beforeAll(async () => {
    world = await startReminderInstallation(place);
  });
  beforeEach(async () => {
    await world.reset();
    await world.tick(on("07:50"));
    carer = await world.installation.engine.transaction((tx) => aGuest(tx, world.house, "edit"));
  });
  afterAll(() => world.installation.close());

  const log = (by: Household, takenAt: string, confirmed_warnings: string[]) =>
    world.installation
      .signedIn(by)
      .from("medication_intake_logs")
      .insert({
        medication_id: world.house.medication,
        profile_id: world.house.account,
        taken_at: takenAt,
        confirmed_warnings,
      })
      .throwOnError();

  const take = async (by: Household, hour: string) =>
    world.installation
      .signedIn(by)
      .rpc("confirm_planned_doses", {
        doses: [await world.doseAt(hour)],
        intakes: [randomUUID()],
        taken_at: on(hour),
      })
      .throwOnError();

  test.each([
    { at: "08:05", because: "the dose of the morning is given" },
    { at: "06:30", because: "given early" },
    { at: "15:00", because: "answered late" },
  ])("at $at leaves the dose of the evening open: $because", async ({ at }) => {
    await take(carer, "08:00");
    await log(world.house, on(at), ["quantity", "duplicate"]);
    expect(await world.states()).toEqual(["08:00 taken", "20:00 planned"]);
    expect(await world.stock()).toBe(5);
  });

  test.each([
    { at: "07:50", because: "it was told of" },
    { at: "08:05", because: "it is due" },
    { at: "10:59", because: "its window is open" },
  ])(
    "at $at is the dose that is asked for where nobody gave that one: $because",
    async ({ at }) => {
      // The other dose is of another box of the same substance.
      await log(world.house, on(at), ["duplicate"]);
      expect(await world.states()).toEqual(["08:00 taken", "20:00 planned"]);
    },
  );

  test.each(["07:44", "11:00"])(
    "at %s is none that is asked for later or was before",
    async (at) => {
      await log(world.house, on(at), ["duplicate"]);
      expect(await world.states()).toEqual(["08:00 planned", "20:00 planned"]);
    },
  );

  test("with another warning is a dose like any other", async () => {
    await take(carer, "08:00");
    await log(world.house, on("15:00"), ["before-interval"]);
    expect(await world.states()).toEqual(["08:00 taken", "20:00 taken"]);
  });

  test("answers its planned dose where the other one is deleted", async () => {
    await take(carer, "08:00");
    await log(world.house, on("08:05"), ["duplicate"]);
    const remove = (by: Household) =>
      world.rows("delete from public.medication_intake_logs where user_id = $1 and taken_at > $2", [
        by.account,
        on("00:00"),
      ]);
    await remove(carer);
    expect(await world.states()).toEqual(["08:00 taken", "20:00 planned"]);
    await remove(world.house);
    expect(await world.states()).toEqual(["08:00 planned", "20:00 planned"]);
  });

  const recordLate = async (at: string, intakeId: string = randomUUID()) =>
    recordDosesBeside(
      world.installation.signedIn(world.house),
      world.house.account,
      [{ id: await world.doseAt("08:00"), intakeId }],
      instantAt(Date.parse(on(at))),
    );

  const questions = async (by: Household) =>
    (await world.installation.signedIn(by).rpc("list_possible_duplicates").throwOnError()).data;

  test.each(["08:05", "08:40"])(
    "that a device sends late, of %s, asks the other account alone, however far apart the two are",
    async (at) => {
      await take(carer, "08:00");
      const intake = randomUUID();
      await recordLate(at, intake);
      await recordLate(at, intake);
      expect(await questions(carer)).toMatchObject([{ intake_id: intake }]);
      // Asked on that device, at the planned dose.
      expect(await questions(world.house)).toEqual([]);
      const told = await world.rows(
        "select user_id from private.reminder_messages where occasion = 'duplicate' and channel = 'email'",
      );
      expect(told).toEqual([{ user_id: carer.account }]);
    },
  );

  test("that a device sends late answers the planned dose that is open again meanwhile", async () => {
    await recordLate("08:20");
    expect(await world.states()).toEqual(["08:00 taken", "20:00 planned"]);
    expect(await world.stock()).toBe(6);
  });

  test("that a device sends late with the id of another dose is refused", async () => {
    await take(carer, "08:00");
    const [other] = await world.rows<{ intake_id: string }>(
      "select intake_id from public.planned_doses where intake_id is not null",
    );
    await expect(recordLate("08:20", other?.intake_id)).rejects.toMatchObject({
      failure: "conflict",
    });
    expect(await world.stock()).toBe(6);
  });

  test("that a device sends late answers none, and its reminder comes", async () => {
    await take(carer, "08:00");
    await recordLate("08:20");
    expect(await world.states()).toEqual(["08:00 taken", "20:00 planned"]);
    expect(await world.stock()).toBe(5);
    world.channels.received.length = 0;
    await world.tick(on("20:00"));
    expect(world.channels.received).toHaveLength(2);
  });
});
