import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { engines } from "./engines.ts";
import { aGuest } from "./guests.ts";
import { on, openReminderWorld, type ReminderWorld } from "./reminder-world.ts";

describe.each(engines)("escalation on $name", (place) => {
  let world: ReminderWorld;

  beforeAll(async () => {
    world = await openReminderWorld(place);
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
    world.channels.handed
      .filter(({ occasion }) => occasion === "escalation")
      .map(({ channel, recipient }) => `${channel} ${recipient.email}`)
      .sort();

  test("nobody is told unless the owner wishes it", async () => {
    await aCarer("manage");
    await world.tick(on("08:00"));
    await world.tick(on("12:00"));
    expect(told()).toEqual([]);
  });

  test("those who may log are told once of a dose nobody confirmed, after the owner's delay", async () => {
    const carers = [await aCarer("edit"), await aCarer("unopened")];
    await Promise.all([aCarer("view"), aCarer("pending"), aCarer("revoked")]);
    await escalate(45);
    await world.tick(on("08:00"));
    await world.tick(on("08:44"));
    expect(told()).toEqual([]);
    await world.tick(on("08:45"));
    await world.tick(on("12:00"));
    expect(told()).toEqual(carers.map(({ email }) => `email ${email}`).sort());
    expect(world.channels.handed.at(-1)?.doses[0]).toMatchObject({
      medicationName: "Doliprane",
      time: "08:00",
    });
  });

  test("a dose that was answered is told to nobody", async () => {
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

  test("a share that ended before the message went is told nothing more", async () => {
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
});
