import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { anyEngine } from "#testing/engines/engines.ts";
import {
  on,
  type ReminderInstallation,
  startReminderInstallation,
} from "./reminder-installation.ts";

describe.each(anyEngine)("a change of the rule on $name", (place) => {
  let world: ReminderInstallation;

  beforeAll(async () => {
    world = await startReminderInstallation(place);
  });
  beforeEach(() => world.reset());
  afterAll(() => world.installation.close());

  const change = (what: string) =>
    world.rows(`update public.medication_reminders set ${what} where reminder_time = '20:00'`);
  const soon = async () => {
    const found = await world.rows<{ told: string }>(
      "select to_char(wall_time, 'HH24:MI') || ' ' || state as told from public.planned_doses where planned_at > now() order by planned_at",
    );
    return found.map(({ told }) => told);
  };

  test("moves, removes and restores future doses", async () => {
    await world.rows(
      "update public.medication_reminders set planned_until = now(), created_at = now()",
    );
    await world.rows("select private.plan_doses(now(), 100)");
    expect(await soon()).toHaveLength(4);
    await change("paused_at = now()");
    expect((await soon()).every((dose) => dose === "08:00 planned")).toBe(true);
    await change("paused_at = null");
    expect(await soon()).toHaveLength(4);
    await world.rows("delete from public.medication_reminders where reminder_time = '20:00'");
    expect((await soon()).every((dose) => dose === "08:00 planned")).toBe(true);
  });

  test.each([
    { to: "paused_at = now()", state: "skipped" },
    { to: "paused_at = '2027-01-12T08:10+01:00', paused_until = '2027-01-12'", state: "skipped" },
    { to: "paused_at = '2027-01-13T12:00+01:00'", state: "missed" },
    { to: "paused_at = '2027-01-12T00:00+01:00', paused_until = '2027-01-11'", state: "missed" },
    { to: "ends_on = '2027-01-11'", state: "skipped" },
    { to: "ends_on = '2027-01-12'", state: "missed" },
    { to: "starts_on = '2027-01-13'", state: "skipped" },
    { to: "weekdays = '{1}'", state: "skipped" },
    { to: "quantity = 2", state: "missed" },
  ])("to $to leaves a dose that was due $state", async ({ to, state }) => {
    await world.tick(on("20:00"));
    await change(to);
    await world.tick(on("23:30"));
    expect(await world.states()).toContain(`20:00 ${state}`);
  });

  test("a new time after the notification is notified for the new time only", async () => {
    await world.tick(on("19:50"));
    expect(await world.states()).toEqual(["08:00 missed", "20:00 planned"]);
    await world.rows("select private.replan_medications(array[$1::uuid], $2)", [
      world.house.medication,
      on("19:51"),
    ]);
    await world.tick(on("19:52"));
    expect(world.channels.received.filter(({ doses }) => doses[0]?.time === "20:00")).toHaveLength(
      2,
    );
  });

  test("another time zone moves future doses to the new local time, and keeps answered ones", async () => {
    await world.tick(on("08:00"));
    await world.rows(
      "update public.planned_doses set state = 'taken', answered_at = now() where id = $1",
      [await world.doseAt("08:00")],
    );
    await world.rows(
      "update public.user_preferences set time_zone = 'America/New_York' where user_id = $1",
      [world.house.account],
    );
    await world.tick(on("08:01"));
    const found = await world.rows<{ told: string }>(
      `select to_char(planned_at at time zone 'UTC', 'DD HH24:MI') || ' ' || state as told
       from public.planned_doses where planned_at >= $1 order by planned_at`,
      [on("08:00")],
    );
    expect(found.map(({ told }) => told)).toEqual([
      "12 07:00 taken",
      "13 01:00 planned",
      "13 13:00 planned",
      "14 01:00 planned",
    ]);
  });
});
