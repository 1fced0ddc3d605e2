import { afterAll, beforeAll, expect, test } from "vitest";
import { openEmbedded } from "../../../testing/engines/pglite-template.ts";
import type { Engine } from "../database/engine.ts";
import { KEYS, SITE, startTestBackend, type TestBackend } from "../testing/test-backend.ts";

// No request here reaches a database.
let engine: Engine;
let testBackend: TestBackend;
beforeAll(async () => {
  engine = await openEmbedded();
  testBackend = await startTestBackend(engine, {
    captcha: { challenge: async () => ({}), verify: async () => true },
  });
});
afterAll(async () => {
  await testBackend.close();
  await engine.close();
});

const ID = "11111111-1111-4111-8111-111111111111";

test.each([
  { ask: "POST otp", status: 422, code: "otp_disabled" },
  { ask: "POST magiclink", status: 422, code: "otp_disabled" },
  { ask: "GET reauthenticate", status: 422, code: "otp_disabled" },
  { ask: "POST token?grant_type=id_token", status: 400, code: "provider_disabled" },
  { ask: "GET authorize?provider=google", status: 400, code: "provider_disabled" },
  { ask: "POST token?grant_type=web3", status: 422, code: "web3_provider_disabled" },
  { ask: "POST sso", status: 404, code: "saml_provider_disabled" },
  { ask: "GET user/identities/authorize", status: 404, code: "manual_linking_disabled" },
  { ask: `DELETE user/identities/${ID}`, status: 404, code: "manual_linking_disabled" },
  { ask: "GET oauth/authorizations/x", status: 404, code: "feature_disabled" },
  { ask: "POST passkeys/registration/options", status: 404, code: "passkey_disabled" },
  { ask: "POST invite", status: 403, code: "not_admin" },
  { ask: "GET admin/users", status: 403, code: "not_admin" },
  { ask: `PUT admin/users/${ID}`, status: 403, code: "not_admin" },
  { ask: "POST token?grant_type=client_credentials", status: 404, code: "not_found" },
  { ask: "POST nothing", status: 404, code: "not_found" },
])("$ask is refused with $code, with a key or without one", async ({ ask, status, code }) => {
  const [method = "", path = ""] = ask.split(" ");
  const bodies = [];
  for (const headers of [{}, { apikey: KEYS.publishableKey }, { apikey: KEYS.secretKey }]) {
    const answer = await testBackend.fetch(`${SITE}/auth/v1/${path}`, { method, headers });
    expect(answer.status).toBe(status);
    bodies.push(await answer.json());
  }
  expect(bodies[0]).toMatchObject({ code: status, error_code: code });
  expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
});

test("a feature of supabase-js that we lack answers with an error code that says so", async () => {
  const { auth } = testBackend.client();
  const codeOf = async (asked: PromiseLike<{ error: { code?: string | undefined } | null }>) =>
    (await asked).error?.code;
  expect(await codeOf(auth.signInAnonymously())).toBe("anonymous_provider_disabled");
  const phone = "+33612345678";
  expect(await codeOf(auth.signUp({ phone, password: "x" }))).toBe("phone_provider_disabled");
  expect(await codeOf(auth.signInWithPassword({ phone, password: "x" }))).toBe(
    "phone_provider_disabled",
  );
  expect(await codeOf(auth.signInWithOtp({ email: "a@example.org" }))).toBe("otp_disabled");
  expect(await codeOf(auth.verifyOtp({ phone, token: "123456", type: "sms" }))).toBe("otp_expired");
  expect(
    await codeOf(auth.verifyOtp({ email: "a@example.org", token: "123456", type: "email" })),
  ).toBe("otp_expired");
  expect(await codeOf(auth.verifyOtp({ phone: "12x", token: "1", type: "sms" }))).toBe(
    "validation_failed",
  );
  expect(await codeOf(auth.signInWithSSO({ domain: "example.org" }))).toBe(
    "saml_provider_disabled",
  );
  expect(await codeOf(auth.signInWithIdToken({ provider: "google", token: "x" }))).toBe(
    "provider_disabled",
  );
});
