import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { anyEngine } from "../../../../testing/engines/engines.ts";
import type { Engine } from "../../database/engine.ts";
import {
  KEYS,
  PASSWORD,
  SITE,
  startTestBackend,
  type TestBackend,
} from "../../testing/test-backend.ts";

describe.each(anyEngine)("a code for a session on $name", ({ open }) => {
  let engine: Engine;
  let testBackend: TestBackend;
  beforeAll(async () => {
    engine = await open();
    testBackend = await startTestBackend(engine, {
      captcha: { challenge: async () => ({}), verify: async () => true },
    });
  });
  afterAll(async () => {
    await testBackend.close();
    await engine.close();
  });

  const exchange = (body: object) =>
    testBackend.fetch(`${SITE}/auth/v1/token?grant_type=pkce`, {
      method: "POST",
      headers: { apikey: KEYS.publishableKey, "content-type": "application/json" },
      body: JSON.stringify(body),
    });

  test("the browser that signed up exchanges what its mail holds, once", async () => {
    const email = testBackend.newEmail();
    const client = testBackend.client();
    await client.auth.signUp({ email, password: PASSWORD });
    const code = testBackend.tokenFor(email);
    // Another browser, with a verifier of its own: the link alone opens nothing.
    const stranger = await exchange({ auth_code: code, code_verifier: "v".repeat(56) });
    expect([stranger.status, stranger.headers.get("x-sb-error-code")]).toEqual([
      400,
      "bad_code_verifier",
    ]);
    const { data, error } = await client.auth.exchangeCodeForSession(code);
    expect(error).toBeNull();
    expect(data.user?.email).toBe(email);
    expect((await client.auth.getUser()).data.user?.email).toBe(email);
    const again = await exchange({ auth_code: code, code_verifier: "v".repeat(56) });
    expect([again.status, again.headers.get("x-sb-error-code")]).toEqual([
      404,
      "flow_state_not_found",
    ]);
  });

  test("the code of a recovery mail is exchanged for a session", async () => {
    const { email } = await testBackend.member();
    const client = testBackend.client();
    await client.auth.resetPasswordForEmail(email);
    const { data, error } = await client.auth.exchangeCodeForSession(testBackend.tokenFor(email));
    expect(error).toBeNull();
    expect(data.session?.user.email).toBe(email);
  });

  test("an unknown code and a missing code give different errors", async () => {
    const unknown = await exchange({ auth_code: "x", code_verifier: "y" });
    expect(await unknown.json()).toMatchObject({ error_code: "flow_state_not_found" });
    for (const body of [{}, { auth_code: "x" }, { auth_code: "", code_verifier: "y" }]) {
      const answer = await exchange(body);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ error_code: "validation_failed" });
    }
  });
});
