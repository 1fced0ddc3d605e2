import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { devicesOf, writePush } from "#supabase/functions/_shared/push/push-channel.ts";
import { aBoxOf, aReference } from "#testing/builders/composed-box.ts";
import { aGuest } from "#testing/builders/guest.ts";
import { aHousehold, type Household } from "#testing/builders/household.ts";
import { aDose, aReminder } from "#testing/builders/reminder.ts";
import { anyEngine } from "#testing/engines/engines.ts";
import { type Installation, keys, startInstallation } from "#testing/harness/installation.ts";

const anEndpoint = () => `https://fcm.googleapis.com/fcm/send/${randomUUID()}`;

/** Answers from a lock screen, without a session. */
describe.each(anyEngine)("on $name", (place) => {
  let installation: Installation;
  let house: Household;
  let phone: { endpoint: string; p256dh: string; auth: string };
  let dose: string;
  let message: string;

  beforeAll(async () => {
    installation = await startInstallation(place);
    await sql((tx) => aHousehold(tx, "admin"));
  });
  afterAll(() => installation.close());

  const sql: Installation["engine"]["transaction"] = (work) =>
    installation.engine.transaction(work);

  async function call(by: Household | null, name: string, body: object) {
    const db = by ? installation.signedIn(by) : installation.visitor();
    const { data, error, response } = await db.functions.invoke(name, { body });
    const answer = error ? await response?.json() : data;
    return { status: response?.status, answer };
  }
  const keep = (by: Household, device: object) => call(by, "keep-device", device);

  beforeEach(async () => {
    house = await sql((tx) => aHousehold(tx, "house"));
    await sql((tx) => tx.query("delete from public.push_subscriptions"));
    phone = { endpoint: anEndpoint(), p256dh: `B${"a".repeat(86)}`, auth: "a".repeat(22) };
    [dose, message] = [randomUUID(), randomUUID()];
    await keep(house, phone);
    await sql(async (tx) => {
      // The dose of the household is of another day.
      await tx.query(
        "update public.medication_intake_logs set taken_at = taken_at - interval '3 days' where user_id = $1",
        [house.account],
      );
      await tx.query(
        `insert into public.planned_doses
           (id, medication_id, profile_id, user_id, on_day, wall_time, planned_at, expires_at, quantity, state)
         values ($1, $2, $3, $3, current_date, '08:00', now(), now() + interval '1 hour', 2, 'due')`,
        [dose, house.medication, house.account],
      );
      await tx.query(
        `insert into private.reminder_messages (id, user_id, channel, occasion, tell_at, expires_at)
         values ($1, $2, 'push', 'reminder', now(), now() + interval '1 hour')`,
        [message, house.account],
      );
      await tx.query(
        `insert into public.reminder_deliveries (planned_dose_id, user_id, channel, occasion, tell_at, state, message_id)
         values ($1, $2, 'push', 'reminder', now(), 'sent', $3)`,
        [dose, house.account, message],
      );
    });
  });

  const toHouse = () => ({ id: house.account, email: house.email });

  async function tokenOf(change: Partial<Parameters<typeof aReminder>[0]> = {}) {
    const [device] = await devicesOf(house.account, installation.deps);
    if (!device) throw new Error("There is no device.");
    const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
    const told = aReminder(
      { id: message, expiresAt, doses: [aDose({ plannedDoseId: dose })], ...change },
      toHouse(),
    );
    return writePush(told, device, installation.deps).token;
  }
  const say = (token: string, action: string, at = "", sentAt?: string) =>
    call(null, "answer-reminder", { token, action, at, sentAt });
  const known = () =>
    sql((tx) =>
      tx.query(
        `select d.state, l.state as told, m.current_quantity::float as left
         from public.planned_doses d
         join public.reminder_deliveries l on l.planned_dose_id = d.id
         join public.medications m on m.id = d.medication_id
         where d.id = $1`,
        [dose],
      ),
    );

  /** Milliseconds since 1970. */
  const takenAt = async () => {
    const [taken] = await sql((tx) =>
      tx.query<{ at: string }>(
        "select to_json(taken_at) #>> '{}' as at from public.medication_intake_logs where id = $1",
        [dose],
      ),
    );
    return Date.parse(taken?.at ?? "");
  };

  test("takes the dose once, however often it is sent", async () => {
    const token = await tokenOf();
    expect(await say(token, "shown")).toEqual({ status: 200, answer: { doses: 0 } });
    expect(await known()).toEqual([{ state: "due", told: "shown", left: 7 }]);
    expect(await say(token, "take")).toEqual({ status: 200, answer: { doses: 1 } });
    expect(await say(token, "take")).toEqual({ status: 200, answer: { doses: 0 } });
    expect(await known()).toEqual([{ state: "taken", told: "acted", left: 5 }]);
  });

  test("keeps the time of the click of an older device when the connection was lost", async () => {
    const pressed = new Date(Date.now() - 900_000).toISOString();
    expect((await say(await tokenOf(), "take", pressed)).status).toBe(200);
    expect(await takenAt()).toBe(Date.parse(pressed));
  });

  const HOUR = 3_600_000;

  test.each([
    {
      clock: 0,
      delay: 15 * 60_000,
      ago: 15 * 60_000,
      because: "it waited for a quarter of an hour",
    },
    { clock: -3 * HOUR, delay: 0, ago: 0, because: "its clock is slow" },
    { clock: -3 * HOUR, delay: HOUR, ago: HOUR, because: "its clock is slow and it waited" },
    { clock: 5 * HOUR, delay: HOUR, ago: HOUR, because: "its clock is fast and it waited" },
    {
      clock: 0,
      delay: 13 * HOUR,
      ago: 0,
      because: "it waited for longer than anything is believed",
    },
    { clock: 0, delay: -HOUR, ago: 0, because: "its clock was set back meanwhile" },
  ])(
    "a dose was taken $ago ms before the answer of a device comes: $because",
    async ({ clock, delay, ago }) => {
      const token = await tokenOf();
      const before = Date.now();
      const at = (moment: number) => new Date(moment).toISOString();
      expect(
        (await say(token, "take", at(before + clock - delay), at(before + clock))).status,
      ).toBe(200);
      const taken = await takenAt();
      expect(taken).toBeGreaterThanOrEqual(before - ago - 1);
      expect(taken).toBeLessThanOrEqual(Date.now() - ago);
    },
  );

  test.each(["2030-01-01T00:00:00Z", "1999-01-01T00:00:00Z", "yesterday"])(
    "a moment that cannot be, %s, is now",
    async (at) => {
      const before = Date.now();
      await say(await tokenOf(), "take", at);
      const taken = await takenAt();
      expect(taken).toBeGreaterThanOrEqual(before - 1);
      expect(taken).toBeLessThanOrEqual(Date.now());
    },
  );

  test("puts it off, or skips it", async () => {
    const token = await tokenOf();
    expect(await say(token, "later")).toEqual({ status: 200, answer: { doses: 1 } });
    expect(await say(token, "skip")).toEqual({ status: 200, answer: { doses: 1 } });
    expect(await known()).toMatchObject([{ state: "skipped", left: 7 }]);
  });

  test("is refused with a token that is made up, over, or of another kind", async () => {
    const { signedTokens } = installation.deps;
    const [device] = await devicesOf(house.account, installation.deps);
    const facts = [message, device?.id ?? "", house.account];
    const refused = [
      "",
      "x.y",
      `${await tokenOf()}x`,
      signedTokens.sign("message", facts, Date.now() - 1),
      signedTokens.sign("unsubscribe", facts),
      await tokenOf({ expiresAt: new Date(Date.now() - 13 * 3_600_000).toISOString() }),
    ];
    for (const token of refused) {
      expect(await say(token, "take")).toMatchObject({
        status: 403,
        answer: { code: "bad-token" },
      });
    }
    expect(await known()).toMatchObject([{ state: "due" }]);
  });

  test("refuses any action that is not on the message, and a GET", async () => {
    expect(await say(await tokenOf(), "delete")).toMatchObject({ status: 400 });
    const looked = await installation.backend.fetch(
      new Request(`http://localhost:3000/functions/v1/answer-reminder?token=${await tokenOf()}`, {
        headers: { apikey: keys.publishableKey },
      }),
      { address: "10.0.0.1" },
    );
    expect(looked.status).toBe(405);
    expect(await known()).toMatchObject([{ state: "due" }]);
  });

  test("is refused from a removed device, or one of another account", async () => {
    const token = await tokenOf();
    const next = await sql((tx) => aHousehold(tx, "next"));
    await keep(next, phone);
    expect((await say(token, "take")).status).toBe(403);
    await sql((tx) => tx.query("delete from public.push_subscriptions"));
    expect((await say(token, "take")).status).toBe(403);
    expect(await known()).toMatchObject([{ state: "due" }]);
  });

  test("answers this message alone, and no dose that is gone", async () => {
    const token = await tokenOf({ id: randomUUID() });
    expect(await say(token, "take")).toMatchObject({ status: 404, answer: { code: "not_found" } });
    expect(await known()).toMatchObject([{ state: "due" }]);
    await sql((tx) => tx.query("delete from public.planned_doses where id = $1", [dose]));
    expect(await say(await tokenOf(), "take")).toMatchObject({ status: 404 });
  });

  test("says so where another account was first, and keeps what was pressed earlier", async () => {
    const carer = await sql((tx) => aGuest(tx, house, "edit"));
    await installation
      .signedIn(carer)
      .rpc("confirm_planned_doses", { doses: [dose], intakes: [randomUUID()] })
      .throwOnError();
    const token = await tokenOf();
    const refused = { status: 409, answer: { code: "answered" } };
    expect(await say(token, "take", new Date().toISOString())).toMatchObject(refused);
    expect(await known()).toMatchObject([{ left: 5 }]);
    const pressed = new Date(Date.now() - 900_000).toISOString();
    expect(await say(token, "take", pressed)).toEqual({ status: 200, answer: { doses: 1 } });
    expect(await known()).toMatchObject([{ state: "taken", left: 3 }]);
  });

  const recorded = async (by: Household, minutes: number, more: object = {}) => {
    const { error } = await installation
      .signedIn(by)
      .from("medication_intake_logs")
      .insert({
        id: randomUUID(),
        medication_id: house.medication,
        profile_id: house.account,
        taken_at: new Date(Date.now() - minutes * 60_000).toISOString(),
        confirmed_warnings: ["duplicate"],
        ...more,
      });
    expect(error).toBeNull();
    // As it is where the reminder came after it.
    await sql((tx) =>
      tx.query("update public.planned_doses set state = 'due', intake_id = null where id = $1", [
        dose,
      ]),
    );
  };
  const asked = { status: 412, answer: { code: "recorded-before" } };

  test.each([1, 100])(
    "asks first where a dose was recorded by hand %i minutes before, and records nothing",
    async (minutes) => {
      await recorded(house, minutes);
      const token = await tokenOf();
      const before = await known();
      const at = new Date().toISOString();
      expect(await say(token, "take", at, at)).toMatchObject(asked);
      expect(await known()).toEqual(before);
      expect((await say(token, "later", at, at)).status).toBe(200);
    },
  );

  test("asks where another carer recorded it, and not where it was hours ago or of another person", async () => {
    const carer = await sql((tx) => aGuest(tx, house, "edit"));
    await recorded(house, 150);
    await recorded(house, 1, { profile_id: house.child });
    expect((await say(await tokenOf(), "take")).status).toBe(200);
    await sql((tx) =>
      tx.query("update public.planned_doses set state = 'due', intake_id = null where id = $1", [
        dose,
      ]),
    );
    await sql((tx) => tx.query("delete from public.medication_intake_logs where id = $1", [dose]));
    await recorded(carer, 1);
    expect(await say(await tokenOf(), "take")).toMatchObject(asked);
  });

  test("asks where another medicine of the same substance was recorded", async () => {
    const box = await sql(async (tx) => {
      const of = { substance: "paracetamol", amount: 500 };
      await tx.query("update public.medications set reference_id = $1 where id = $2", [
        await aReference(tx, [of]),
        house.medication,
      ]);
      const other = await aBoxOf(tx, house, { reference: await aReference(tx, [of]) });
      await tx.query("update public.medications set name = id::text where id = $1", [other]);
      return other;
    });
    await recorded(house, 30, { medication_id: box });
    expect(await say(await tokenOf(), "take")).toMatchObject(asked);
  });

  test("of a press that waited on its device the dose counts beside the recorded one", async () => {
    await recorded(house, 30);
    const pressed = new Date(Date.now() - 60_000).toISOString();
    expect((await say(await tokenOf(), "take", pressed)).status).toBe(200);
    expect(await known()).toMatchObject([{ state: "taken" }]);
  });
});
