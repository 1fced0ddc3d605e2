import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { aGuest } from "#testing/builders/guest.ts";
import { anyEngine } from "#testing/engines/engines.ts";
import {
  on,
  type ReminderInstallation,
  startReminderInstallation,
} from "./reminder-installation.ts";

describe.each(anyEngine)("escalation on $name", (place) => {
  let world: ReminderInstallation;

  beforeAll(async () => {
    world = await startReminderInstallation(place);
  });
  beforeEach(() => world.reset());
  afterAll(() => world.installation.close());

  const escalate = (minutes: number) =>
    world.rows(
      `insert into public.escalations (profile_id, delay_minutes, updated_at) values ($1, $2, $3)`,
      [world.house.account, minutes, on("00:00")],
    );
  const aCarer = (standing: "view" | "edit" | "manage" | "pending" | "revoked" | "unopened") =>
    world.installation.engine.transaction((tx) => aGuest(tx, world.house, standing));
  const told = () =>
    world.channels.received
      .filter(({ occasion }) => occasion === "escalation")
      .map(({ channel, recipient }) => `${channel} ${recipient.email}`)
      .sort();

  test("nobody is notified unless the owner turned the escalation on", async () => {
    await aCarer("manage");
    await world.tick(on("08:00"));
    await world.tick(on("12:00"));
    expect(told()).toEqual([]);
  });

  test("accounts that may log are notified once of an unconfirmed dose, after the owner's delay", async () => {
    const carers = [await aCarer("edit"), await aCarer("unopened")];
    await Promise.all([aCarer("view"), aCarer("pending"), aCarer("revoked")]);
    await escalate(45);
    await world.tick(on("08:00"));
    await world.tick(on("08:44"));
    expect(told()).toEqual([]);
    await world.tick(on("08:45"));
    await world.tick(on("12:00"));
    expect(told()).toEqual(carers.map(({ email }) => `email ${email}`).sort());
    expect(world.channels.received.at(-1)?.doses[0]).toMatchObject({
      medicationName: "Doliprane",
      time: "08:00",
    });
  });

  test("an answered dose is not escalated", async () => {
    await aCarer("edit");
    await escalate(30);
    await world.tick(on("08:00"));
    await world.installation
      .signedIn(world.house)
      .rpc("skip_planned_doses", { doses: [await world.doseAt("08:00")] })
      .throwOnError();
    await world.tick(on("09:00"));
    expect(told()).toEqual([]);
  });

  test("an account whose share ended before the message was sent gets none", async () => {
    const carer = await aCarer("edit");
    await escalate(30);
    await world.tick(on("08:00"));
    world.channels.answer = () => ({ kind: "unreachable" });
    await world.tick(on("08:30"));
    await world.rows(
      "update public.profile_shares set status = 'revoked' where shared_with_user_id = $1",
      [carer.account],
    );
    world.channels.answer = () => ({ kind: "sent" });
    await world.tick(on("08:40"));
    expect(told()).toHaveLength(1);
    expect(await world.ledger()).toContain("08:00 escalation email dropped no-longer-shared");
  });

  describe("of a dose that no channel delivered until its window ended", () => {
    const unless: Readonly<Record<string, () => Promise<unknown>>> = {
      "the mail server takes it at last": async () => {
        world.channels.answer = () => ({ kind: "sent" });
        await world.tick(on("10:59"));
      },
      "it was answered": async () =>
        world.installation
          .signedIn(world.house)
          .rpc("skip_planned_doses", { doses: [await world.doseAt("08:00")] })
          .throwOnError(),
      "its page was shown": async () =>
        world.rows("update public.reminder_deliveries set state = 'shown' where channel = 'page'"),
    };

    /** Of the household; carers have doses of their own. */
    const unreached = async () => {
      const rows = await world.rows(
        `select from private.unreached_doses u
         join public.planned_doses d on d.id = u.planned_dose_id where d.user_id = $1`,
        [world.house.account],
      );
      return rows.length;
    };

    /** Push service and mail server are away from the first try to the end of the window. */
    async function failUntil(hour: string): Promise<void> {
      world.channels.answer = () => ({ kind: "unreachable" });
      for (const at of ["08:00", "08:01", "08:10", "09:00", "10:50"]) await world.tick(on(at));
      if (hour > "10:50") await world.tick(on(hour));
    }

    test("accounts that may log are notified once, and the operator too, without an escalation", async () => {
      const carer = await aCarer("edit");
      await aCarer("view");
      await failUntil("10:59");
      expect(told()).toEqual([]);
      world.channels.answer = () => ({ kind: "sent" });
      await world.tick(on("11:00"));
      await world.tick(on("11:01"));
      await world.tick(on("12:30"));
      expect(told()).toEqual([`email ${carer.email}`]);
      expect(await unreached()).toBe(1);
      const [row] = await world.rows<{ count: number }>(
        "select private.count_undelivered_doses($1) as count",
        [on("12:30")],
      );
      expect(world.unreached).toBe(row?.count);
    });

    test("accounts notified by an escalation are not notified again, but the operator is", async () => {
      await aCarer("edit");
      await escalate(30);
      await failUntil("10:50");
      const before = told().length;
      expect(before).toBeGreaterThan(0);
      world.channels.answer = () => ({ kind: "sent" });
      await world.tick(on("11:00"));
      await world.tick(on("11:01"));
      const ledger = (await world.ledger()).filter((line) => line.includes("escalation email"));
      expect(ledger).toHaveLength(1);
      expect(await unreached()).toBe(1);
    });

    test.each(Object.keys(unless))("nobody is notified when %s", async (because) => {
      await aCarer("edit");
      await failUntil("10:50");
      await unless[because]?.();
      await world.tick(on("11:00"));
      await world.tick(on("11:01"));
      expect(told()).toEqual([]);
      expect(await unreached()).toBe(0);
    });

    test("a dose of an account that uses the page only is not a failure", async () => {
      await aCarer("edit");
      await world.rows(
        "update public.user_preferences set push_notifications = false, email_notifications = false where user_id = $1",
        [world.house.account],
      );
      await failUntil("10:59");
      await world.tick(on("11:00"));
      expect([told(), await unreached()]).toEqual([[], 0]);
    });
  });
});
