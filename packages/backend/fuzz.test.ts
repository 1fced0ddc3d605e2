import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openEmbedded } from "../../testing/engines/pglite-template.ts";
import {
  buildConfirmationFor,
  KEYS,
  PASSWORD,
  SITE,
  startTestBackend,
  type TestBackend,
} from "./testing/test-backend.ts";

let testBackend: TestBackend;
let token: string;
beforeAll(async () => {
  // Every body gets through to the handler: the captcha has tests of its own.
  testBackend = await startTestBackend(await openEmbedded(), {
    captcha: { challenge: async () => ({}), verify: async () => true },
  });
  const { client } = await memberWithoutCaptcha();
  token = (await client.auth.getSession()).data.session?.access_token ?? "";
});
afterAll(async () => {
  await testBackend.close();
  await testBackend.engine.close();
});

async function memberWithoutCaptcha() {
  const email = testBackend.newEmail();
  const client = testBackend.client();
  await client.auth.signUp({ email, password: PASSWORD });
  await client.auth.verifyOtp(buildConfirmationFor(testBackend.tokenFor(email)));
  return { client, email };
}

const ENDPOINTS = [
  "POST /auth/v1/signup",
  "POST /auth/v1/token?grant_type=password",
  "POST /auth/v1/token?grant_type=refresh_token",
  "POST /auth/v1/token?grant_type=pkce",
  "POST /auth/v1/verify",
  "POST /auth/v1/recover",
  "POST /auth/v1/resend",
  "POST /auth/v1/logout",
  "PUT /auth/v1/user",
] as const;

/** Nothing in an answer may tell how the inside is made. */
const INSIDE =
  /select |insert |update auth|auth\.users|pg_|sqlstate|node_modules|\.ts:|\bat \w+ \(|zod/i;

async function send(endpoint: string, body: BodyInit, headers: Record<string, string> = {}) {
  const [method = "", path = ""] = endpoint.split(" ");
  const response = await testBackend.fetch(`${SITE}${path}`, {
    method,
    headers: {
      apikey: KEYS.publishableKey,
      authorization: `Bearer ${token}`,
      "content-type": "application/json",
      ...headers,
    },
    body,
  });
  const text = await response.text();
  expect(response.status, text).toBeLessThan(500);
  expect(text).not.toMatch(INSIDE);
  return response;
}

const awkward = fc.oneof(
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.constantFrom(
    "",
    "\0",
    "\ud800",
    "'; drop table auth.users; --",
    "$1",
    "a@example.org",
    "A@EXAMPLE.ORG",
    `${"a".repeat(300)}@example.org`,
    "İ@example.org",
    PASSWORD,
    "signup",
    "recovery",
    "email_change",
    "__proto__",
    "1e999",
    "2026-02-30",
  ),
  fc.jsonValue(),
  fc.double(),
  fc.constant([]),
  fc.constant({}),
);
const NAMES = [
  "email",
  "password",
  "data",
  "token_hash",
  "token",
  "type",
  "refresh_token",
  "current_password",
  "phone",
  "nonce",
  "gotrue_meta_security",
  "code_challenge",
];
// The password of the account that holds the token stays what it is: no `current_password` matches.
const object = fc.dictionary(fc.oneof(fc.constantFrom(...NAMES), fc.string()), awkward);

test.each(ENDPOINTS.filter((endpoint) => !endpoint.includes("logout")))(
  "%s never breaks on a body of the right fields with wrong values",
  async (endpoint) => {
    await fc.assert(
      fc.asyncProperty(object, async (body) => {
        await send(endpoint, JSON.stringify(body));
      }),
      // A new password and a wait of 100 ms each cost time; a few dozen bodies find what thousands do.
      { numRuns: endpoint.includes("re") ? 25 : 60 },
    );
  },
);

test("bodies that are no JSON, or JSON of another kind, are refused", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...ENDPOINTS.filter((endpoint) => !endpoint.includes("logout"))),
      fc.oneof(
        fc.uint8Array({ maxLength: 64 }).map((bytes) => new Uint8Array(bytes)),
        fc.string({ unit: "binary", maxLength: 64 }),
        fc.jsonValue().map((value) => JSON.stringify(value)),
        fc.constant(`${'{"data":'.repeat(1000)}1${"}".repeat(1000)}`),
        fc.constant("[".repeat(8000)),
      ),
      async (endpoint, body) => {
        await send(endpoint, body);
      },
    ),
    { numRuns: 150 },
  );
});

const headerText = fc
  .string({ unit: fc.integer({ min: 33, max: 255 }).map((code) => String.fromCharCode(code)) })
  .filter((text) => text.length > 0);

test("headers of any kind are refused or not minded", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(
        "apikey",
        "authorization",
        "x-supabase-api-version",
        "user-agent",
        "content-type",
      ),
      headerText,
      async (name, value) => {
        const response = await send(
          "POST /auth/v1/token?grant_type=refresh_token",
          '{"refresh_token":"x"}',
          { [name]: value },
        );
        if (name === "apikey" || name === "authorization") expect(response.status).toBe(401);
      },
    ),
    { numRuns: 150 },
  );
});

test("addresses of any kind are found or not found", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom("/auth/v1/", "/rest/v1/", "/functions/v1/", "/captcha/v1/", "/_mail/", "/"),
      fc.oneof(fc.webPath(), fc.string({ maxLength: 30 }).map(encodeURIComponent)),
      fc.oneof(fc.webQueryParameters(), fc.constantFrom("grant_type=password", "select=*")),
      async (start, path, query) => {
        const response = await testBackend.fetch(`${SITE}${start}${path}?${query}`, {
          headers: { apikey: KEYS.publishableKey },
        });
        expect(response.status).toBeLessThan(500);
        expect(await response.text()).not.toMatch(INSIDE);
      },
    ),
    { numRuns: 200 },
  );
});

test("no body reaches into our objects", async () => {
  await send(
    "POST /auth/v1/signup",
    '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}',
  );
  await send("PUT /auth/v1/user", '{"data":{"constructor":{"prototype":{"polluted":1}}}}');
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
});

test("after all this nobody was signed out, and the account is as it was", async () => {
  const response = await testBackend.fetch(`${SITE}/auth/v1/user`, {
    headers: { apikey: KEYS.publishableKey, authorization: `Bearer ${token}` },
  });
  expect(response.status).toBe(200);
});
