import type { Mail } from "@trousse/backend/mail/mailer";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { sendByMail } from "#supabase/functions/_shared/mail/mail-channel.ts";
import { unsubscribeLinks } from "#supabase/functions/_shared/mail/unsubscribe-links.ts";
import { devicesOf, sendByPush } from "#supabase/functions/_shared/push/push-channel.ts";
import { aHousehold, type Household } from "#testing/builders/household.ts";
import { aReminder, aRenewal } from "#testing/builders/reminder.ts";
import { anyEngine } from "#testing/engines/engines.ts";
import { type Device, type PushService, startPushService } from "#testing/fakes/push-service.ts";
import { type Installation, keys, startInstallation } from "#testing/harness/installation.ts";

describe.each(anyEngine)("on $name", (place) => {
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

  test("no user may read its private key", async () => {
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

  test("a device cannot be stored without a session", async () => {
    expect(await keep(null, phone)).toMatchObject({ status: 401 });
    const strangers = { formerEndpoint: phone.endpoint, formerAuth: "a".repeat(22) };
    expect(await keep(null, { ...service.subscribe(), ...strangers })).toMatchObject({
      status: 409,
    });
    expect(await rows()).toEqual([]);
  });

  test("a device is stored once, for the account that signed in on it last", async () => {
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

  test("the address alone is not enough to take a device over", async () => {
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

  test("a reminder is sent to every device of its account, and to no other", async () => {
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
    // The device can be subscribed again with it.
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

  test("a dose is urgent, and the end of a prescription waits for a device that saves power", async () => {
    await keep(house, phone);
    await sendByPush(aReminder({}, toHouse()), installation.deps);
    expect(service.messages.at(-1)?.headers.urgency).toBe("high");
    await sendByPush(aRenewal({}, toHouse()), installation.deps);
    expect(service.messages.at(-1)?.headers.urgency).toBe("normal");
  });

  test("mails about prescriptions end by their own link, and no others", async () => {
    const message = aRenewal({ channel: "email" }, toHouse());
    expect(await sendByMail(message, installation.deps)).toEqual({ kind: "sent" });
    const answer = await installation.backend.fetch(
      new Request(mails[0]?.unsubscribeUrl ?? "", {
        method: "POST",
        body: "List-Unsubscribe=One-Click",
      }),
      { address: "10.0.0.1" },
    );
    expect([answer.status, await answer.json()]).toEqual([200, { kind: "renewals" }]);
    expect(await sendByMail(message, installation.deps)).toEqual({ kind: "no-subscription" });
    const reminder = aReminder({ channel: "email" }, toHouse());
    expect(await sendByMail(reminder, installation.deps)).toEqual({ kind: "sent" });
  });

  test("a mail is not sent to an account that unsubscribed from its kind; a mail program unsubscribes in one click", async () => {
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

  test("a consent to news ends by the link of one, and nothing else does", async () => {
    await sql((tx) =>
      tx.query("update public.user_preferences set marketing_emails = true where user_id = $1", [
        house.account,
      ]),
    );
    const { unsubscribeUrl } = unsubscribeLinks(
      house.account,
      "marketing",
      "fr-fr",
      installation.deps,
    );
    const answer = await installation.backend.fetch(
      new Request(unsubscribeUrl, { method: "POST", body: "List-Unsubscribe=One-Click" }),
      { address: "10.0.0.1" },
    );
    expect([answer.status, await answer.json()]).toEqual([200, { kind: "marketing" }]);
    const { data } = await installation
      .signedIn(house)
      .from("user_preferences")
      .select("marketing_emails, reminder_mails, weekly_report");
    expect(data).toEqual([{ marketing_emails: false, reminder_mails: true, weekly_report: true }]);
  });

  describe("a test", () => {
    const tryOut = (channel = "push", by: Household | null = house) =>
      call(by, "send-test", { channel });

    test("needs a session and a channel", async () => {
      expect(await tryOut("push", null)).toMatchObject({ status: 401 });
      expect(await tryOut("email")).toMatchObject({ status: 400 });
    });

    test("returns a result for each device", async () => {
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
      const shown = { token: heard.token, action: "shown", at: "" };
      expect((await call(null, "answer-reminder", shown)).status).toBe(200);
      expect((await rows())[0]).toMatchObject({ shown_at: expect.anything() });
    });

    test("can be asked for five times in ten minutes", async () => {
      const statuses = [];
      for (let nth = 0; nth < 6; nth++) statuses.push((await tryOut()).status);
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    });
  });
});
