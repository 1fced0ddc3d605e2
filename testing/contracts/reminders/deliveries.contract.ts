import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { anyEngine } from "#testing/engines/engines.ts";
import {
  on,
  type ReminderInstallation,
  startReminderInstallation,
} from "./reminder-installation.ts";

describe.each(anyEngine)("notifications of a planned dose on $name", (place) => {
  let world: ReminderInstallation;

  beforeAll(async () => {
    world = await startReminderInstallation(place);
  });
  beforeEach(() => world.reset());
  afterAll(() => world.installation.close());

  test("a dose is notified once on each channel, a quarter of an hour before its time", async () => {
    await world.tick(on("07:44"));
    expect(world.channels.received).toEqual([]);
    await world.tick(on("07:45"));
    await world.tick(on("07:46"));
    expect(
      world.channels.received.map(({ channel, occasion }) => `${channel} ${occasion}`).sort(),
    ).toEqual(["email reminder", "push reminder"]);
    expect(world.channels.received[0]).toMatchObject({
      recipient: {
        id: world.house.account,
        email: world.house.email,
        language: "fr",
        hidesMedicineNames: true,
      },
      doses: [
        {
          medicationName: "Doliprane",
          dosage: "1000 mg",
          quantity: 1,
          onDay: "2027-01-12",
          time: "08:00",
          profileId: world.house.account,
          profileName: "house",
        },
      ],
    });
    expect(await world.ledger()).toEqual([
      "08:00 reminder email sent",
      "08:00 reminder page sent",
      "08:00 reminder push sent",
    ]);
    expect(await world.states()).toEqual(["08:00 planned", "20:00 planned"]);
  });

  test("it is due at its hour, and missed when three hours have passed", async () => {
    await world.tick(on("08:00"));
    expect(await world.states()).toEqual(["08:00 due", "20:00 planned"]);
    await world.tick(on("10:59"));
    expect(await world.states()).toEqual(["08:00 due", "20:00 planned"]);
    await world.tick(on("11:00"));
    expect(await world.states()).toEqual(["08:00 missed", "20:00 planned"]);
    expect(world.channels.received).toHaveLength(2);
  });

  test("all doses of one person at one time are in one message", async () => {
    await world.rows(
      `insert into public.medications (id, user_id, profile_id, name, dosage, form, total_quantity, current_quantity, expiry_date)
       values ($1, $2, $3, 'Amoxicilline', '500 mg', 'Sirop', 60, 60, '2030-01-31')`,
      [randomUUID(), world.house.account, world.house.child],
    );
    await world.rows(
      `insert into public.medication_reminders (medication_id, reminder_time, quantity)
       select id, '08:00', 5 from public.medications where name = 'Amoxicilline'`,
    );
    await world.rows("update public.medication_reminders set planned_until = $1, created_at = $1", [
      on("00:00"),
    ]);
    await world.tick(on("07:50"));
    const told = world.channels.received.map(({ doses }) =>
      doses.map(
        ({ medicationName, profileName, quantity }) =>
          `${medicationName} ${profileName} ${quantity}`,
      ),
    );
    const both = ["Amoxicilline Léa 5", "Doliprane house 1"];
    expect(told).toEqual([both, both]);
  });

  test.each([
    {
      preference: "reminder_notifications = false",
      handed: [],
      lines: ["page dropped preference-off"],
    },
    {
      preference: "push_notifications = false",
      handed: ["email"],
      lines: ["email sent", "page sent"],
    },
    {
      preference: "email_notifications = false",
      handed: ["push"],
      lines: ["page sent", "push sent"],
    },
  ])("with $preference, only $handed are handed over", async ({ preference, handed, lines }) => {
    await world.rows(`update public.user_preferences set ${preference} where user_id = $1`, [
      world.house.account,
    ]);
    await world.tick(on("07:50"));
    expect(world.channels.received.map(({ channel }) => channel)).toEqual(handed);
    expect(await world.ledger()).toEqual(lines.map((line) => `08:00 reminder ${line}`));
  });

  test("a longer advance notifies earlier, also of doses planned before", async () => {
    await world.tick(on("00:30"));
    await world.installation
      .signedIn(world.house)
      .from("user_preferences")
      .update({ reminder_advance_minutes: 60 })
      .eq("user_id", world.house.account)
      .throwOnError();
    await world.tick(on("07:00"));
    expect(world.channels.received).toHaveLength(2);
  });

  test("after a pause nothing is sent that is too late: it is missed, and the ledger says why", async () => {
    await world.tick(on("15:00", "2027-01-14"));
    expect(world.channels.received).toEqual([]);
    const [row] = await world.rows<{ states: string }>(
      "select string_agg(distinct state, ' ') as states from public.planned_doses where planned_at < $1",
      [on("15:00", "2027-01-14")],
    );
    expect(row?.states).toBe("missed");
    expect([...new Set((await world.ledger()).map((line) => line.slice(6)))]).toEqual([
      "reminder email dropped too-late",
      "reminder page dropped too-late",
      "reminder push dropped too-late",
    ]);
  });

  test("an expired device is recorded, and the dose is notified on the other channels", async () => {
    world.channels.answer = ({ channel }) => ({
      kind: channel === "push" ? "no-subscription" : "sent",
    });
    await world.tick(on("07:50"));
    await world.tick(on("08:20"));
    expect(world.channels.received).toHaveLength(2);
    expect(await world.ledger()).toContain("08:00 reminder push dropped no-subscription");
  });

  /** `HH:MM`, some minutes after the dose. */
  const minutesAfter = (minutes: number) =>
    on(
      `${String(8 + Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`,
    );

  test("an unreachable channel is tried again with growing delays until the window ends", async () => {
    world.channels.answer = () => ({ kind: "unreachable" });
    const attempts: number[] = [];
    for (let minute = 0; minute < 200; minute += 1) {
      const before = world.channels.received.length;
      await world.tick(minutesAfter(minute));
      if (world.channels.received.length > before) attempts.push(minute);
    }
    const every5Minutes = Array.from({ length: 34 }, (_, nth) => 13 + 5 * nth);
    expect(attempts).toEqual([0, 1, 2, 4, 8, ...every5Minutes]);
    expect(every5Minutes.at(-1)).toBe(178);
    expect(await world.ledger()).toContain("08:00 reminder email failed unreachable");
    expect(new Set(world.channels.received.map(({ id }) => id)).size).toBe(2);
  });

  test("a channel that recovers within the window delivers, whatever the other channel does", async () => {
    world.channels.answer = () => ({ kind: "unreachable" });
    for (const minute of [0, 1, 2, 4, 8, 13, 18, 60, 120]) await world.tick(minutesAfter(minute));
    world.channels.answer = ({ channel }) => ({
      kind: channel === "push" ? "unreachable" : "sent",
    });
    await world.tick(minutesAfter(150));
    await world.tick(minutesAfter(179));
    await world.tick(minutesAfter(180));
    expect(await world.ledger()).toEqual([
      "08:00 reminder email sent",
      "08:00 reminder page sent",
      "08:00 reminder push failed unreachable",
    ]);
    expect(world.unreached).toBe(0);
  });

  test("a service may ask for more patience, and a refusal is for good", async () => {
    world.channels.answer = ({ channel }) =>
      channel === "push" ? { kind: "unreachable", retryAfter: 600 } : { kind: "refused" };
    await world.tick(on("08:00"));
    await world.tick(on("08:09"));
    expect(world.channels.received).toHaveLength(2);
    await world.tick(on("08:10"));
    expect(world.channels.received.map(({ channel }) => channel).sort()).toEqual([
      "email",
      "push",
      "push",
    ]);
    expect(await world.ledger()).toContain("08:00 reminder email failed refused");
  });

  test("a message that died with its scheduler is handed over again under the same id", async () => {
    world.channels.answer = () => new Promise(() => {});
    void world.tick(on("07:50"));
    await expect.poll(() => world.channels.received.length).toBe(2);
    world.channels.answer = () => ({ kind: "sent" });
    await world.tick(on("07:51"));
    expect(world.channels.received).toHaveLength(2);
    await world.tick(on("07:53"));
    expect(world.channels.received).toHaveLength(4);
    expect(new Set(world.channels.received.map(({ id }) => id)).size).toBe(2);
  });

  test("three schedulers at the same time send once", async () => {
    await Promise.all([world.tick(on("07:50")), world.tick(on("07:50")), world.tick(on("07:50"))]);
    expect(world.channels.received).toHaveLength(2);
  });
});
