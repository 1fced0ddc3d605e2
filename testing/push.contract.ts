import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Mail } from "../backend/mail/mailer.ts";
import { sendByMail } from "../supabase/functions/_shared/mail-channel.ts";
import { devicesOf, sendByPush, writePush } from "../supabase/functions/_shared/push-channel.ts";
import { aDose, aReminder } from "./a-reminder.ts";
import { engines } from "./engines.ts";
import { aHousehold, type Household } from "./households.ts";
import { type Installation, keys, startInstallation } from "./installation.ts";
import { type Device, type PushService, startPushService } from "./push-service.ts";

describe.each(engines)("on $name", (place) => {
  let installation: Installation;
  let service: PushService;
  let house: Household;
  let phone: Device;
  const mails: Mail[] = [];

  beforeAll(async () => {
    service = await startPushService();
    installation = await startInstallation(place, {
      mailer: { send: async (mail) => void mails.push(mail) },
      pushServices: [service.origin],
    });
    await sql((tx) => aHousehold(tx, "admin"));
  });
  beforeEach(async () => {
    service.answer({ status: 201 });
    service.messages.length = 0;
    mails.length = 0;
    house = await sql((tx) => aHousehold(tx, "house"));
    await sql((tx) => tx.query("delete from public.push_subscriptions"));
    phone = service.subscribe();
  });
  afterAll(async () => {
    await installation.close();
    await service.close();
  });

  const sql: Installation["engine"]["transaction"] = (work) =>
    installation.engine.transaction(work);

  /** What a page or a service worker gets: the status, and the body whichever it is. */
  async function call(by: Household | null, name: string, body: object) {
    const db = by ? installation.signedIn(by) : installation.visitor();
    const { data, error, response } = await db.functions.invoke(name, { body });
    const answer = error ? await response?.json() : data;
    return { status: response?.status, answer };
  }
  const keep = (by: Household | null, device: object) => call(by, "keep-device", device);

  const rows = () =>
    sql((tx) =>
      tx.query<Record<string, unknown>>(
        "select * from public.push_subscriptions order by created_at, id",
      ),
    );
  const toHouse = () => ({ id: house.account, email: house.email });

  test("the key is the same for everybody, and for every copy of the server", async () => {
    const [one, other] = [await call(null, "push-key", {}), await call(house, "push-key", {})];
    expect(one).toEqual({
      status: 200,
      answer: { publicKey: expect.stringMatching(/^B[\w-]{86}$/) },
    });
    expect(other).toEqual(one);
    const stored = await sql((tx) =>
      tx.query<{ public_key: string }>("select public_key from private.vapid_keys"),
    );
    expect(stored).toEqual([{ public_key: one.answer.publicKey }]);
  });

  test("its other half is nobody's to read", async () => {
    await call(null, "push-key", {});
    for (const role of ["anon", "authenticated"]) {
      const read = installation.engine.asRole(
        { role, claims: "{}" },
        "select private_key from private.vapid_keys",
        [],
      );
      await expect(read).rejects.toMatchObject({ code: "42501" });
    }
  });

  test.each([
    {
      change: { endpoint: "https://169.254.169.254/latest" },
      status: 422,
      code: "unknown-service",
    },
    { change: { endpoint: "https://10.0.0.1/x" }, status: 422, code: "unknown-service" },
    { change: { endpoint: "http://localhost:9/x" }, status: 422, code: "unknown-service" },
    { change: { endpoint: "" }, status: 422, code: "unknown-service" },
    { change: { p256dh: "x" }, status: 400, code: "validation_failed" },
    { change: { auth: "" }, status: 400, code: "validation_failed" },
    { change: { auth: "a\0" }, status: 400, code: "bad_json" },
  ])("a device with $change is refused: $code", async ({ change, status, code }) => {
    expect(await keep(house, { ...phone, ...change })).toMatchObject({ status, answer: { code } });
    expect(await rows()).toEqual([]);
  });

  test("nobody keeps a device signed out", async () => {
    expect(await keep(null, phone)).toMatchObject({ status: 401 });
    const strangers = { formerEndpoint: phone.endpoint, formerAuth: "a".repeat(22) };
    expect(await keep(null, { ...service.subscribe(), ...strangers })).toMatchObject({
      status: 409,
    });
    expect(await rows()).toEqual([]);
  });

  test("a device is kept once, whoever signs in on it last", async () => {
    const first = await keep(house, phone);
    expect(first).toEqual({ status: 201, answer: { id: expect.any(String) } });
    expect(await keep(house, phone)).toEqual(first);
    const next = await sql((tx) => aHousehold(tx, "next"));
    await sql((tx) =>
      tx.query("delete from public.push_subscriptions where user_id = $1", [next.account]),
    );
    expect(await keep(next, { ...phone, visit: "yes" })).toMatchObject({ status: 409 });
    expect(await keep(next, phone)).toEqual(first);
    expect(await rows()).toMatchObject([{ user_id: next.account, endpoint: phone.endpoint }]);
  });

  test("whoever knows its address alone takes no device over", async () => {
    await keep(house, phone);
    const eve = await sql((tx) => aHousehold(tx, "eve"));
    const stolen = { ...service.subscribe(), endpoint: phone.endpoint };
    expect(await keep(eve, stolen)).toMatchObject({
      status: 409,
      answer: { code: "not-this-device" },
    });
    expect(await devicesOf(house.account, installation.deps)).toMatchObject([phone]);
  });

  test("a browser that got another subscription renews it without anybody there", async () => {
    const { answer } = await keep(house, phone);
    const renewed = service.subscribe();
    const former = { formerEndpoint: phone.endpoint, formerAuth: phone.auth };
    expect(await keep(null, { ...renewed, ...former })).toEqual({ status: 200, answer });
    expect(await devicesOf(house.account, installation.deps)).toMatchObject([renewed]);
    expect(await keep(null, { ...service.subscribe(), ...former })).toMatchObject({ status: 409 });
  });

  test("an account has ten devices, and the eleventh takes the place of the oldest", async () => {
    for (let nth = 0; nth < 11; nth++) await keep(house, nth === 0 ? phone : service.subscribe());
    const kept = await rows();
    expect(kept).toHaveLength(10);
    expect(kept.map(({ endpoint }) => endpoint)).not.toContain(phone.endpoint);
  });

  test("people see their devices without the keys, and remove them", async () => {
    await keep(house, phone);
    const db = installation.signedIn(house);
    const columns = "device, created_at, last_used_at, shown_at, failure, gone_at, gone_reason";
    const { data } = await db.from("push_subscriptions").select(columns);
    expect(data).toMatchObject([{ device: "Web", gone_at: null }]);
    const { error } = await db.from("push_subscriptions").select("auth");
    expect(error?.code).toBe("42501");
    await db.from("push_subscriptions").delete().eq("endpoint", phone.endpoint);
    expect(await rows()).toEqual([]);
  });

  test("a reminder rings on every device of its reader, and on no other", async () => {
    const tablet = service.subscribe();
    await keep(house, phone);
    await keep(house, tablet);
    const stranger = await sql((tx) => aHousehold(tx, "stranger"));
    await keep(stranger, service.subscribe());
    const { expiresAt, ...message } = aReminder({}, toHouse());
    const soon = new Date(Date.now() + 1800_000).toISOString();
    expect(await sendByPush({ ...message, expiresAt: soon }, installation.deps)).toEqual({
      kind: "sent",
    });
    expect(service.messages.map(({ endpoint }) => endpoint).sort()).toEqual(
      [phone.endpoint, tablet.endpoint].sort(),
    );
    const [heard] = service.messagesTo(phone);
    expect(JSON.parse(heard?.text ?? "")).toMatchObject({ title: "C’est l’heure de votre prise" });
    expect(Number(heard?.headers.ttl)).toBeGreaterThan(1790);
    expect(Number(heard?.headers.ttl)).toBeLessThanOrEqual(1800);
    const used = (await rows()).filter(({ last_used_at: at }) => at !== null);
    expect(used).toMatchObject([{ user_id: house.account }, { user_id: house.account }]);
  });

  test.each([
    { status: 410, reason: "http-410" },
    { status: 404, reason: "http-404" },
    { status: 403, reason: "http-403" },
    { status: 400, reason: "http-400" },
  ])("a device whose service says $status is dropped with that", async ({ status, reason }) => {
    await keep(house, phone);
    service.answer({ status });
    const message = aReminder({}, toHouse());
    expect(await sendByPush(message, installation.deps)).toEqual({ kind: "no-subscription" });
    expect(await rows()).toMatchObject([
      { gone_at: expect.anything(), gone_reason: reason, p256dh: null, auth: null },
    ]);
    const before = service.requests;
    expect(await sendByPush(message, installation.deps)).toEqual({ kind: "no-subscription" });
    expect(service.requests).toBe(before);
    // Whoever comes back with it is welcome.
    service.answer({ status: 201 });
    await keep(house, phone);
    expect(await sendByPush(message, installation.deps)).toEqual({ kind: "sent" });
    expect(await rows()).toMatchObject([{ gone_at: null, gone_reason: null, failure: null }]);
  });

  test("a service that is busy is asked again, and the device is kept", async () => {
    await keep(house, phone);
    service.answer({ status: 429, headers: { "retry-after": "90" } });
    expect(await sendByPush(aReminder({}, toHouse()), installation.deps)).toEqual({
      kind: "unreachable",
      retryAfter: 90,
    });
    expect(await rows()).toMatchObject([{ gone_at: null, failure: "http-429" }]);
  });

  test("a letter is not sent to whoever ended its kind; a mail program does it in one press", async () => {
    const message = aReminder({ channel: "email" }, toHouse());
    expect(await sendByMail(message, installation.deps)).toEqual({ kind: "sent" });
    const url = mails[0]?.unsubscribeUrl ?? "";
    const ask = (method: string, address = url) =>
      installation.backend.fetch(
        new Request(address, {
          method,
          ...(method === "POST" && {
            headers: { "content-type": "application/x-www-form-urlencoded" },
            body: "List-Unsubscribe=One-Click",
          }),
        }),
        { address: "10.0.0.1" },
      );
    expect((await ask("GET")).status).toBe(405);
    expect(await sendByMail(message, installation.deps)).toEqual({ kind: "sent" });
    expect((await ask("POST", url.replace(/token=[\w-]+/, "token=e30"))).status).toBe(403);
    expect((await ask("POST", url.replace(/apikey=\w+&/, ""))).status).toBe(401);
    expect((await ask("POST", url.replace(/apikey=\w+/, `apikey=${keys.secretKey}`))).status).toBe(
      401,
    );

    const answer = await ask("POST");
    expect([answer.status, await answer.json()]).toEqual([200, { kind: "reminders" }]);
    expect(await sendByMail(message, installation.deps)).toEqual({ kind: "no-subscription" });
    const late = { ...message, occasion: "escalation" } as const;
    expect(await sendByMail(late, installation.deps)).toEqual({ kind: "sent" });
    const { data } = await installation
      .signedIn(house)
      .from("user_preferences")
      .select("email_notifications, reminder_mails, escalation_mails, weekly_report");
    expect(data).toEqual([
      {
        email_notifications: true,
        reminder_mails: false,
        escalation_mails: true,
        weekly_report: true,
      },
    ]);
  });

  describe("a test", () => {
    const tryOut = (channel = "push", by: Household | null = house) =>
      call(by, "send-test", { channel });

    test("needs somebody, and a way", async () => {
      expect(await tryOut("push", null)).toMatchObject({ status: 401 });
      expect(await tryOut("pigeon")).toMatchObject({ status: 400 });
    });

    test("says for each device what became of it", async () => {
      const tablet = service.subscribe();
      await keep(house, phone);
      await keep(house, tablet);
      service.unsubscribe(tablet.endpoint);
      const { answer } = await tryOut();
      expect(answer).toMatchObject({
        devices: [
          { device: "Web", outcome: "delivered" },
          { device: "Web", outcome: "gone", reason: "http-410" },
        ],
      });
      const heard = JSON.parse(service.messages[0]?.text ?? "");
      expect(heard).toMatchObject({ tag: answer.tag, title: "Trousse peut vous prévenir ici" });
      expect((await rows())[0]).toMatchObject({ shown_at: null });
      const shown = { token: heard.token, deed: "shown", at: "" };
      expect((await call(null, "answer-reminder", shown)).status).toBe(200);
      expect((await rows())[0]).toMatchObject({ shown_at: expect.anything() });
    });

    test("by mail goes to one's own address", async () => {
      expect(await tryOut("email")).toMatchObject({
        status: 200,
        answer: { outcome: "delivered" },
      });
      expect(mails).toMatchObject([{ to: house.email, subject: "Trousse peut vous prévenir ici" }]);
    });

    test("can be asked for five times in ten minutes", async () => {
      const statuses = [];
      for (let nth = 0; nth < 6; nth++) statuses.push((await tryOut("email")).status);
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    });
  });

  describe("an answer from a lock screen", () => {
    let dose: string;
    let message: string;

    beforeEach(async () => {
      [dose, message] = [randomUUID(), randomUUID()];
      await keep(house, phone);
      await sql(async (tx) => {
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
    const say = (token: string, deed: string, at = "") =>
      call(null, "answer-reminder", { token, deed, at });
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

    test("takes the dose once, however often it is sent", async () => {
      const token = await tokenOf();
      expect(await say(token, "shown")).toEqual({ status: 200, answer: { doses: 0 } });
      expect(await known()).toEqual([{ state: "due", told: "shown", left: 7 }]);
      expect(await say(token, "take")).toEqual({ status: 200, answer: { doses: 1 } });
      expect(await say(token, "take")).toEqual({ status: 200, answer: { doses: 0 } });
      expect(await known()).toEqual([{ state: "taken", told: "acted", left: 5 }]);
    });

    test("keeps the moment it was pressed, when the line was away", async () => {
      const pressed = new Date(Date.now() - 900_000).toISOString();
      expect((await say(await tokenOf(), "take", pressed)).status).toBe(200);
      const taken = await sql((tx) =>
        tx.query<{ at: string }>(
          "select to_json(taken_at) #>> '{}' as at from public.medication_intake_logs where id = $1",
          [dose],
        ),
      );
      expect(Date.parse(taken[0]?.at ?? "")).toBe(Date.parse(pressed));
    });

    test.each(["2030-01-01T00:00:00Z", "1999-01-01T00:00:00Z", "yesterday"])(
      "a moment that cannot be, %s, is now",
      async (at) => {
        const before = Date.now();
        await say(await tokenOf(), "take", at);
        const [{ taken_at } = { taken_at: 0 }] = await sql((tx) =>
          tx.query<{ taken_at: number }>(
            "select extract(epoch from taken_at)::float * 1000 as taken_at from public.medication_intake_logs where id = $1",
            [dose],
          ),
        );
        expect(taken_at).toBeGreaterThanOrEqual(before - 1);
        expect(taken_at).toBeLessThanOrEqual(Date.now());
      },
    );

    test("puts it off, or skips it", async () => {
      const token = await tokenOf();
      expect(await say(token, "later")).toEqual({ status: 200, answer: { doses: 1 } });
      expect(await say(token, "skip")).toEqual({ status: 200, answer: { doses: 1 } });
      expect(await known()).toMatchObject([{ state: "skipped", left: 7 }]);
    });

    test("is refused with a token that is made up, over, or of another kind", async () => {
      const { seals } = installation.deps;
      const [device] = await devicesOf(house.account, installation.deps);
      const facts = [message, device?.id ?? "", house.account];
      const refused = [
        "",
        "x.y",
        `${await tokenOf()}x`,
        seals.seal("message", facts, Date.now() - 1),
        seals.seal("unsubscribe", facts),
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

    test("is refused for any deed but those on the message, and by looking", async () => {
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

    test("is refused from a device that was removed, or that is somebody else's now", async () => {
      const token = await tokenOf();
      const next = await sql((tx) => aHousehold(tx, "next"));
      await keep(next, phone);
      expect((await say(token, "take")).status).toBe(403);
      await sql((tx) => tx.query("delete from public.push_subscriptions"));
      expect((await say(token, "take")).status).toBe(403);
      expect(await known()).toMatchObject([{ state: "due" }]);
    });

    test("answers this message alone", async () => {
      const token = await tokenOf({ id: randomUUID() });
      expect(await say(token, "take")).toEqual({ status: 200, answer: { doses: 0 } });
      expect(await known()).toMatchObject([{ state: "due" }]);
    });
  });
});
