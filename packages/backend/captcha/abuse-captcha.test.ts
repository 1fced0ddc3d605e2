import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openEmbedded } from "../../../testing/engines/pglite-template.ts";
import {
  buildConfirmationFor,
  KEYS,
  newIpAddress,
  PASSWORD,
  SITE,
  startTestBackend,
  type TestBackend,
} from "../testing/test-backend.ts";
import { CAPTCHA_ACTIONS, type CaptchaAction, CaptchaOutage } from "./captcha.ts";

const PATHS = {
  "sign-up": "signup",
  "sign-in": "token?grant_type=password",
  recover: "recover",
  resend: "resend",
} as const;
type Guarded = keyof typeof PATHS;
const guarded = Object.keys(PATHS) as Guarded[];

async function send(
  testBackend: TestBackend,
  action: Guarded,
  security: unknown,
  { email = testBackend.newEmail(), password = PASSWORD, from = newIpAddress() } = {},
) {
  const body = { email, password, type: "signup", gotrue_meta_security: security };
  const response = await testBackend.fetch(
    `${SITE}/auth/v1/${PATHS[action]}`,
    { method: "POST", headers: { apikey: KEYS.publishableKey }, body: JSON.stringify(body) },
    from,
  );
  const { error_code: code } = await response.json();
  return { status: response.status, code, retryAfter: response.headers.get("retry-after") };
}

const REFUSED = { status: 400, code: "captcha_failed", retryAfter: null };

describe("A3: with the proof of work", () => {
  let testBackend: TestBackend;
  beforeAll(async () => {
    testBackend = await startTestBackend(await openEmbedded());
  });
  afterAll(async () => {
    await testBackend.close();
    await testBackend.engine.close();
  });

  test.each(guarded)(
    "%s is refused without a token, whatever stands in its place",
    async (action) => {
      const nothings = [
        undefined,
        null,
        "",
        0,
        [],
        {},
        { captcha_token: null },
        { captcha_token: "" },
      ];
      const others = [{ captcha_token: "x" }, { captcha_token: {} }, { token: "x" }];
      for (const security of [...nothings, ...others]) {
        expect(await send(testBackend, action, security)).toEqual(REFUSED);
      }
    },
  );

  test.each(guarded)("%s is refused with a token that was used", async (action) => {
    const captcha_token = await testBackend.solve(action);
    expect((await send(testBackend, action, { captcha_token })).code).not.toBe("captcha_failed");
    expect(await send(testBackend, action, { captcha_token })).toEqual(REFUSED);
  });

  test.each(
    guarded.flatMap((action) =>
      CAPTCHA_ACTIONS.filter((other) => other !== action).map((other) => ({ action, other })),
    ),
  )("$action is refused with a token for $other", async ({ action, other }) => {
    const captcha_token = await testBackend.solve(other);
    expect(await send(testBackend, action, { captcha_token })).toEqual(REFUSED);
  });

  test("there is a challenge for each action, the message to us included", async () => {
    for (const action of CAPTCHA_ACTIONS) {
      const answer = await testBackend.fetch(`${SITE}/captcha/v1/challenge?action=${action}`);
      expect(await answer.json()).toMatchObject({ parameters: { data: { action } } });
    }
  });
});

describe("A3: while the provider is down", () => {
  let testBackend: TestBackend;
  const provider = { isDown: false };
  beforeAll(async () => {
    testBackend = await startTestBackend(await openEmbedded(), {
      captcha: {
        challenge: async () => ({ provider: "turnstile", siteKey: "key" }),
        async verify(token: string, action: CaptchaAction) {
          if (provider.isDown) throw new CaptchaOutage(new Error("no answer for a token"));
          return token === action;
        },
      },
    });
  });
  beforeEach(() => {
    provider.isDown = true;
  });
  afterAll(async () => {
    await testBackend.close();
    await testBackend.engine.close();
  });

  async function somebody() {
    provider.isDown = false;
    const email = testBackend.newEmail();
    await send(testBackend, "sign-up", { captcha_token: "sign-up" }, { email });
    await testBackend.client().auth.verifyOtp(buildConfirmationFor(testBackend.tokenFor(email)));
    provider.isDown = true;
    return email;
  }

  const outages = () => (testBackend.problems.splice(0) as Error[]).map(({ message }) => message);

  test.each(["sign-up", "recover", "resend"] as const)(
    "%s is closed, and says for how long",
    async (action) => {
      const mails = testBackend.mails.length;
      expect(await send(testBackend, action, { captcha_token: action })).toEqual({
        status: 503,
        code: "captcha_failed",
        retryAfter: "10",
      });
      expect(testBackend.mails).toHaveLength(mails);
      expect(outages()).toEqual(["Error at asking the captcha's provider"]);
    },
  );

  test("signing in stays open, for two wrong passwords of an account in fifteen minutes", async () => {
    const email = await somebody();
    const from = newIpAddress();
    const wrong = { email, from, password: "Wrong-1000" };
    expect((await send(testBackend, "sign-in", {}, wrong)).status).toBe(400);
    expect((await send(testBackend, "sign-in", {}, { email, from })).status).toBe(200);
    expect((await send(testBackend, "sign-in", {}, wrong)).status).toBe(400);
    expect((await send(testBackend, "sign-in", {}, { email, from })).status).toBe(429);
    expect((await send(testBackend, "sign-in", {}, { email })).status, "from elsewhere").toBe(200);
    provider.isDown = false;
    const solved = { captcha_token: "sign-in" };
    expect((await send(testBackend, "sign-in", solved, { email, from })).status).toBe(200);
    expect(outages()).toHaveLength(5);
  });

  test("one network has five attempts in five minutes, whosever accounts they are at", async () => {
    const from = newIpAddress();
    for (let count = 0; count < 5; count++) {
      expect((await send(testBackend, "sign-in", {}, { from })).status).toBe(400);
    }
    expect((await send(testBackend, "sign-in", {}, { from })).status).toBe(429);
    expect(outages()).toHaveLength(6);
  });

  test("the page learns whom to ask for a challenge", async () => {
    const answer = await testBackend.fetch(`${SITE}/captcha/v1/challenge?action=sign-in`);
    expect(await answer.json()).toEqual({ provider: "turnstile", siteKey: "key" });
  });
});
