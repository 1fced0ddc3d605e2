import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { aGuest } from "#testing/builders/guest.ts";
import type { Household } from "#testing/builders/household.ts";
import { revokeConsentOf } from "#testing/builders/revoked-consent.ts";
import { dropBounds } from "#testing/engines/drop-bounds.ts";
import { engines } from "#testing/engines/engines.ts";
import {
  on,
  type ReminderInstallation,
  startReminderInstallation,
} from "./reminder-installation.ts";

/** Its renewal is thought of from the twelfth, the day of `on`. */
const ENDS_ON = "2027-01-19";

describe.each(engines)("messages about prescriptions that end on $name", (place) => {
  let world: ReminderInstallation;

  beforeAll(async () => {
    world = await startReminderInstallation(place);
  });
  beforeEach(async () => {
    await world.reset();
    // Doses have messages of their own.
    await world.rows("delete from public.medication_reminders");
    await world.rows("delete from public.prescriptions");
  });
  afterAll(() => world.installation.close());

  async function aPrescription(facts: object = {}, profile = world.house.account): Promise<string> {
    const id = randomUUID();
    await world.installation
      .signedIn(world.house)
      .from("prescriptions")
      .insert({ id, profile_id: profile, prescriber: "Dr Diallo", ends_on: ENDS_ON, ...facts })
      .throwOnError();
    return id;
  }
  const change = async (id: string, facts: { ends_on?: string; renewal_days?: number | null }) =>
    world.installation
      .signedIn(world.house)
      .from("prescriptions")
      .update(facts)
      .eq("id", id)
      .throwOnError();
  const prefer = (columns: string, account = world.house.account) =>
    world.rows(`update public.user_preferences set ${columns} where user_id = $1`, [account]);
  const told = () =>
    world.channels.received
      .filter(({ occasion }) => occasion === "renewal")
      .map(({ channel, recipient, prescriptions }) =>
        [channel, recipient.email, ...prescriptions.map(({ endsOn }) => endsOn)].join(" "),
      )
      .sort();
  const toBoth = ({ email }: Household, ...ends: string[]) =>
    ["email", "push"].map((channel) => [channel, email, ...ends].join(" "));

  test("its account is told once on each channel, from the first day on", async () => {
    const id = await aPrescription();
    await world.tick(on("12:00", "2027-01-11"));
    expect(told()).toEqual([]);
    for (const hour of ["09:00", "09:01", "15:00"]) await world.tick(on(hour));
    await world.tick(on("09:00", "2027-01-13"));
    await world.tick(on("09:00", ENDS_ON));
    expect(told()).toEqual(toBoth(world.house, ENDS_ON));
    expect(world.channels.received[0]).toMatchObject({
      occasion: "renewal",
      doses: [],
      prescriptions: [
        {
          id,
          prescriber: "Dr Diallo",
          endsOn: ENDS_ON,
          profileId: world.house.account,
          profileName: "house",
        },
      ],
    });
  });

  test("nobody is told at night where they are; neither is a message that waits sent", async () => {
    await aPrescription();
    await world.tick(on("00:30"));
    await world.tick(on("08:59"));
    expect(told()).toEqual([]);
    await prefer("time_zone = 'Asia/Tokyo'");
    await world.tick(on("08:59"));
    expect(told()).toHaveLength(2);

    await world.rows("delete from private.renewal_notices");
    await prefer("time_zone = 'Europe/Paris'");
    world.channels.answer = () => ({ kind: "unreachable" });
    await world.tick(on("19:59"));
    expect(told()).toHaveLength(4);
    world.channels.answer = () => ({ kind: "sent" });
    await world.tick(on("20:30"));
    expect(told()).toHaveLength(4);
    await world.tick(on("09:00", "2027-01-13"));
    expect(told()).toHaveLength(6);
    await world.tick(on("10:00", "2027-01-13"));
    expect(told()).toHaveLength(6);
  });

  test("all that end soon for one account are in one message, the first to end first", async () => {
    await aPrescription({ ends_on: "2027-01-18" }, world.house.child);
    await aPrescription();
    await aPrescription({ ends_on: null });
    await aPrescription({ renewal_days: null });
    await aPrescription({ ends_on: "2027-01-11" });
    await world.tick(on("09:00"));
    expect(told()).toEqual(toBoth(world.house, "2027-01-18", ENDS_ON));
  });

  test("those who may edit the profile are told as well, and nobody else it was offered to", async () => {
    const carers = await world.installation.engine.transaction(async (tx) => {
      const made = [await aGuest(tx, world.house, "edit"), await aGuest(tx, world.house, "manage")];
      for (const standing of ["view", "pending", "declined", "revoked"] as const) {
        await aGuest(tx, world.house, standing);
      }
      return made;
    });
    await aPrescription({}, world.house.child);
    await world.tick(on("09:00"));
    expect(told()).toEqual(
      [
        ...toBoth(world.house, ENDS_ON),
        ...carers.map(({ email }) => `email ${email} ${ENDS_ON}`),
      ].sort(),
    );
  });

  describe("a message that could not be sent yet is not sent any more", () => {
    const unless: Readonly<Record<string, (id: string, carer: Household) => Promise<unknown>>> = {
      "once the share was revoked": (_, carer) =>
        world.rows(
          "update public.profile_shares set status = 'revoked' where shared_with_user_id = $1",
          [carer.account],
        ),
      "once the share allows no more than reading": (_, carer) =>
        world.rows(
          "update public.profile_shares set permission_type = 'view' where shared_with_user_id = $1",
          [carer.account],
        ),
      "once the prescription was deleted": (id) =>
        world.rows("delete from public.prescriptions where id = $1", [id]),
      "once the owner has taken back the consent": () =>
        world.rows(revokeConsentOf(world.house.account)),
      "once it need not be renewed": (id) => change(id, { renewal_days: null }),
      "once it was renewed until another day": (id) => change(id, { ends_on: "2027-06-30" }),
      "once the carer has dismissed the alert": (id, carer) =>
        world.rows(
          "insert into public.alert_dismissals (user_id, profile_id, alert_key) values ($1, $2, $3)",
          [carer.account, world.house.child, `prescription-${id}-${ENDS_ON}`],
        ),
      "once the carer has turned off these mails": (_, carer) =>
        prefer("renewal_mails = false", carer.account),
    };

    test.each(Object.keys(unless))("%s", async (because) => {
      const carer = await world.installation.engine.transaction((tx) =>
        aGuest(tx, world.house, "edit"),
      );
      const id = await aPrescription({}, world.house.child);
      const mails = () =>
        told().filter((line) => line === `email ${carer.email} ${ENDS_ON}`).length;
      world.channels.answer = () => ({ kind: "unreachable" });
      await world.tick(on("09:00"));
      expect(mails()).toBe(1);
      await unless[because]?.(id, carer);
      world.channels.answer = () => ({ kind: "sent" });
      await world.tick(on("10:00"));
      await world.tick(on("11:00"));
      expect(mails()).toBe(1);
    });
  });

  test.each([
    { off: "reminder_notifications", left: [] },
    { off: "push_notifications", left: ["email"] },
    { off: "email_notifications", left: ["push"] },
    { off: "renewal_mails", left: ["push"] },
  ])("without $off the channels are $left", async ({ off, left }) => {
    await prefer(`${off} = false`);
    await aPrescription();
    await world.tick(on("09:00"));
    expect(world.channels.received.map(({ channel }) => channel)).toEqual(left);
  });

  test("who had no channel is told once there is one", async () => {
    await prefer("reminder_notifications = false");
    await aPrescription();
    await world.tick(on("09:00"));
    await prefer("reminder_notifications = true");
    await world.tick(on("09:01"));
    expect(told()).toHaveLength(2);
  });

  test("another end is told as well, and the former one not again", async () => {
    const id = await aPrescription();
    await world.tick(on("09:00"));
    await change(id, { ends_on: "2027-01-18" });
    await world.tick(on("10:00"));
    expect(told()).toEqual(
      [...toBoth(world.house, ENDS_ON), ...toBoth(world.house, "2027-01-18")].sort(),
    );
    await change(id, { ends_on: ENDS_ON });
    await world.tick(on("11:00"));
    expect(told()).toHaveLength(4);
  });

  test("two schedulers at once send one message for each channel", async () => {
    for (let nth = 0; nth < 5; nth += 1) await aPrescription();
    await Promise.all([1, 2, 3, 4].map(() => world.tick(on("09:00"))));
    expect(world.channels.received.flatMap(({ prescriptions }) => prescriptions)).toHaveLength(10);
    const [row] = await world.rows<{ notices: number }>(
      "select count(*)::integer as notices from private.renewal_notices",
    );
    expect(row?.notices).toBe(5);
  });

  test("notices are deleted a week after the end, and tell nobody again", async () => {
    await aPrescription();
    await world.tick(on("09:00"));
    const tidy = (day: string) =>
      world.rows("select private.delete_old_reminder_data($1::timestamptz)", [on("12:00", day)]);
    const count = async () => (await world.rows("select from private.renewal_notices")).length;
    await tidy("2027-01-26");
    expect(await count()).toBe(1);
    await tidy("2027-01-27");
    expect(await count()).toBe(0);
    await world.tick(on("12:00", "2027-01-27"));
    expect(told()).toHaveLength(2);
  });

  describe("one bad row stops no other", () => {
    beforeAll(() => world.installation.engine.transaction(dropBounds));

    test.each([
      "ends_on = 'infinity'",
      "ends_on = '-infinity'",
      "ends_on = '0044-03-15 BC'",
      "ends_on = '12026-01-31'",
      "renewal_days = -32768",
      "renewal_days = 32767",
      "prescriber = E'a\\nb\\u202e'",
    ])("%s", async (bad) => {
      const wrong = await aPrescription({}, world.house.child);
      await world.rows(`update public.prescriptions set ${bad} where id = $1`, [wrong]);
      await aPrescription();
      await world.tick(on("09:00"));
      expect(told().every((line) => line.includes(ENDS_ON))).toBe(true);
      expect(told()).toHaveLength(2);
    });

    test("an unknown time zone is that of Paris", async () => {
      await world.rows("alter table public.user_preferences disable trigger user");
      await prefer("time_zone = 'Nowhere/Town'");
      await world.rows("alter table public.user_preferences enable trigger user");
      await aPrescription();
      await world.tick(on("09:00"));
      expect(told()).toEqual(toBoth(world.house, ENDS_ON));
    });
  });
});
