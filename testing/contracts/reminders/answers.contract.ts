import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { aGuest } from "#testing/builders/guest.ts";
import { aHousehold } from "#testing/builders/household.ts";
import { engines } from "#testing/engines/engines.ts";
import {
  on,
  type ReminderInstallation,
  startReminderInstallation,
} from "./reminder-installation.ts";

describe.each(engines)("a planned dose is answered on $name", (place) => {
  let world: ReminderInstallation;

  beforeAll(async () => {
    world = await startReminderInstallation(place);
  });
  beforeEach(() => world.reset());
  afterAll(() => world.installation.close());

  test.each([
    { who: "somebody else", standing: undefined },
    { who: "a reader", standing: "view" },
    { who: "somebody whose share has ended", standing: "revoked" },
  ] as const)("$who answers no dose", async ({ standing }) => {
    await world.tick(on("08:00"));
    const person = await world.installation.engine.transaction((tx) =>
      standing ? aGuest(tx, world.house, standing) : aHousehold(tx, "stranger"),
    );
    const db = world.installation.signedIn(person);
    const doses = [await world.doseAt("08:00")];
    const taken = await db.rpc("confirm_planned_doses", { doses, intakes: [randomUUID()] });
    const skipped = await db.rpc("skip_planned_doses", { doses });
    const reopened = await db.rpc("reopen_skipped_doses", { doses });
    const postponed = await db.rpc("postpone_planned_doses", { doses, minutes: 10 });
    expect([taken, skipped, reopened, postponed].map(({ error }) => error?.code)).toEqual([
      "PT404",
      "PT404",
      "PT404",
      "PT404",
    ]);
    expect(await world.states()).toEqual(["08:00 due", "20:00 planned"]);
    expect(await world.stock()).toBe(7);
  });

  test("one dose that is not theirs refuses all that came with it", async () => {
    await world.tick(on("08:00"));
    const answer = await world.installation.signedIn(world.house).rpc("confirm_planned_doses", {
      doses: [await world.doseAt("08:00"), randomUUID()],
      intakes: [randomUUID(), randomUUID()],
    });
    expect(answer.error?.code).toBe("PT404");
    expect(await world.states()).toEqual(["08:00 due", "20:00 planned"]);
  });

  test.each([
    { intakes: [], because: "each dose needs the id of its intake" },
    { intakes: [null], because: "an id is no nothing" },
  ])("a dose is not taken with $intakes: $because", async ({ intakes }) => {
    await world.tick(on("08:00"));
    const answer = await world.installation.signedIn(world.house).rpc("confirm_planned_doses", {
      doses: [await world.doseAt("08:00")],
      intakes: intakes as unknown as string[],
    });
    expect(answer.error?.code).toBe("PT400");
  });

  test("taken, it logs an intake with the id that was given, and lowers the stock once", async () => {
    await world.tick(on("08:00"));
    const dose = await world.doseAt("08:00");
    const intake = randomUUID();
    const send = () =>
      world.installation.signedIn(world.house).rpc("confirm_planned_doses", {
        doses: [dose],
        intakes: [intake],
        taken_at: on("08:05"),
      });
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.map(({ error }) => error)).toEqual([null, null, null]);
    expect(answers[0]?.data).toMatchObject([{ id: dose, state: "taken", intake_id: intake }]);
    expect(await world.stock()).toBe(6);
    const logged = await world.rows(
      "select user_id, quantity_taken::float, taken_at = $2::timestamptz as is_on_time from public.medication_intake_logs where id = $1",
      [intake, on("08:05")],
    );
    expect(logged).toEqual([{ user_id: world.house.account, quantity_taken: 1, is_on_time: true }]);
    expect(await world.ledger()).toContain("08:00 reminder page acted");
  });

  test("two people who confirm a dose at once log it once", async () => {
    await world.tick(on("08:00"));
    const carer = await world.installation.engine.transaction((tx) =>
      aGuest(tx, world.house, "edit"),
    );
    const doses = [await world.doseAt("08:00")];
    const give = (person: typeof world.house) =>
      world.installation
        .signedIn(person)
        .rpc("confirm_planned_doses", { doses, intakes: [randomUUID()] })
        .throwOnError();
    const [one, other] = await Promise.all([give(world.house), give(carer)]);
    expect(one.data[0]?.intake_id).toBe(other.data[0]?.intake_id);
    expect(await world.stock()).toBe(6);
  });

  test("an id that is another intake's takes nothing", async () => {
    await world.tick(on("08:00"));
    const client = world.installation.signedIn(world.house);
    const doses = [await world.doseAt("08:00")];
    const answer = await client.rpc("confirm_planned_doses", {
      doses: [...doses, await world.doseAt("20:00")],
      intakes: [
        world.house.rows.medication_intake_logs[1],
        world.house.rows.medication_intake_logs[1],
      ],
    });
    expect(answer.error).not.toBeNull();
    expect(await world.states()).toEqual(["08:00 due", "20:00 planned"]);
    expect(await world.stock()).toBe(7);
  });

  test("carers with edit permission answer doses, under their own name", async () => {
    await world.tick(on("08:00"));
    const carer = await world.installation.engine.transaction((tx) =>
      aGuest(tx, world.house, "edit"),
    );
    const intake = randomUUID();
    await world.installation
      .signedIn(carer)
      .rpc("confirm_planned_doses", { doses: [await world.doseAt("08:00")], intakes: [intake] })
      .throwOnError();
    expect(
      await world.rows("select user_id from public.medication_intake_logs where id = $1", [intake]),
    ).toEqual([{ user_id: carer.account }]);
  });

  test("a skipped dose can no longer be postponed, but still be taken", async () => {
    await world.tick(on("08:00"));
    const db = world.installation.signedIn(world.house);
    const doses = [await world.doseAt("08:00")];
    await db.rpc("skip_planned_doses", { doses }).throwOnError();
    await db.rpc("skip_planned_doses", { doses }).throwOnError();
    await world.tick(on("12:00"));
    expect(await world.states()).toEqual(["08:00 skipped", "20:00 planned"]);
    expect((await db.rpc("postpone_planned_doses", { doses, minutes: 30 })).error?.code).toBe(
      "PT409",
    );
    await db.rpc("confirm_planned_doses", { doses, intakes: [randomUUID()] }).throwOnError();
    expect(await world.states()).toEqual(["08:00 taken", "20:00 planned"]);
    expect((await db.rpc("skip_planned_doses", { doses })).error?.code).toBe("PT409");
  });

  test.each([4, 181, null])("%s minutes are no 'later'", async (minutes) => {
    await world.tick(on("08:00"));
    const answer = await world.installation.signedIn(world.house).rpc("postpone_planned_doses", {
      doses: [await world.doseAt("08:00")],
      minutes: minutes as number,
    });
    expect(answer.error?.code).toBe("PT400");
  });

  test("a postponed dose is notified again, and can be answered for half an hour from then", async () => {
    await world.tick(on("10:30"));
    const dose = await world.doseAt("08:00");
    // The action at that moment: a request always acts now.
    await world.rows(
      "select set_config('request.jwt.claims', $1, true), private.postpone_doses(array[$2::uuid], 60, 'page', $3)",
      [JSON.stringify({ sub: world.house.account }), dose, on("10:40")],
    );
    await world.tick(on("11:30"));
    expect(await world.states()).toEqual(["08:00 due", "20:00 planned"]);
    expect(world.channels.received).toHaveLength(2);
    await world.tick(on("11:40"));
    expect(world.channels.received.slice(2).map(({ occasion }) => occasion)).toEqual([
      "later",
      "later",
    ]);
    await world.tick(on("12:10"));
    expect(await world.states()).toEqual(["08:00 missed", "20:00 planned"]);
  });

  test("a dose that was answered in the meantime is not notified", async () => {
    world.channels.answer = () => ({ kind: "unreachable" });
    await world.tick(on("07:50"));
    world.channels.answer = () => ({ kind: "sent" });
    await world.installation
      .signedIn(world.house)
      .rpc("confirm_planned_doses", {
        doses: [await world.doseAt("08:00")],
        intakes: [randomUUID()],
      })
      .throwOnError();
    await world.tick(on("08:00"));
    expect(world.channels.received).toHaveLength(2);
    expect(await world.ledger()).toContain("08:00 reminder push dropped answered");
  });

  test("a message is answered as a whole, as the person it was sent to", async () => {
    await world.tick(on("08:00"));
    const push = world.channels.received.find(({ channel }) => channel === "push");
    const ask = (action: string) =>
      world.rows("select private.answer_message($1, $2, 10, $3) as doses", [
        push?.id,
        action,
        on("08:03"),
      ]);
    expect(await ask("take")).toEqual([{ doses: 1 }]);
    expect(await ask("take")).toEqual([{ doses: 0 }]);
    expect(await ask("later")).toEqual([{ doses: 0 }]);
    expect(await world.states()).toEqual(["08:00 taken", "20:00 planned"]);
    expect(await world.stock()).toBe(6);
    expect(await world.ledger()).toContain("08:00 reminder push acted");
  });

  test("an account with a second factor answers from a lock screen, but not in a session without it", async () => {
    await world.tick(on("08:00"));
    await world.rows(
      `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
       values ($1, $2, 'totp', 'verified', now(), now())`,
      [randomUUID(), world.house.account],
    );
    const withOneProof = await world.installation
      .signedIn(world.house)
      .rpc("skip_planned_doses", { doses: [await world.doseAt("08:00")] });
    expect(withOneProof.error?.code).toBe("PT404");
    const push = world.channels.received.find(({ channel }) => channel === "push");
    await world.rows("select private.answer_message($1, 'take', 10, $2)", [push?.id, on("08:03")]);
    expect(await world.states()).toEqual(["08:00 taken", "20:00 planned"]);
  });

  test("the page marks deliveries as shown, each account only its own", async () => {
    await world.tick(on("08:00"));
    const ids = await world.rows<{ id: string }>("select id from public.reminder_deliveries");
    const deliveries = ids.map(({ id }) => id);
    const stranger = await world.installation.engine.transaction((tx) =>
      aHousehold(tx, "stranger"),
    );
    await world.installation.signedIn(stranger).rpc("mark_deliveries_shown", { deliveries });
    expect((await world.ledger()).filter((line) => line.endsWith("shown"))).toEqual([]);
    await world.installation
      .signedIn(world.house)
      .rpc("mark_deliveries_shown", { deliveries })
      .throwOnError();
    expect((await world.ledger()).filter((line) => line.endsWith("shown"))).toHaveLength(3);
  });

  describe("by an intake logged by hand", () => {
    const log = (takenAt: string) =>
      world.installation
        .signedIn(world.house)
        .from("medication_intake_logs")
        .insert({
          medication_id: world.house.medication,
          profile_id: world.house.account,
          taken_at: takenAt,
        })
        .throwOnError();

    test.each([
      {
        at: "06:30",
        after: "06:00",
        states: ["taken", "planned"],
        because: "an early dose is a dose",
      },
      { at: "08:10", after: "08:05", states: ["taken", "planned"], because: "it is due" },
      {
        at: "08:10",
        after: "14:00",
        states: ["taken", "planned"],
        because: "told late, taken in time",
      },
      {
        at: "13:59",
        after: "14:00",
        states: ["taken", "planned"],
        because: "late, it is the missed one still",
      },
      {
        at: "14:01",
        after: "14:02",
        states: ["missed", "taken"],
        because: "the other hour is nearer",
      },
    ])(
      "at $at, written after $after, answers $states: $because",
      async ({ at, after, states: now }) => {
        await world.tick(on(after));
        await log(on(at));
        expect(await world.states()).toEqual([`08:00 ${now[0]}`, `20:00 ${now[1]}`]);
      },
    );

    test("one more than is planned answers none, until the next hour is nearer", async () => {
      await world.tick(on("08:00"));
      for (const at of ["08:01", "08:40", "13:59"]) await log(on(at));
      expect(await world.states()).toEqual(["08:00 taken", "20:00 planned"]);
      await log(on("14:01"));
      await log(on("14:02"));
      expect(await world.states()).toEqual(["08:00 taken", "20:00 taken"]);
    });

    test("answers one that was put off and is open, though the next hour is nearer", async () => {
      await world.tick(on("08:00"));
      await world.rows("update public.planned_doses set expires_at = $2 where id = $1", [
        await world.doseAt("08:00"),
        on("15:00"),
      ]);
      await log(on("14:30"));
      expect(await world.states()).toEqual(["08:00 taken", "20:00 planned"]);
    });

    test("answers one that was skipped: a dose that was taken is a fact", async () => {
      await world.tick(on("08:00"));
      await world.installation
        .signedIn(world.house)
        .rpc("skip_planned_doses", { doses: [await world.doseAt("08:00")] })
        .throwOnError();
      await log(on("09:00"));
      expect(await world.states()).toEqual(["08:00 taken", "20:00 planned"]);
    });

    test("after midnight answers the late dose of the evening, not that of the morning", async () => {
      await world.rows(
        "update public.medication_reminders set reminder_time = '23:30' where reminder_time = '20:00'",
      );
      await world.rows("update public.medication_reminders set planned_until = $1", [on("00:00")]);
      await world.tick(on("23:45"));
      await log(on("00:20", "2027-01-13"));
      expect(await world.states()).toEqual(["08:00 missed", "23:30 taken"]);
    });

    test("deleted, opens the dose again, and the stock is as before", async () => {
      await world.tick(on("08:00"));
      await log(on("08:01"));
      await world.rows("delete from public.medication_intake_logs where taken_at = $1", [
        on("08:01"),
      ]);
      // Now is long before that morning: the dose is still to come.
      expect(await world.states()).toEqual(["08:00 planned", "20:00 planned"]);
      expect(await world.stock()).toBe(7);
    });
  });
});
