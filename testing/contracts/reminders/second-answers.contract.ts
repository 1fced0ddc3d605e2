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

describe.each(engines)("an answer on a message that came second on $name", (place) => {
  let world: ReminderInstallation;
  let carer: Household;
  let message: string;

  beforeAll(async () => {
    world = await startReminderInstallation(place);
  });
  beforeEach(async () => {
    await world.reset();
    // The doses of the household are of another day.
    await world.rows(
      "update public.medication_intake_logs set taken_at = taken_at - interval '3 days'",
    );
    await world.tick(on("08:00"));
    message = world.channels.received.find(({ channel }) => channel === "push")?.id ?? "";
    carer = await world.installation.engine.transaction((tx) => aGuest(tx, world.house, "edit"));
  });
  afterAll(() => world.installation.close());

  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

  async function give(by: Household, hour = "08:00", taken_at = minutesAgo(0)): Promise<string> {
    const intake = randomUUID();
    await world.installation
      .signedIn(by)
      .rpc("confirm_planned_doses", {
        doses: [await world.doseAt(hour)],
        intakes: [intake],
        taken_at,
      })
      .throwOnError();
    return intake;
  }

  const say = async (action: string, at = minutesAgo(0)) => {
    const [row] = await world.rows<{ doses: number }>(
      "select private.answer_message($1, $2, 10, $3) as doses",
      [message, action, at],
    );
    return row?.doses;
  };

  const questions = async (by: Household) => {
    const { data } = await world.installation
      .signedIn(by)
      .rpc("list_possible_duplicates")
      .throwOnError();
    return data;
  };

  const doses = () =>
    world.rows<{ user_id: string; taken_at: string }>(
      `select user_id, to_json(taken_at) #>> '{}' as taken_at from public.medication_intake_logs
       where medication_id = $1 and taken_at > now() - interval '1 day' order by taken_at`,
      [world.house.medication],
    );

  test.each(["take", "skip", "later"])(
    "of a press that reaches the server at once, '%s' is refused and records nothing",
    async (action) => {
      await give(carer);
      await expect(say(action)).rejects.toMatchObject({ code: "PT409" });
      expect(await world.stock()).toBe(6);
      expect(await questions(carer)).toEqual([]);
    },
  );

  test.each([3, 40])(
    "that waited on its device for %i minutes is a dose beside the other one, and both are asked",
    async (minutes) => {
      const first = await give(carer);
      const at = minutesAgo(minutes);
      expect(await say("take", at)).toBe(1);
      expect(await say("take", at)).toBe(0);
      const known = await doses();
      expect(known.map(({ user_id }) => user_id)).toContain(world.house.account);
      expect(known.filter(({ user_id }) => user_id === world.house.account)).toHaveLength(1);
      expect(Date.parse(known[0]?.taken_at ?? "")).toBe(Date.parse(at));
      expect(await world.stock()).toBe(5);
      // The dose that answered stays, and that of the evening is still to come.
      expect(await world.states()).toEqual(["08:00 taken", "20:00 planned"]);
      expect(await questions(world.house)).toMatchObject([{ intake_id: first, quantity: 1 }]);
      expect(await questions(carer)).toMatchObject([{ own_intake_id: first }]);
      expect(
        await world.rows(
          "select user_id from private.reminder_messages where occasion = 'duplicate' and channel = 'email'",
        ),
      ).toEqual([{ user_id: carer.account }]);
      expect(await world.ledger()).toContain("08:00 reminder push acted");
    },
  );

  test("that waited beside a helper's dose is asked about, of its giver alone", async () => {
    const planned = await world.doseAt("08:00");
    const helped = randomUUID();
    await world.rows(
      `insert into public.medication_intake_logs
         (id, profile_id, medication_id, quantity_taken, taken_at, helper_name)
       select $1, profile_id, medication_id, quantity, planned_at + interval '5 minutes', 'Nina'
       from public.planned_doses where id = $2`,
      [helped, planned],
    );
    expect(await world.states()).toEqual(["08:00 taken", "20:00 planned"]);
    expect(await say("take", minutesAgo(40))).toBe(1);
    const asked = await questions(world.house);
    expect(asked).toMatchObject([{ intake_id: helped, giver_name: "Nina" }]);
    expect(
      await world.rows(
        "select user_id from private.reminder_messages where occasion = 'duplicate'",
      ),
    ).toEqual([]);
    await world.installation
      .signedIn(world.house)
      .rpc("answer_possible_duplicate", { duplicate: asked[0]?.id ?? "", is_same: true })
      .throwOnError();
    expect(
      await world.rows("select from public.medication_intake_logs where id = $1", [
        asked[0]?.own_intake_id,
      ]),
    ).toEqual([]);
    expect(await world.stock()).toBe(6);
    expect(await world.states()).toEqual(["08:00 taken", "20:00 planned"]);
  });

  test("answered as the same, the dose beside goes, and the planned one stays answered", async () => {
    await give(carer);
    await say("take", minutesAgo(40));
    const [question] = await questions(world.house);
    await world.installation
      .signedIn(world.house)
      .rpc("answer_possible_duplicate", { duplicate: question?.id ?? "", is_same: true })
      .throwOnError();
    expect(await world.stock()).toBe(6);
    expect(await world.states()).toEqual(["08:00 taken", "20:00 planned"]);
    expect((await doses()).map(({ user_id }) => user_id)).toEqual([carer.account]);
  });

  const untake = (...intakes: string[]) =>
    world.installation
      .signedIn(world.house)
      .from("medication_intake_logs")
      .delete()
      .in("id", intakes)
      .throwOnError();

  async function correct(intake: string, to: { taken_at?: string; profile?: string }) {
    const house = world.installation.signedIn(world.house);
    const { data: seen } = await house
      .from("medication_intake_logs")
      .select("profile_id, quantity_taken, taken_at")
      .eq("id", intake)
      .single()
      .throwOnError();
    await house
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

  const answering = async () => {
    const dose = await world.doseAt("08:00");
    const rows = await world.rows<{ intake_id: string | null }>(
      "select intake_id from public.planned_doses where id = $1",
      [dose],
    );
    return rows[0]?.intake_id === dose ? "the dose beside" : rows[0]?.intake_id;
  };

  describe("keeps the planned dose answered, as a dose beside the first one that is", () => {
    let first: string;
    beforeEach(async () => {
      first = await give(carer);
      await say("take", minutesAgo(40));
    });

    test("deleted", async () => {
      await untake(first);
      expect(await world.states()).toEqual(["08:00 taken", "20:00 planned"]);
      expect(await answering()).toBe("the dose beside");
      await untake(await world.doseAt("08:00"));
      expect(await world.states()).toEqual(["08:00 planned", "20:00 planned"]);
    });

    test("corrected to another day", async () => {
      await correct(first, { taken_at: minutesAgo(5 * 24 * 60) });
      expect(await world.states()).toEqual(["08:00 taken", "20:00 planned"]);
      expect(await answering()).toBe("the dose beside");
      expect(await questions(carer)).toEqual([]);
    });

    test("corrected to another person", async () => {
      await correct(first, { profile: world.house.child });
      expect(await world.states()).toEqual(["08:00 taken", "20:00 planned"]);
      expect(await answering()).toBe("the dose beside");
    });

    test("but not where both are deleted at once", async () => {
      await untake(first, await world.doseAt("08:00"));
      expect(await world.states()).toEqual(["08:00 planned", "20:00 planned"]);
    });
  });

  test.each([3, 40])(
    "is asked about however far apart the two are, after a correction of the hour: %i minutes",
    async (minutes) => {
      const first = await give(carer);
      await say("take", minutesAgo(minutes));
      const dose = await world.doseAt("08:00");
      await correct(dose, { taken_at: minutesAgo(minutes + 12) });
      await correct(first, { taken_at: minutesAgo(0.1) });
      expect(await questions(world.house)).toMatchObject([{ intake_id: first }]);
      expect(await questions(carer)).toMatchObject([{ own_intake_id: first }]);
    },
  );

  test("counts once, also where the page takes it over because its reply was lost", async () => {
    await give(carer);
    const dose = await world.doseAt("08:00");
    const at = minutesAgo(40);
    await say("take", at);
    // As the page assumes of an answer that waits in the worker.
    await recordDosesBeside(
      world.installation.signedIn(world.house),
      world.house.account,
      [{ id: dose, intakeId: dose }],
      instantAt(Date.parse(at)),
    );
    expect(await doses()).toHaveLength(2);
    expect(await world.stock()).toBe(5);
  });

  test("by another account is refused where the dose beside is recorded already", async () => {
    await give(carer);
    const other = await world.installation.engine.transaction((tx) =>
      aGuest(tx, world.house, "edit"),
    );
    await say("take", minutesAgo(2));
    await world.rows("update private.reminder_messages set user_id = $1 where id = $2", [
      other.account,
      message,
    ]);
    await expect(say("take", minutesAgo(1))).rejects.toMatchObject({ code: "PT409" });
    expect((await doses()).map(({ user_id }) => user_id)).not.toContain(other.account);
    expect(await world.stock()).toBe(5);
  });

  test("about a dose that is open as well asks first, and sent late takes that one and records the other beside", async () => {
    await world.rows(
      `insert into public.reminder_deliveries (planned_dose_id, user_id, channel, occasion, tell_at, state, message_id)
       values ($1, $2, 'push', 'reminder', now(), 'sent', $3)`,
      [await world.doseAt("20:00"), world.house.account, message],
    );
    await give(carer);
    await expect(say("take")).rejects.toMatchObject({ code: "PT412" });
    expect(await world.states()).toEqual(["08:00 taken", "20:00 planned"]);
    expect(await say("take", minutesAgo(1))).toBe(2);
    expect(await world.states()).toEqual(["08:00 taken", "20:00 taken"]);
    expect(await world.stock()).toBe(4);
    expect(await questions(world.house)).not.toEqual([]);
  });

  test("of the account's own dose is silent, also where the page has recorded it", async () => {
    await give(world.house);
    for (const action of ["take", "skip", "later"])
      expect(await say(action, minutesAgo(5))).toBe(0);
    expect(await world.stock()).toBe(6);
  });

  test("of a dose that is gone is refused, and so is one that was missed where it is put off", async () => {
    await world.rows("update public.planned_doses set state = 'missed' where state = 'due'");
    await expect(say("later")).rejects.toMatchObject({ code: "PT409" });
    expect(await say("take")).toBe(1);
    await world.rows("delete from public.planned_doses where id = $1", [
      await world.doseAt("08:00"),
    ]);
    for (const action of ["take", "skip", "later"]) {
      await expect(say(action, minutesAgo(5))).rejects.toMatchObject({ code: "PT404" });
    }
  });

  test("by somebody who lost the profile meanwhile records nothing", async () => {
    await world.rows("update private.reminder_messages set user_id = $1 where id = $2", [
      carer.account,
      message,
    ]);
    await give(world.house);
    await world.rows("update public.profile_shares set status = 'revoked'");
    await expect(say("take", minutesAgo(5))).rejects.toMatchObject({ code: "PT404" });
    expect(await world.stock()).toBe(6);
  });
});
