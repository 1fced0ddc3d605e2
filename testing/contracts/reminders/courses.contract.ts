import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { COURSE_STOP_REASONS } from "#domain/reminders/course.ts";
import { aGuest } from "#testing/builders/guest.ts";
import { aHousehold } from "#testing/builders/household.ts";
import { engines } from "#testing/engines/engines.ts";
import {
  on,
  type ReminderInstallation,
  startReminderInstallation,
} from "./reminder-installation.ts";

describe.each(engines)("a course is stopped on $name", (place) => {
  let world: ReminderInstallation;

  beforeAll(async () => {
    world = await startReminderInstallation(place);
  });
  beforeEach(async () => {
    await world.reset();
    await endOn("2027-01-31");
  });
  afterAll(() => world.installation.close());

  const reminders = () => world.installation.signedIn(world.house).from("medication_reminders");
  const endOn = (ends_on: string | null) =>
    reminders().update({ ends_on }).eq("medication_id", world.house.medication).throwOnError();
  const stop = (facts: object = {}, person = world.house) =>
    world.installation.signedIn(person).rpc("stop_course", {
      medication_id: world.house.medication,
      stopped_on: "2027-01-12",
      reason: "side-effects",
      ...facts,
    });
  const putOff = async (hour: string) =>
    world.rows(
      `select set_config('request.jwt.claims', $1, true),
         private.postpone_doses(array[$2::uuid], 30, 'page', $3)`,
      [JSON.stringify({ sub: world.house.account }), await world.doseAt(hour), on("08:05")],
    );
  const kept = () =>
    world.rows(
      `select course_stopped_on::text as "on", course_stop_reason as reason, course_stop_note as note
       from public.medications where id = $1`,
      [world.house.medication],
    );

  test("its planned doses go, its last day and the reason stay", async () => {
    await world.tick(on("07:00"));
    expect(await world.states()).toHaveLength(2);
    const { error } = await stop({ note: "  des plaques " });
    expect(error).toBeNull();
    expect(await kept()).toEqual([
      { on: "2027-01-12", reason: "side-effects", note: "des plaques" },
    ]);
    expect(await world.states()).toEqual([]);
    const { data } = await reminders().select("ends_on, paused_until, paused_at");
    expect(data).toHaveLength(2);
    for (const each of data ?? []) {
      expect(each).toMatchObject({ ends_on: "2027-01-31", paused_until: null });
      expect(each.paused_at).not.toBeNull();
    }
  });

  test("nobody is told of a dose that was due, put off as well, nor of its absence", async () => {
    await world.installation.engine.transaction((tx) => aGuest(tx, world.house, "edit"));
    // What the carer takes is not told of here.
    await world.rows("delete from public.medication_reminders where medication_id <> $1", [
      world.house.medication,
    ]);
    await world.rows(
      "insert into public.escalations (profile_id, delay_minutes, updated_at) values ($1, 60, $2)",
      [world.house.account, on("00:00")],
    );
    await world.tick(on("08:00"));
    await putOff("08:00");
    expect((await stop()).error).toBeNull();
    expect(await world.states()).toEqual(["08:00 skipped"]);
    world.channels.received.length = 0;
    for (const hour of ["08:35", "09:35", "12:00", "20:00"]) await world.tick(on(hour));
    expect(world.channels.received).toEqual([]);
    expect(await world.states()).toEqual(["08:00 skipped"]);
  });

  test("taken up again within the hour, its dose is open again and told of when it was put off to", async () => {
    await world.tick(on("08:00"));
    await putOff("08:00");
    await stop();
    expect(await world.states()).toContain("08:00 skipped");
    await reminders()
      .update({ paused_at: null })
      .eq("medication_id", world.house.medication)
      .throwOnError();
    world.channels.received.length = 0;
    await world.tick(on("08:34"));
    expect(world.channels.received).toEqual([]);
    await world.tick(on("08:35"));
    expect(world.channels.received.map(({ occasion }) => occasion)).toEqual(["later", "later"]);
    expect(await world.states()).toContain("08:00 due");
  });

  test("stopped again, it keeps the last reason", async () => {
    for (const reason of COURSE_STOP_REASONS) expect((await stop({ reason })).error).toBeNull();
    expect(await kept()).toEqual([{ on: "2027-01-12", reason: "other", note: null }]);
  });

  test.each([
    { facts: { reason: "because" }, code: "23514" },
    { facts: { note: "x".repeat(501) }, code: "23514" },
    { facts: { stopped_on: "1800-01-01" }, code: "23514" },
    { facts: { medication_id: "00000000-0000-4000-8000-0000000000aa" }, code: "PT404" },
  ])("$facts is refused, and nothing changes", async ({ facts, code }) => {
    expect((await stop(facts)).error?.code).toBe(code);
    expect(await kept()).toEqual([{ on: null, reason: null, note: null }]);
  });

  test("a schedule without a last day is no course: nothing is stopped", async () => {
    await endOn(null);
    expect((await stop()).error?.code).toBe("PT409");
    expect(await kept()).toEqual([{ on: null, reason: null, note: null }]);
  });

  test.each(["view", "revoked", undefined] as const)(
    "a share of %s stops nothing",
    async (standing) => {
      const person = await world.installation.engine.transaction((tx) =>
        standing ? aGuest(tx, world.house, standing) : aHousehold(tx, "stranger"),
      );
      expect((await stop({}, person)).error?.code).toBe("PT404");
      expect(await kept()).toEqual([{ on: null, reason: null, note: null }]);
    },
  );

  test("half a reason is no reason", async () => {
    const { error } = await world.installation
      .signedIn(world.house)
      .from("medications")
      .update({ course_stop_note: "x" })
      .eq("id", world.house.medication);
    expect(error?.code).toBe("23514");
  });

  test.each([0.25, 0.5, 2.5])(
    "a planned dose of %d lowers the stock by exactly that",
    async (quantity) => {
      await reminders()
        .update({ quantity })
        .eq("medication_id", world.house.medication)
        .throwOnError();
      await world.tick(on("08:00"));
      const answer = await world.installation.signedIn(world.house).rpc("confirm_planned_doses", {
        doses: [await world.doseAt("08:00")],
        intakes: [crypto.randomUUID()],
        taken_at: on("08:05"),
      });
      expect(answer.error).toBeNull();
      expect(await world.stock()).toBe(7 - quantity);
    },
  );
});
