import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openEmbedded } from "../../../../testing/engines/pglite-template.ts";
import {
  buildConfirmationFor,
  KEYS,
  PASSWORD,
  SITE,
  startTestBackend,
  type TestBackend,
} from "../../testing/test-backend.ts";

const HERE = ["http://127.0.0.1:3000", "http://[::1]:3000"];

let testBackend: TestBackend;
beforeAll(async () => {
  testBackend = await startTestBackend(await openEmbedded(), { otherOrigins: () => HERE });
});
afterAll(async () => {
  await testBackend.close();
  await testBackend.engine.close();
});

/** Each sends a mail to the given address, and takes a URL to redirect to. */
const ENDPOINTS = {
  signup: async (redirect: string) => post("signup", "sign-up", testBackend.newEmail(), redirect),
  recover: async (redirect: string) => post("recover", "recover", await known(), redirect),
  resend: async (redirect: string) => post("resend", "resend", await known(), redirect),
};

async function known() {
  return (await testBackend.member()).email;
}

async function post(
  path: string,
  action: "sign-up" | "recover" | "resend",
  email: string,
  to: string,
) {
  const captcha_token = await testBackend.solve(action);
  const mails = testBackend.mails.length;
  const response = await testBackend.fetch(
    `${SITE}/auth/v1/${path}?redirect_to=${encodeURIComponent(to)}`,
    {
      method: "POST",
      headers: { apikey: KEYS.publishableKey },
      body: JSON.stringify({
        email,
        password: PASSWORD,
        type: "signup",
        gotrue_meta_security: { captcha_token },
      }),
    },
  );
  return {
    status: response.status,
    body: await response.text(),
    mails: testBackend.mails.length - mails,
  };
}

const ELSEWHERE = [
  "https://evil.example/",
  "http://localhost:3000.evil.example/",
  "http://localhost:3000@evil.example/",
  "http://me@localhost:3000/",
  "http://localhost:3001/",
  "http://localhost:30000/",
  "http://localhost/",
  "https://localhost:3000/",
  "http://127.0.0.2:3000/",
  "http://127.0.0.1:3001/",
  "http://127.1:3000/",
  "http://[::]:3000/",
  "//evil.example/",
  "///evil.example/",
  "/\\evil.example/",
  "/fr-fr/dashboard",
  "http://localhost:3000\\@evil.example/",
  "http://localhost:3000/\\evil.example",
  "http:\\\\localhost:3000/",
  "http:localhost:3000/",
  "http://localhost:3000%2f@evil.example/",
  "http%3A%2F%2Flocalhost%3A3000%2F",
  "javascript:alert(1)//http://localhost:3000/",
  "JaVaScRiPt:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "blob:http://localhost:3000/1",
  "file:///etc/passwd",
  "http://localhost:3000/\r\nBcc: a@evil.example",
  "http://localhost:3000/\u0000",
  " http://localhost:3000/",
  "\thttp://localhost:3000/",
  "http://LOCALHOST:3000/",
  "http://ｌocalhost:3000/",
  "http://localhost。evil.example/",
  "null",
];

describe.each(Object.keys(ENDPOINTS) as (keyof typeof ENDPOINTS)[])("A8: %s", (endpoint) => {
  test.each(ELSEWHERE)("a mail may not lead to %j", async (address) => {
    const { status, body, mails } = await ENDPOINTS[endpoint](address);
    expect(status).toBe(400);
    expect(body).not.toContain("evil");
    // A member who was made for it got a mail before.
    expect(mails).toBe(0);
  });

  test.each([SITE, ...HERE].map((origin) => `${origin}/fr-fr/dashboard`))(
    "a mail may lead to %s",
    async (address) => {
      expect((await ENDPOINTS[endpoint](address)).status).toBe(200);
    },
  );
});

test("A8: the link in a mail stays with the name that the reader came by", async () => {
  for (const origin of [SITE, ...HERE]) {
    const email = testBackend.newEmail();
    await post("signup", "sign-up", email, `${origin}/fr-fr/dashboard`);
    const mail = testBackend.mails.findLast(({ to }) => to === email);
    expect(mail?.text).toContain(`\n${origin}/fr-fr/auth/confirm?token_hash=`);
    expect(mail?.html).toContain(`href="${origin}/fr-fr/auth/confirm?token_hash=`);
  }
});

test("A8: a change of address leads nowhere else either", async () => {
  for (const address of ELSEWHERE.slice(0, 12)) {
    const { client, email } = await testBackend.member();
    const { error } = await client.auth.updateUser(
      { email: testBackend.newEmail(), current_password: PASSWORD },
      { emailRedirectTo: address },
    );
    expect(error?.code).toBe("redirect_not_allowed");
    expect(testBackend.mails.filter(({ to }) => to === email)).toHaveLength(1);
  }
});

async function signedUp() {
  const email = testBackend.newEmail();
  await post("signup", "sign-up", email, "");
  return { email, token_hash: testBackend.tokenFor(email) };
}

test("A9: a link opens in another browser than the one that asked for it", async () => {
  const { token_hash } = await signedUp();
  const { data, error } = await testBackend
    .client()
    .auth.verifyOtp(buildConfirmationFor(token_hash));
  expect(error).toBeNull();
  expect(data.session).not.toBeNull();
});

test.each(["GET", "HEAD", "OPTIONS"])("A9: a scanner's %s uses no link up", async (method) => {
  const { token_hash } = await signedUp();
  const query = `token_hash=${token_hash}&token=${token_hash}&type=signup&redirect_to=${SITE}`;
  const { status } = await testBackend.fetch(`${SITE}/auth/v1/verify?${query}`, { method });
  expect(status).toBe(404);
  expect(
    (await testBackend.client().auth.verifyOtp(buildConfirmationFor(token_hash))).error,
  ).toBeNull();
});

test("A9: a link works once, and a second time says what is wrong", async () => {
  const { token_hash } = await signedUp();
  await testBackend.client().auth.verifyOtp(buildConfirmationFor(token_hash));
  const again = await testBackend.client().auth.verifyOtp(buildConfirmationFor(token_hash));
  expect(again.error).toMatchObject({
    status: 403,
    code: "otp_expired",
    message: "Email link is invalid or has expired",
  });
});

test("A9: after its hour a link is dead, in the same words", async () => {
  const { token_hash } = await signedUp();
  testBackend.clock.now += 3_600_000;
  const late = await testBackend.client().auth.verifyOtp(buildConfirmationFor(token_hash));
  expect(late.error).toMatchObject({ status: 403, code: "otp_expired" });
});
