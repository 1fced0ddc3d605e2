import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { aGuest } from "#testing/builders/guest.ts";
import type { Household } from "#testing/builders/household.ts";
import { engines } from "#testing/engines/engines.ts";
import {
  on,
  type ReminderInstallation,
  startReminderInstallation,
} from "./reminder-installation.ts";

describe.each(engines)("a dose whose answer is taken back on $name", (place) => {
  let world: ReminderInstallation;

  beforeAll(async () => {
    world = await startReminderInstallation(place);
  });
  beforeEach(async () => {
    await world.reset();
    // The dose of the household is of another day.
    await world.rows(
      "update public.medication_intake_logs set taken_at = taken_at - interval '3 days'",
    );
    await world.tick(on("08:00"));
    world.channels.received.length = 0;
  });
  afterAll(() => world.installation.close());

  const as = (person: Household) => world.installation.signedIn(person);

  async function take(hour: string, by = world.house): Promise<string> {
    const intake = randomUUID();
    await as(by)
      .rpc("confirm_planned_doses", { doses: [await world.doseAt(hour)], intakes: [intake] })
      .throwOnError();
    return intake;
  }

  const untake = (intake: string) =>
    as(world.house).from("medication_intake_logs").delete().eq("id", intake).throwOnError();

  const logged = async (by: Household, takenAt: string) => {
    const id = randomUUID();
    await as(by)
      .from("medication_intake_logs")
      .insert({
        id,
        medication_id: world.house.medication,
        profile_id: world.house.account,
        taken_at: takenAt,
      })
      .throwOnError();
    return id;
  };

  /** The moment at which the day's dose is told of, by the wall of Paris. */
  const tellAt = async (hour: string) => {
    const [row] = await world.rows<{ at: string | null }>(
      `select to_char(tell_at at time zone 'Europe/Paris', 'HH24:MI') as at
       from public.planned_doses where id = $1`,
      [await world.doseAt(hour)],
    );
    return row?.at;
  };

  const told = () => world.channels.received.map(({ occasion }) => occasion);

  /** Moves a day so that it is now so many minutes after the hour of its evening dose. */
  const sinceTheEvening = async (minutes: number) =>
    world.rows(
      `update public.planned_doses
       set expires_at = now() + (expires_at - planned_at) - make_interval(mins => $2::integer),
         planned_at = now() - make_interval(mins => $2::integer)
       where id = $1`,
      [await world.doseAt("20:00"), minutes],
    );

  test("before its hour is told of at its hour", async () => {
    await untake(await take("20:00"));
    expect(await world.states()).toEqual(["08:00 due", "20:00 planned"]);
    await world.tick(on("19:44"));
    expect(told()).toEqual([]);
    await world.tick(on("20:00"));
    expect(told()).toEqual(["reminder", "reminder"]);
  });

  test("is told of as early as its account chose", async () => {
    await world.rows("update public.user_preferences set reminder_advance_minutes = 60");
    await untake(await take("20:00"));
    expect(await tellAt("20:00")).toBe("19:00");
  });

  test("after it was put off is told of when it was put off to", async () => {
    const dose = await world.doseAt("20:00");
    await world.rows(
      "select set_config('request.jwt.claims', $1, true), private.postpone_doses(array[$2::uuid], 30, 'page', $3)",
      [JSON.stringify({ sub: world.house.account }), dose, on("20:00")],
    );
    const intake = await take("20:00");
    expect(await tellAt("20:00")).toBeNull();
    await untake(intake);
    expect(await tellAt("20:00")).toBe("20:30");
    await world.tick(on("20:00"));
    expect(told()).toEqual([]);
    await world.tick(on("20:30"));
    expect(told()).toEqual(["later", "later"]);
  });

  test("by a skip and a dose is told of as well", async () => {
    const doses = [await world.doseAt("20:00")];
    await as(world.house).rpc("skip_planned_doses", { doses }).throwOnError();
    await untake(await take("20:00"));
    expect(await tellAt("20:00")).toBe("19:45");
  });

  test.each([
    "ends_on = '2027-01-11'",
    "starts_on = '2027-01-13'",
    "weekdays = '{1}'",
    "paused_at = '2027-01-12T12:00+01:00'",
  ])("is not told of where its plan has come to be %s", async (change) => {
    const intake = await take("20:00");
    await world.rows(`update public.medication_reminders set ${change}`);
    await untake(intake);
    expect(await tellAt("20:00")).toBeNull();
  });

  test.each([
    { minutes: 10, isTold: true, because: "nobody was told" },
    { minutes: -10, isTold: true, because: "the moment of its reminder is over, its hour is not" },
    { minutes: 300, isTold: false, because: "its window is over" },
  ])(
    "$minutes minutes after its hour: told is $isTold, as $because",
    async ({ minutes, isTold }) => {
      const intake = await take("20:00");
      await sinceTheEvening(minutes);
      await untake(intake);
      const [row] = await world.rows(
        `select tell_at >= planned_at and tell_at <= greatest(planned_at, now()) as is_told
       from public.planned_doses where id = $1`,
        [await world.doseAt("20:00")],
      );
      expect(row).toEqual({ is_told: isTold ? true : null });
    },
  );

  test("is not told of twice", async () => {
    await world.tick(on("20:00"));
    const intake = await take("20:00");
    await sinceTheEvening(10);
    await untake(intake);
    expect(await world.states()).toEqual(["08:00 missed", "20:00 due"]);
    expect(await tellAt("20:00")).toBeNull();
  });

  describe("by a skip that is taken back", () => {
    const skip = async (hour: string) => {
      const doses = [await world.doseAt(hour)];
      await as(world.house).rpc("skip_planned_doses", { doses }).throwOnError();
      return doses;
    };

    const unskip = (doses: string[], by = world.house) =>
      as(by).rpc("reopen_skipped_doses", { doses });

    test("before its hour is told of at its hour, and counts once when it is sent twice", async () => {
      const doses = await skip("20:00");
      await unskip(doses).throwOnError();
      const { data } = await unskip(doses).throwOnError();
      expect(data).toMatchObject([{ id: doses[0], state: "planned", answered_at: null }]);
      expect(await tellAt("20:00")).toBe("19:45");
      await world.tick(on("20:00"));
      expect(told()).toEqual(["reminder", "reminder"]);
    });

    test("after it was put off is told of when it was put off to", async () => {
      await world.rows(
        "select set_config('request.jwt.claims', $1, true), private.postpone_doses(array[$2::uuid], 30, 'page', $3)",
        [JSON.stringify({ sub: world.house.account }), await world.doseAt("20:00"), on("20:00")],
      );
      const doses = await skip("20:00");
      expect(await tellAt("20:00")).toBeNull();
      await unskip(doses).throwOnError();
      expect(await tellAt("20:00")).toBe("20:30");
    });

    test.each([
      { minutes: 10, state: "due", isTold: true },
      { minutes: 300, state: "missed", isTold: false },
    ])(
      "$minutes minutes after its hour is $state: told is $isTold",
      async ({ minutes, state, isTold }) => {
        const doses = await skip("20:00");
        await sinceTheEvening(minutes);
        await unskip(doses).throwOnError();
        expect(await world.states()).toEqual([expect.stringMatching("08:00"), `20:00 ${state}`]);
        expect((await tellAt("20:00")) !== null).toBe(isTold);
      },
    );

    test("is open again by those who may answer it, also of somebody else's skip, and by no reader", async () => {
      const doses = await skip("20:00");
      const [carer, reader] = await world.installation.engine.transaction(async (tx) => [
        await aGuest(tx, world.house, "edit"),
        await aGuest(tx, world.house, "view"),
      ]);
      expect((await unskip(doses, reader)).error?.code).toBe("PT404");
      expect(await world.states()).toEqual(["08:00 due", "20:00 skipped"]);
      await unskip(doses, carer).throwOnError();
      expect(await world.states()).toEqual(["08:00 due", "20:00 planned"]);
    });

    test("changes nothing where it was taken after all, nor in a dose beside it", async () => {
      const [evening] = await skip("20:00");
      await take("08:00");
      const both = [evening ?? "", await world.doseAt("08:00")];
      expect((await unskip(both)).error?.code).toBe("PT409");
      expect(await world.states()).toEqual(["08:00 taken", "20:00 skipped"]);
    });
  });

  test("is not told of twice, where one channel had told and the other had not yet", async () => {
    await world.tick(on("20:00"));
    await world.rows(
      "update public.reminder_deliveries set state = 'dropped', reason = 'answered' where channel = 'email'",
    );
    const intake = await take("20:00");
    await sinceTheEvening(10);
    await untake(intake);
    expect(await tellAt("20:00")).toBeNull();
  });

  test("is told of where it was answered before any channel but the page had told", async () => {
    await world.tick(on("20:00"));
    await world.rows(
      "update public.reminder_deliveries set state = 'dropped', reason = 'answered' where channel <> 'page'",
    );
    const intake = await take("20:00");
    await sinceTheEvening(10);
    await untake(intake);
    expect(await tellAt("20:00")).not.toBeNull();
  });

  test.each(["dose", "skip"])(
    "after its hour was changed is planned for the new one: %s",
    async (answer) => {
      await world.rows(
        "update public.medication_reminders set planned_until = now(), created_at = now()",
      );
      await world.rows("select private.plan_doses(now(), 100)");
      const [dose] = await world.rows<{ id: string; on_day: string }>(
        `select id, on_day::text from public.planned_doses
       where wall_time = '20:00' and planned_at > now() and planned_at < now() + interval '1 month'
       order by planned_at limit 1`,
      );
      const doses = [dose?.id ?? ""];
      const intake = randomUUID();
      if (answer === "skip")
        await as(world.house).rpc("skip_planned_doses", { doses }).throwOnError();
      else {
        const taken = { doses, intakes: [intake] };
        await as(world.house).rpc("confirm_planned_doses", taken).throwOnError();
      }
      await world.rows(
        "update public.medication_reminders set reminder_time = '21:00' where reminder_time = '20:00'",
      );
      if (answer === "skip")
        await as(world.house).rpc("reopen_skipped_doses", { doses }).throwOnError();
      else await untake(intake);
      expect(
        await world.rows(
          `select to_char(wall_time, 'HH24:MI') as hour, state, (planned_at - tell_at)::text as before
         from public.planned_doses where on_day = $1 and wall_time > '12:00'`,
          [dose?.on_day],
        ),
      ).toEqual([{ hour: "21:00", state: "planned", before: "00:15:00" }]);
    },
  );

  test("by two people who recorded one dose is told of, where the second had answered it", async () => {
    const carer = await world.installation.engine.transaction((tx) =>
      aGuest(tx, world.house, "edit"),
    );
    // Halfway between the two hours the next one is nearer.
    await logged(world.house, on("13:59"));
    await logged(carer, on("14:01"));
    expect(await world.states()).toEqual(["08:00 taken", "20:00 taken"]);
    const { data } = await as(carer).rpc("list_possible_duplicates").throwOnError();
    await as(carer)
      .rpc("answer_possible_duplicate", { duplicate: data[0]?.id ?? "", is_same: true })
      .throwOnError();
    expect(await world.states()).toEqual(["08:00 taken", "20:00 planned"]);
    expect(await tellAt("20:00")).toBe("19:45");
  });

  test("by a correction to another person is told of", async () => {
    const intake = await take("20:00");
    const { data: seen } = await as(world.house)
      .from("medication_intake_logs")
      .select("quantity_taken, taken_at")
      .eq("id", intake)
      .single()
      .throwOnError();
    await as(world.house)
      .rpc("correct_intake", {
        intake,
        profile: world.house.child,
        quantity: 1,
        taken_at: seen.taken_at,
        seen_quantity: seen.quantity_taken,
        seen_at: seen.taken_at,
      })
      .throwOnError();
    expect(await world.states()).toEqual(["08:00 due", "20:00 planned"]);
    expect(await tellAt("20:00")).toBe("19:45");
  });
});
