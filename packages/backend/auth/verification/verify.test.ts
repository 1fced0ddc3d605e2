import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { engines } from "../../../../testing/engines/engines.ts";
import {
  KEYS,
  PASSWORD,
  SITE,
  startTestBackend,
  type TestBackend,
} from "../../testing/test-backend.ts";

describe.each(engines)("on $name", ({ open: openEngine }) => {
  let testBackend: TestBackend;
  beforeAll(async () => {
    testBackend = await startTestBackend(await openEngine());
  });
  afterAll(async () => {
    await testBackend.close();
    await testBackend.engine.close();
  });

  const HOUR = 3_600_000;
  const NEW_PASSWORD = "Ibuprofen-400";

  async function signUp(email = testBackend.newEmail()) {
    const captchaToken = await testBackend.solve("sign-up");
    const { error } = await testBackend
      .client()
      .auth.signUp({ email, password: PASSWORD, options: { captchaToken } });
    expect(error).toBeNull();
    return { email, token: testBackend.tokenFor(email) };
  }

  async function recover(email: string, redirectTo?: string) {
    const captchaToken = await testBackend.solve("recover");
    return testBackend
      .client()
      .auth.resetPasswordForEmail(email, { captchaToken, ...(redirectTo && { redirectTo }) });
  }

  async function signIn(email: string, password = PASSWORD) {
    const client = testBackend.client();
    const captchaToken = await testBackend.solve("sign-in");
    const { error } = await client.auth.signInWithPassword({
      email,
      password,
      options: { captchaToken },
    });
    return { client, error };
  }

  type LinkType = "signup" | "recovery" | "email_change" | "invite" | "email" | "magiclink";
  const open = (token: string, type: LinkType, client = testBackend.client()) => {
    const link = { token_hash: token, type, password: PASSWORD };
    return client.auth.verifyOtp(link);
  };

  test("a link works until its hour is over, and not a moment longer", async () => {
    const { token } = await signUp();
    const { token: late } = await signUp();
    testBackend.clock.now += HOUR - 1;
    expect((await open(token, "signup")).error).toBeNull();
    testBackend.clock.now += 1;
    expect((await open(late, "signup")).error).toMatchObject({ status: 403, code: "otp_expired" });
  });

  test("a link works once, for one of eight that open it at the same moment", async () => {
    const { token } = await signUp();
    const answers = await Promise.all(Array.from({ length: 8 }, () => open(token, "signup")));
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
    expect((await open(token, "signup")).error?.code).toBe("otp_expired");
  });

  test.each<{ type: LinkType; because: string }>([
    { type: "recovery", because: "it was sent to confirm an address" },
    { type: "email_change", because: "it was sent to confirm an address" },
    { type: "magiclink", because: "there is no such link" },
  ])("a confirmation is no $type: $because", async ({ type }) => {
    const { token } = await signUp();
    expect((await open(token, type)).error).not.toBeNull();
    expect((await open(token, "signup")).error).toBeNull();
  });

  test("GoTrue's general type opens it as well", async () => {
    const { token } = await signUp();
    expect((await open(token, "email")).error).toBeNull();
  });

  test.each([
    { body: { token_hash: "x".repeat(43), type: "signup" }, status: 403, code: "otp_expired" },
    { body: { token_hash: "", type: "signup" }, status: 403, code: "otp_expired" },
    {
      body: { token_hash: "x".repeat(129), type: "signup" },
      status: 400,
      code: "validation_failed",
    },
    { body: { token_hash: ["a"], type: "signup" }, status: 400, code: "validation_failed" },
    { body: { type: "signup" }, status: 400, code: "validation_failed" },
    {
      body: { token: "123456", email: "a@b.fr", type: "signup" },
      status: 403,
      code: "otp_expired",
    },
    { body: { token_hash: "a", type: "sms" }, status: 400, code: "validation_failed" },
    { body: { token_hash: "a", type: "constructor" }, status: 400, code: "validation_failed" },
  ])("case $# opens nothing: $code", async ({ body, status, code }) => {
    const response = await testBackend.fetch(`${SITE}/auth/v1/verify`, {
      method: "POST",
      headers: { apikey: KEYS.publishableKey },
      body: JSON.stringify(body),
    });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ error_code: code });
  });

  test.each(["GET", "HEAD"])(
    "a program that looks at mail with %s opens nothing",
    async (method) => {
      const { token } = await signUp();
      const response = await testBackend.fetch(
        `${SITE}/auth/v1/verify?token=${token}&token_hash=${token}&type=signup`,
        { method, headers: { apikey: KEYS.publishableKey } },
      );
      expect(response.status).toBe(404);
      expect((await open(token, "signup")).error).toBeNull();
    },
  );

  test("somebody who forgot the password chooses a new one, and all other sessions end", async () => {
    const { email, client: other } = await testBackend.member();
    expect((await recover(email, `${SITE}/fr-fr/dashboard`)).error).toBeNull();
    const client = testBackend.client();
    expect((await open(testBackend.tokenFor(email), "recovery", client)).error).toBeNull();
    expect((await client.auth.updateUser({ password: NEW_PASSWORD })).error).toBeNull();
    expect((await client.from("notes").select()).data).toEqual([]);
    expect((await other.from("notes").select()).status).toBe(401);
    expect((await signIn(email)).error?.code).toBe("invalid_credentials");
    expect((await signIn(email, NEW_PASSWORD)).error).toBeNull();
  });

  test("a recovery is good for one new password within its hour", async () => {
    const { email } = await testBackend.member();
    await recover(email);
    const client = testBackend.client();
    await open(testBackend.tokenFor(email), "recovery", client);
    expect((await client.auth.updateUser({ password: NEW_PASSWORD })).error).toBeNull();
    const again = await client.auth.updateUser({ password: PASSWORD });
    expect(again.error).toMatchObject({ status: 400, code: "reauthentication_needed" });
  });

  test("an open recovery link dies with the password it was meant to replace", async () => {
    const { email, client } = await testBackend.member();
    await recover(email);
    const link = testBackend.tokenFor(email);
    await client.auth.updateUser({ password: NEW_PASSWORD, current_password: PASSWORD });
    expect((await open(link, "recovery")).error?.code).toBe("otp_expired");
  });

  test("a recovery proves an address that was never confirmed, and drops a stranger's password", async () => {
    const { email } = await signUp();
    await recover(email);
    const client = testBackend.client();
    expect((await open(testBackend.tokenFor(email), "recovery", client)).error).toBeNull();
    expect((await signIn(email)).error?.code).toBe("invalid_credentials");
    expect((await client.auth.updateUser({ password: PASSWORD })).error).toBeNull();
    expect((await signIn(email)).error).toBeNull();
  });

  test("an unknown address is answered like a known one, and gets no mail", async () => {
    const { email } = await testBackend.member();
    const count = testBackend.mails.length;
    const known = await recover(email);
    const unknown = await recover(testBackend.newEmail());
    expect(unknown).toEqual(known);
    expect(testBackend.mails).toHaveLength(count + 1);
  });

  test("known and unknown addresses take the same time", async () => {
    const { email } = await testBackend.member();
    const time = async (address: string) => {
      const token = await testBackend.solve("recover");
      const start = performance.now();
      await testBackend.fetch(`${SITE}/auth/v1/recover`, {
        method: "POST",
        headers: { apikey: KEYS.publishableKey },
        body: JSON.stringify({ email: address, gotrue_meta_security: { captcha_token: token } }),
      });
      return performance.now() - start;
    };
    expect(await time(email)).toBeGreaterThan(99);
    expect(await time(testBackend.newEmail())).toBeGreaterThan(99);
  });

  test("a confirmation can be sent again; the older link works for its hour", async () => {
    const { email, token } = await signUp();
    testBackend.clock.now += HOUR;
    const captchaToken = await testBackend.solve("resend");
    const { error } = await testBackend.client().auth.resend({
      email,
      type: "signup",
      options: { captchaToken, emailRedirectTo: `${SITE}/fr-fr/dashboard` },
    });
    expect(error).toBeNull();
    expect((await open(token, "signup")).error?.code).toBe("otp_expired");
    expect((await open(testBackend.tokenFor(email), "signup")).error).toBeNull();
  });

  test("nothing is sent again to an account that is open, nor to nobody", async () => {
    const { email } = await testBackend.member();
    testBackend.clock.now += HOUR;
    const count = testBackend.mails.length;
    for (const address of [email, testBackend.newEmail()]) {
      for (const type of ["signup", "email_change"] as const) {
        const captchaToken = await testBackend.solve("resend");
        const { error } = await testBackend
          .client()
          .auth.resend({ email: address, type, options: { captchaToken } });
        expect(error).toBeNull();
      }
    }
    expect(testBackend.mails).toHaveLength(count);
  });

  test.each(["recover", "resend"] as const)("%s leads nowhere else", async (endpoint) => {
    const { email } = await testBackend.member();
    const response = await testBackend.fetch(
      `${SITE}/auth/v1/${endpoint}?redirect_to=${encodeURIComponent("https://evil.example/")}`,
      {
        method: "POST",
        headers: { apikey: KEYS.publishableKey },
        body: JSON.stringify({
          email,
          type: "signup",
          gotrue_meta_security: { captcha_token: await testBackend.solve(endpoint) },
        }),
      },
    );
    expect(response.status).toBe(400);
  });
});
