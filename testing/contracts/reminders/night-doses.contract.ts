import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { engines } from "#testing/engines/engines.ts";
import {
  on,
  type ReminderInstallation,
  startReminderInstallation,
} from "./reminder-installation.ts";

describe.each(engines)("a dose of midnight, after one of 20:00, on $name", (place) => {
  let world: ReminderInstallation;

  beforeAll(async () => {
    world = await startReminderInstallation(place);
  });
  beforeEach(async () => {
    await world.reset();
    await world.rows(
      "update public.medication_reminders set reminder_time = '00:00' where reminder_time = '08:00'",
    );
    await world.rows("delete from public.planned_doses");
    await world.rows("update public.medication_reminders set planned_until = $1", [on("12:00")]);
    await world.tick(on("20:00"));
    await world.tick(on("23:45"));
  });
  afterAll(() => world.installation.close());

  const log = async (at: string, confirmed_warnings: string[] = []) => {
    const id = randomUUID();
    await world.installation
      .signedIn(world.house)
      .from("medication_intake_logs")
      .insert({
        id,
        medication_id: world.house.medication,
        profile_id: world.house.account,
        taken_at: at,
        confirmed_warnings,
      })
      .throwOnError();
    return id;
  };

  const states = async () => {
    const found = await world.rows<{ told: string }>(
      `select to_char(planned_at at time zone 'Europe/Paris', 'DD HH24:MI') || ' ' || state as told
       from public.planned_doses where planned_at < $1 order by planned_at`,
      [on("08:00", "2027-01-13")],
    );
    return found.map(({ told }) => told);
  };

  test.each([
    { at: on("23:50"), because: "it was told of" },
    { at: on("23:00"), because: "the list of the evening has it" },
    { at: on("00:05", "2027-01-13"), because: "its hour has come" },
  ])("is the dose by hand of $at: $because", async ({ at }) => {
    await log(at);
    expect(await states()).toEqual(["12 20:00 missed", "13 00:00 taken"]);
    await world.tick(on("00:10", "2027-01-13"));
    expect(await states()).toEqual(["12 20:00 missed", "13 00:00 taken"]);
  });

  test.each([
    { at: "22:59", because: "that of the night is not listed yet" },
    { at: "21:59", because: "its window is open" },
  ])("is not the dose by hand of $at, which is that of the evening: $because", async ({ at }) => {
    await log(on(at));
    expect(await states()).toEqual(["12 20:00 taken", "13 00:00 planned"]);
  });

  test("is given beside another dose where it was told of, and not before", async () => {
    await log(on("23:30"), ["duplicate"]);
    expect(await states()).toEqual(["12 20:00 missed", "13 00:00 planned"]);
    await log(on("23:50"), ["duplicate"]);
    expect(await states()).toEqual(["12 20:00 missed", "13 00:00 taken"]);
  });

  test("stays answered where its intake is corrected across midnight", async () => {
    const intake = await log(on("23:50"));
    const correct = (from: string, to: string) =>
      world.installation
        .signedIn(world.house)
        .rpc("correct_intake", {
          intake,
          profile: world.house.account,
          quantity: 1,
          taken_at: to,
          seen_quantity: 1,
          seen_at: from,
        })
        .throwOnError();
    await correct(on("23:50"), on("00:05", "2027-01-13"));
    expect(await states()).toEqual(["12 20:00 missed", "13 00:00 taken"]);
    await correct(on("00:05", "2027-01-13"), on("23:40"));
    expect(await states()).toEqual(["12 20:00 missed", "13 00:00 taken"]);
  });
});
