import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { aCarerOfTheChild } from "#testing/builders/guest.ts";
import { engines } from "#testing/engines/engines.ts";
import {
  on,
  type ReminderInstallation,
  startReminderInstallation,
} from "./reminder-installation.ts";

describe.each(engines)("a dose whose box went to another person on $name", (place) => {
  let world: ReminderInstallation;
  let dose: string;
  let intake: string;

  beforeAll(async () => {
    world = await startReminderInstallation(place);
  });
  beforeEach(async () => {
    await world.reset();
    await world.tick(on("08:05"));
    dose = await world.doseAt("08:00");
    intake = randomUUID();
  });
  afterAll(() => world.installation.close());

  const db = (person = world.house) => world.installation.signedIn(person);
  const moveBox = (profile = world.house.child) =>
    db()
      .from("medications")
      .update({ profile_id: profile })
      .eq("id", world.house.medication)
      .throwOnError();
  const logged = () =>
    world.rows<{ id: string; profile_id: string }>(
      `select id, profile_id from public.medication_intake_logs
       where medication_id = $1 and id = any ($2::uuid[])`,
      [world.house.medication, [intake, dose]],
    );

  /** Each answer of a page to the dose, as it shows that of the account itself. */
  const ANSWERS = {
    take: (profile?: string, by = world.house) =>
      db(by).rpc("confirm_planned_doses", {
        doses: [dose],
        intakes: [intake],
        taken_at: on("08:02"),
        ...(profile && { profile }),
      }),
    "take beside another": (profile?: string) =>
      db().rpc("record_doses_beside", {
        doses: [dose],
        intakes: [intake],
        taken_at: on("08:02"),
        ...(profile && { profile }),
      }),
    skip: (profile?: string) =>
      db().rpc("skip_planned_doses", { doses: [dose], ...(profile && { profile }) }),
    later: (profile?: string) =>
      db().rpc("postpone_planned_doses", {
        doses: [dose],
        minutes: 10,
        ...(profile && { profile }),
      }),
  };

  test.each(["take", "take beside another", "skip", "later"] as const)(
    "is not answered by '%s' of the person who had it",
    async (answer) => {
      await moveBox();
      const [before, states] = [await world.stock(), await world.states()];
      const { error } = await ANSWERS[answer](world.house.account);
      expect(error?.code).toBe("PT404");
      expect(await logged()).toEqual([]);
      expect([await world.stock(), await world.states()]).toEqual([before, states]);
    },
  );

  test("is taken for whom it is now", async () => {
    await moveBox();
    expect((await ANSWERS.take(world.house.child)).error).toBeNull();
    expect(await logged()).toEqual([{ id: intake, profile_id: world.house.child }]);
    expect(await world.states()).toContain("08:00 taken");
  });

  test("is taken by a page of a former version, which says nobody", async () => {
    await moveBox();
    expect((await ANSWERS.take()).error).toBeNull();
    expect(await logged()).toEqual([{ id: intake, profile_id: world.house.child }]);
  });

  test("of several that are taken at once, one of another person refuses all", async () => {
    const { error } = await db().rpc("confirm_planned_doses", {
      doses: [dose],
      intakes: [intake],
      profile: world.house.child,
    });
    expect(error?.code).toBe("PT404");
    expect(await logged()).toEqual([]);
  });

  test("and that was taken before stays its first person's, also where the answer is sent again", async () => {
    expect((await ANSWERS.take(world.house.account)).error).toBeNull();
    await moveBox();
    expect((await ANSWERS.take(world.house.account)).error).toBeNull();
    expect(await logged()).toEqual([{ id: intake, profile_id: world.house.account }]);
  });

  describe("and that was missed before", () => {
    beforeEach(async () => {
      await world.rows("update public.planned_doses set state = 'missed' where id = $1", [dose]);
      await moveBox();
    });

    test("is taken late for the person who missed it", async () => {
      expect((await ANSWERS.take(world.house.account)).error).toBeNull();
      expect(await logged()).toEqual([{ id: intake, profile_id: world.house.account }]);
      expect(await world.states()).toContain("08:00 taken");
    });

    test("is not taken by somebody who may not take from the box any more", async () => {
      const carer = await world.installation.engine.transaction((tx) =>
        aCarerOfTheChild(tx, world.house, "edit"),
      );
      await world.rows("update public.planned_doses set profile_id = $2 where id = $1", [
        dose,
        world.house.child,
      ]);
      await moveBox(world.house.account);
      expect((await ANSWERS.take(world.house.child, carer)).error?.code).toBe("42501");
      expect(await logged()).toEqual([]);
      expect(await world.states()).toContain("08:00 missed");
    });
  });

  test("and that somebody else gave before has one beside it for its first person", async () => {
    await world.rows(
      `insert into public.medication_intake_logs (id, user_id, profile_id, medication_id, taken_at)
       values ($1, null, $2, $3, $4)`,
      [randomUUID(), world.house.account, world.house.medication, on("08:01")],
    );
    expect(await world.states()).toContain("08:00 taken");
    await moveBox();
    expect((await ANSWERS["take beside another"](world.house.account)).error).toBeNull();
    expect(await logged()).toEqual([{ id: intake, profile_id: world.house.account }]);
  });
});
