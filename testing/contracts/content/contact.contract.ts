import { randomUUID } from "node:crypto";
import { CaptchaOutage } from "@trousse/backend/captcha/captcha";
import type { Mail } from "@trousse/backend/mail/mailer";
import { newIpAddress } from "@trousse/backend/testing/test-backend";
import { newEmail } from "@trousse/backend/testing/test-email";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { aHousehold } from "#testing/builders/household.ts";
import { anyEngine } from "#testing/engines/engines.ts";
import { type Installation, keys, startInstallation } from "#testing/harness/installation.ts";

const OUTAGE = "outage";

describe.each(anyEngine)("on $name", (place) => {
  let installation: Installation;
  let isMailDown = false;
  const mails: Mail[] = [];
  const problems: unknown[] = [];
  const solved = new Set<string>();

  beforeAll(async () => {
    installation = await startInstallation(place, {
      captcha: {
        challenge: async () => ({}),
        async verify(token, action) {
          if (token === OUTAGE) throw new CaptchaOutage();
          return action === "contact" && solved.delete(token);
        },
      },
      mailer: {
        async send(mail) {
          if (isMailDown) throw new Error("ECONNREFUSED");
          mails.push(mail);
        },
      },
      report: (problem) => problems.push(problem),
    });
  });
  beforeEach(() => {
    isMailDown = false;
    mails.length = 0;
    problems.length = 0;
  });
  afterAll(() => installation.close());

  const solve = () => {
    const token = randomUUID();
    solved.add(token);
    return token;
  };

  const aMessage = () => ({
    full_name: "Zoé Le Gall",
    email: newEmail(),
    subject: "Une question",
    message: "Bonjour,\n\ncomment partager <un> profil ?\nMerci",
    language: "fr",
    captcha_token: solve(),
  });

  const ask = (init: RequestInit, from = newIpAddress(), headers: object = {}) =>
    installation.backend.fetch(
      new Request("http://localhost:3000/functions/v1/contact", {
        method: "POST",
        headers: { apikey: keys.publishableKey, ...headers },
        ...init,
      }),
      { address: from },
    );
  const send = (body: unknown, from?: string) => ask({ body: JSON.stringify(body) }, from);

  const stored = (email: string) =>
    installation.engine.transaction((tx) =>
      tx.query<Record<string, unknown>>(
        "select full_name, email, subject, message, language from public.contact_messages where email = $1",
        [email],
      ),
    );

  test("a message on an installation without an admin is stored", async () => {
    const message = aMessage();
    expect((await send(message)).status).toBe(201);
    expect(await stored(message.email)).toHaveLength(1);
    expect([mails, problems]).toEqual([[], []]);
  });

  describe("with an admin", () => {
    let owner: string;
    beforeAll(async () => {
      owner = (await installation.engine.transaction((tx) => aHousehold(tx, "admin"))).email;
    });

    test.each([
      { captcha_token: "made-up", status: 400, code: "captcha_failed" },
      { captcha_token: OUTAGE, status: 503, code: "captcha_failed" },
      { captcha_token: "", status: 400, code: "validation_failed" },
      { full_name: "", status: 400, code: "validation_failed" },
      { full_name: "x".repeat(101), status: 400, code: "validation_failed" },
      { subject: { toString: "x" }, status: 400, code: "validation_failed" },
      { message: "x".repeat(5001), status: 400, code: "validation_failed" },
      { message: "a\0b", status: 400, code: "bad_json" },
      { message: "\ud800", status: 400, code: "bad_json" },
    ])(
      "a message with $captcha_token$full_name is refused: $code",
      async ({ status, code, ...change }) => {
        const message = { ...aMessage(), ...change };
        const answer = await send(message);
        expect([answer.status, await answer.json()]).toMatchObject([status, { code }]);
        expect([await stored(message.email), mails]).toEqual([[], []]);
      },
    );

    test("errors are returned by field", async () => {
      const answer = await send({ captcha_token: "proof", email: "zoe@" });
      expect(await answer.json()).toEqual({
        code: "validation_failed",
        message: "The message is not complete",
        wrong: {
          fullName: "required",
          email: "not-an-email",
          subject: "required",
          message: "required",
        },
      });
    });

    test.each([
      { init: { method: "GET" }, status: 405 },
      { init: { body: "" }, status: 400 },
      { init: { body: "[]" }, status: 400 },
      { init: { body: "null" }, status: 400 },
      { init: { body: "{" }, status: 400 },
      { init: { body: "x".repeat(200_000) }, status: 413 },
    ])(
      "$init.method $init.body.length characters that are no message: $status",
      async ({ init, status }) => {
        expect((await ask(init)).status).toBe(status);
      },
    );

    test("no row is written without the key, or without the function", async () => {
      expect((await ask({ headers: {} })).status).toBe(401);
      const { captcha_token: _, ...row } = aMessage();
      const { error } = await installation
        .visitor()
        .from("contact_messages")
        .insert(row as never);
      expect(error?.code).toBe("42501");
    });

    test("a captcha's solution sends one message", async () => {
      const message = aMessage();
      expect((await send(message)).status).toBe(201);
      expect((await send(message)).status).toBe(400);
      expect(await stored(message.email)).toHaveLength(1);
    });

    test("it is stored, and mailed to the operator with a reply address", async () => {
      const { captcha_token, ...message } = aMessage();
      expect((await send({ ...message, captcha_token })).status).toBe(201);
      expect(await stored(message.email)).toEqual([message]);
      expect(mails).toEqual([
        {
          to: owner,
          replyTo: message.email,
          subject: "[Trousse] Une question",
          text: expect.stringContaining(message.message),
          html: expect.stringContaining("comment partager &#60;un&#62; profil ?<br>Merci"),
        },
      ]);
      expect(mails[0]?.html).not.toContain("<un>");
    });

    test("a message whose answer was lost, and that is sent again, is one message and one mail", async () => {
      const message = { ...aMessage(), id: randomUUID() };
      expect((await send(message)).status).toBe(201);
      const again = { ...message, id: message.id.toUpperCase(), captcha_token: solve() };
      expect((await send(again)).status).toBe(201);
      expect(await stored(message.email)).toHaveLength(1);
      expect(mails).toHaveLength(1);
    });

    test("nothing that is typed begins another line of a mail's head", async () => {
      const message = {
        ...aMessage(),
        full_name: "Zoé\r\nBcc: everybody@example.org",
        subject: "Bonjour\r\nBcc: everybody@example.org\u2028X",
      };
      expect((await send(message)).status).toBe(201);
      expect(mails[0]).toMatchObject({
        subject: "[Trousse] Bonjour Bcc: everybody@example.org X",
        replyTo: message.email,
      });
      const email = `a${randomUUID()}@example.org\r\nBcc: everybody@example.org`;
      expect((await send({ ...aMessage(), email })).status).toBe(400);
    });

    test("a mail server that is away loses no message", async () => {
      isMailDown = true;
      const message = aMessage();
      expect((await send(message)).status).toBe(201);
      expect(await stored(message.email)).toHaveLength(1);
      await expect.poll(() => problems).toHaveLength(1);
      expect(String(problems[0])).toContain("sending mail");
    });

    test("the address that the site names comes first, in the language of the message", async () => {
      await installation.engine.transaction((tx) =>
        tx.query(`insert into public.site_metadata (language, meta_key, meta_value) values
          ('fr', 'contact_email', ' bonjour@example.org '), ('es', 'contact_email', 'hola@example.org'),
          ('en', 'contact_email', ' ') on conflict (language, meta_key) do update set meta_value = excluded.meta_value`),
      );
      for (const language of ["fr", "en", "es", "de"]) await send({ ...aMessage(), language });
      expect(mails.map(({ to }) => to)).toEqual([
        "bonjour@example.org",
        "bonjour@example.org",
        "hola@example.org",
        "bonjour@example.org",
      ]);
      expect(mails[2]?.text).toContain("Responda a este mensaje");
    });

    test("the sixth message from one network within an hour has to wait, another network does not", async () => {
      const from = newIpAddress();
      const answers = [];
      for (let sent = 0; sent < 6; sent++) answers.push(await send(aMessage(), from));
      expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 429]);
      expect(await answers[5]?.json()).toEqual({
        code: "over_request_rate_limit",
        message: "Too many messages. Try again in 60 minutes.",
      });
      const wait = Number(answers[5]?.headers.get("retry-after"));
      expect(wait).toBeGreaterThan(3500);
      expect(wait).toBeLessThanOrEqual(3600);
      expect((await send(aMessage())).status).toBe(201);
    });

    test("the fourth message with one address has to wait, from any network; refused messages do not count", async () => {
      const { email } = aMessage();
      const from = newIpAddress();
      const statuses = [];
      for (let sent = 0; sent < 3; sent++) {
        statuses.push((await send({ ...aMessage(), email })).status);
      }
      for (const spelling of [email, email.toUpperCase(), ` ${email}`, email, email, email]) {
        statuses.push((await send({ ...aMessage(), email: spelling }, from)).status);
      }
      expect(statuses).toEqual([201, 201, 201, 429, 429, 429, 429, 429, 429]);
      expect((await send(aMessage(), from)).status).toBe(201);
    });

    test("ten at the same moment are five", async () => {
      const from = newIpAddress();
      const answers = await Promise.all(Array.from({ length: 10 }, () => send(aMessage(), from)));
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
    });

    test("attempts end after an hour, and do not reveal who made them", async () => {
      const from = newIpAddress();
      const first = aMessage();
      await send(first, from);
      for (let sent = 0; sent < 4; sent++) await send(aMessage(), from);
      expect((await send(aMessage(), from)).status).toBe(429);
      const rows = await installation.engine.transaction((tx) =>
        tx.query<{ row: unknown }>("select to_json(a) as row from private.attempts a"),
      );
      expect(JSON.stringify(rows)).not.toContain(first.email);
      await installation.engine.transaction((tx) =>
        tx.query(
          "update private.attempts set made_at = made_at - interval '1 hour', ends_at = ends_at - interval '1 hour'",
        ),
      );
      expect((await send(aMessage(), from)).status).toBe(201);
    });

    test("only service_role counts attempts and reads the recipient", async () => {
      for (const role of ["anon", "authenticated"]) {
        for (const call of ["private.count_attempts('[]')", "private.contact_recipient('fr')"]) {
          const asked = installation.engine.asRole({ role, claims: "{}" }, `select ${call}`, []);
          await expect(asked).rejects.toMatchObject({ code: "42501" });
        }
      }
    });
  });
});
