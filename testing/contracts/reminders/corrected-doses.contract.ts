import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { engines } from "#testing/engines/engines.ts";
import {
  on,
  type ReminderInstallation,
  startReminderInstallation,
} from "./reminder-installation.ts";

describe.each(engines)("a planned dose whose intake is corrected on $name", (place) => {
  let world: ReminderInstallation;

  beforeAll(async () => {
    world = await startReminderInstallation(place);
  });
  beforeEach(async () => {
    await world.reset();
    await world.tick(on("08:00"));
    world.channels.received.length = 0;
  });
  afterAll(() => world.installation.close());

  const house = () => world.installation.signedIn(world.house);

  const take = async (hour: string, intake: string, taken_at = on(hour)) =>
    house().rpc("confirm_planned_doses", {
      doses: [await world.doseAt(hour)],
      intakes: [intake],
      taken_at,
    });

  const taken = async (hour: string, at = on(hour)) => {
    const intake = randomUUID();
    expect((await take(hour, intake, at)).error).toBeNull();
    return intake;
  };

  interface Correction {
    readonly profile?: string;
    readonly taken_at?: string;
    readonly quantity?: number;
  }

  async function correct(intake: string, to: Correction) {
    const { data: seen } = await house()
      .from("medication_intake_logs")
      .select("profile_id, quantity_taken, taken_at")
      .eq("id", intake)
      .single()
      .throwOnError();
    await house()
      .rpc("correct_intake", {
        intake,
        profile: seen.profile_id,
        quantity: seen.quantity_taken,
        taken_at: seen.taken_at,
        seen_quantity: seen.quantity_taken,
        seen_at: seen.taken_at,
        ...to,
      })
      .throwOnError();
  }

  test("to another person is not taken by an answer that is sent again", async () => {
    const intake = await taken("08:00");
    await correct(intake, { profile: world.house.child });
    expect(await world.states()).toEqual(["08:00 planned", "20:00 planned"]);
    expect((await take("08:00", intake)).error?.code).toBe("PT409");
    expect(await world.states()).toEqual(["08:00 planned", "20:00 planned"]);
    expect((await take("08:00", randomUUID())).error).toBeNull();
    expect(await world.states()).toEqual(["08:00 taken", "20:00 planned"]);
  });

  test("to the day before is open again and told of, and the other day's is answered", async () => {
    await world.rows(
      `insert into public.planned_doses
         (reminder_id, medication_id, profile_id, user_id, on_day, wall_time, planned_at, expires_at, quantity, state)
       select reminder_id, medication_id, profile_id, user_id, on_day - 1, wall_time, planned_at - interval '1 day',
         expires_at - interval '1 day', quantity, 'missed'
       from public.planned_doses where id = $1`,
      [await world.doseAt("20:00")],
    );
    const intake = await taken("20:00", on("08:01"));
    await correct(intake, { taken_at: on("20:10", "2027-01-11"), quantity: 2 });
    expect(await world.states()).toEqual(["08:00 due", "20:00 planned"]);
    const yesterday = await world.rows(
      "select state, intake_id from public.planned_doses where on_day = '2027-01-11'",
    );
    expect(yesterday).toEqual([{ state: "taken", intake_id: intake }]);
    expect(await world.stock()).toBe(5);
    await world.tick(on("20:00"));
    expect(world.channels.received).toHaveLength(2);
  });

  test("to another hour of its day stays answered, the day being that of its owner", async () => {
    // Before midnight in Paris, and after it in UTC, on the other day.
    const intake = await taken("08:00", on("00:30"));
    await correct(intake, { taken_at: on("23:30") });
    expect(await world.states()).toEqual(["08:00 taken", "20:00 planned"]);
    await correct(intake, { taken_at: on("23:30", "2027-01-11") });
    expect(await world.states()).toEqual(["08:00 planned", "20:00 planned"]);
    await correct(intake, { taken_at: on("07:30"), quantity: 2 });
    expect(await world.states()).toEqual(["08:00 taken", "20:00 planned"]);
  });

  test("to another day is not taken by an answer that is sent again", async () => {
    const intake = await taken("08:00");
    await correct(intake, { taken_at: on("08:00", "2027-01-11") });
    expect((await take("08:00", intake)).error?.code).toBe("PT409");
    expect(await world.states()).toEqual(["08:00 planned", "20:00 planned"]);
  });
});
