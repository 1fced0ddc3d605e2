import { decodeJwt } from "jose";
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

  const DAY = 86_400_000;

  async function signIn(email: string, password = PASSWORD) {
    const client = testBackend.client();
    const captchaToken = await testBackend.solve("sign-in");
    const { data, error } = await client.auth.signInWithPassword({
      email,
      password,
      options: { captchaToken },
    });
    return { client, session: data.session, error };
  }

  /** Straight to the endpoint, so that the client's own memory of tokens plays no part. */
  async function refresh(token: unknown) {
    const response = await testBackend.fetch(`${SITE}/auth/v1/token?grant_type=refresh_token`, {
      method: "POST",
      headers: { apikey: KEYS.publishableKey, "content-type": "application/json" },
      body: JSON.stringify({ refresh_token: token }),
    });
    const body = await response.json();
    return { status: response.status, code: body.error_code, token: body.refresh_token, body };
  }

  test("a token says who it is for, as GoTrue's do", async () => {
    const { email, id } = await testBackend.member();
    const { session } = await signIn(email);
    expect(decodeJwt(session?.access_token ?? "")).toEqual({
      iss: `${SITE}/auth/v1`,
      aud: "authenticated",
      role: "authenticated",
      sub: id,
      email,
      phone: "",
      session_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      app_metadata: { provider: "email", providers: ["email"] },
      user_metadata: { first_name: "Zoé" },
      aal: "aal1",
      amr: [{ method: "password", timestamp: Math.floor(testBackend.clock.now / 1000) }],
      is_anonymous: false,
      iat: Math.floor(testBackend.clock.now / 1000),
      exp: Math.floor(testBackend.clock.now / 1000) + 600,
    });
    expect(session?.expires_at).toBe(Math.floor(testBackend.clock.now / 1000) + 600);
    expect(session?.user.last_sign_in_at).toBeTruthy();
  });

  test("a wrong password and an unknown address get one and the same answer", async () => {
    const { email } = await testBackend.member();
    const wrong = (await signIn(email, "Doliprane-1001")).error;
    const unknown = (await signIn(testBackend.newEmail())).error;
    const impossible = (await signIn("no address", PASSWORD)).error;
    expect(wrong).toMatchObject({ status: 400, code: "invalid_credentials" });
    expect(wrong?.message).toBe("Invalid login credentials");
    expect(unknown).toEqual(wrong);
    expect(impossible).toEqual(wrong);
  });

  test.each([
    { password: "", because: "it is empty" },
    { password: PASSWORD.toLowerCase(), because: "capitals count" },
    { password: `${PASSWORD} `, because: "spaces count" },
    { password: "x".repeat(10_000), because: "it has 10,000 characters" },
  ])("case $# is no password of theirs: $because", async ({ password }) => {
    const { email } = await testBackend.member();
    expect((await signIn(email, password)).error?.code).toBe("invalid_credentials");
  });

  test("somebody banned learns it with the right password only", async () => {
    const { email, id, client } = await testBackend.member();
    await testBackend.engine.transaction((tx) =>
      tx.query("update auth.users set banned_until = 'infinity' where id = $1::uuid", [id]),
    );
    expect((await signIn(email, "wrong")).error?.code).toBe("invalid_credentials");
    expect((await signIn(email)).error?.code).toBe("user_banned");
    const { data } = await client.auth.getSession();
    expect(await refresh(data.session?.refresh_token)).toMatchObject({ code: "user_banned" });
  });

  test("too many passwords at once are sent away for a while, not left waiting", async () => {
    const slow = await startTestBackend(testBackend.engine, { passwordCost: 11 });
    const tokens = await Promise.all(Array.from({ length: 30 }, () => slow.solve("sign-in")));
    const answers = await Promise.all(
      tokens.map((captcha_token, turn) =>
        slow.fetch(`${SITE}/auth/v1/token?grant_type=password`, {
          method: "POST",
          headers: { apikey: KEYS.publishableKey },
          body: JSON.stringify({
            email: `a${turn}@example.org`,
            password: "x",
            gotrue_meta_security: { captcha_token },
          }),
        }),
      ),
    );
    const refused = answers.filter(({ status }) => status === 503);
    const looked = answers.filter(({ status }) => status === 400);
    expect(refused.length).toBeGreaterThan(0);
    expect(looked.length).toBeGreaterThan(0);
    expect(refused.length + looked.length).toBe(answers.length);
    expect(refused[0]?.headers.get("retry-after")).toMatch(/^\d+$/);
    expect(await refused[0]?.json()).toMatchObject({ error_code: "request_timeout" });
    await slow.close();
  });

  test("a refresh gives new tokens for the same session", async () => {
    const { email } = await testBackend.member();
    const { session } = await signIn(email);
    testBackend.clock.now += 500_000;
    const { body } = await refresh(session?.refresh_token);
    expect(body.refresh_token).not.toBe(session?.refresh_token);
    const [before, after] = [session?.access_token ?? "", body.access_token].map(decodeJwt);
    expect(after?.session_id).toBe(before?.session_id);
    expect(after?.amr).toEqual(before?.amr);
    expect(after?.exp).toBe((before?.exp ?? 0) + 500);
  });

  test("eight tabs that refresh at the same moment get one successor", async () => {
    const { email } = await testBackend.member();
    const { session } = await signIn(email);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => refresh(session?.refresh_token)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(new Set(answers.map(({ token }) => token)).size).toBe(1);
    testBackend.clock.now += 9_999;
    expect((await refresh(session?.refresh_token)).token).toBe(answers[0]?.token);
  });

  test("a tab that comes late within the ten seconds gets the newest token, not a used one", async () => {
    const { email } = await testBackend.member();
    const { session } = await signIn(email);
    const second = await refresh(session?.refresh_token);
    testBackend.clock.now += 3000;
    const third = await refresh(second.token);
    testBackend.clock.now += 3000;
    expect((await refresh(session?.refresh_token)).token).toBe(third.token);
  });

  test("a token that comes back later replaces its unused successor, whose use ends the session", async () => {
    const { email } = await testBackend.member();
    const { client, session } = await signIn(email);
    const next = await refresh(session?.refresh_token);
    testBackend.clock.now += 10_000;
    const other = await refresh(session?.refresh_token);
    expect(other.status).toBe(200);
    expect(await refresh(next.token)).toMatchObject({
      status: 400,
      code: "refresh_token_already_used",
    });
    expect(await refresh(other.token)).toMatchObject({ code: "refresh_token_not_found" });
    expect((await client.from("notes").select()).status).toBe(401);
  });

  test("a grandparent ends the session as well", async () => {
    const { email } = await testBackend.member();
    const { session } = await signIn(email);
    const second = await refresh(session?.refresh_token);
    testBackend.clock.now += 60_000;
    const third = await refresh(second.token);
    testBackend.clock.now += 60_000;
    expect((await refresh(session?.refresh_token)).code).toBe("refresh_token_already_used");
    expect((await refresh(third.token)).code).toBe("refresh_token_not_found");
  });

  test("ending one session for theft leaves the others alone", async () => {
    const { email } = await testBackend.member();
    const [stolen, other] = [await signIn(email), await signIn(email)];
    await refresh((await refresh(stolen.session?.refresh_token)).token);
    testBackend.clock.now += 60_000;
    await refresh(stolen.session?.refresh_token);
    expect((await refresh(other.session?.refresh_token)).status).toBe(200);
  });

  test("a session is over after thirty days, however often it was refreshed", async () => {
    const { email } = await testBackend.member();
    const { session } = await signIn(email);
    let token = session?.refresh_token;
    for (const days of [10, 10, 9.99]) {
      testBackend.clock.now += days * DAY;
      token = (await refresh(token)).token;
      expect(token).toBeTruthy();
    }
    testBackend.clock.now += 0.01 * DAY;
    expect(await refresh(token)).toMatchObject({ status: 400, code: "session_expired" });
  });

  test("used tokens do not pile up for ever", async () => {
    const { email } = await testBackend.member();
    const { session } = await signIn(email);
    let token = session?.refresh_token;
    for (let turn = 0; turn < 5; turn++) {
      testBackend.clock.now += DAY + 1;
      token = (await refresh(token)).token;
    }
    const { session_id } = decodeJwt(session?.access_token ?? "");
    const rows = await testBackend.engine.transaction((tx) =>
      tx.query("select 1 from auth.refresh_tokens where session_id = $1::uuid", [session_id]),
    );
    expect(rows).toHaveLength(2);
  });

  test.each([
    { token: "never-issued", code: "refresh_token_not_found" },
    { token: "", code: "validation_failed" },
    { token: null, code: "validation_failed" },
    { token: 7, code: "validation_failed" },
    { token: { $ne: "" }, code: "validation_failed" },
  ])("refresh token $token is refused: $code", async ({ token, code }) => {
    expect(await refresh(token)).toMatchObject({ status: 400, code });
  });

  test("signing out globally ends every session at the next request", async () => {
    const { email } = await testBackend.member();
    const [here, there] = [await signIn(email), await signIn(email)];
    expect((await there.client.from("notes").select()).data).toEqual([]);
    expect((await here.client.auth.signOut()).error).toBeNull();
    expect((await there.client.from("notes").select()).status).toBe(401);
    expect((await there.client.auth.getUser()).error?.name).toBe("AuthSessionMissingError");
    expect((await refresh(there.session?.refresh_token)).code).toBe("refresh_token_not_found");
  });

  test("signing out here leaves the others, and signing out the others stays here", async () => {
    const { email } = await testBackend.member();
    const [here, there] = [await signIn(email), await signIn(email)];
    await here.client.auth.signOut({ scope: "local" });
    expect((await refresh(here.session?.refresh_token)).code).toBe("refresh_token_not_found");
    expect((await there.client.from("notes").select()).data).toEqual([]);

    const third = await signIn(email);
    await there.client.auth.signOut({ scope: "others" });
    expect((await third.client.from("notes").select()).status).toBe(401);
    expect((await there.client.from("notes").select()).data).toEqual([]);
  });

  test("a session that another copy of the server ended is refused two seconds later at most", async () => {
    const { client, email } = await testBackend.member();
    const other = await startTestBackend(testBackend.engine, { now: () => testBackend.clock.now });
    expect((await client.from("notes").select()).status).toBe(200);
    const there = other.client();
    const captchaToken = await other.solve("sign-in");
    await there.auth.signInWithPassword({ email, password: PASSWORD, options: { captchaToken } });
    await there.auth.signOut({ scope: "global" });
    testBackend.clock.now += 2000;
    expect((await client.from("notes").select()).status).toBe(401);
    await other.close();
  });

  test("a deleted account is refused at once", async () => {
    const { client, id } = await testBackend.member();
    expect((await client.from("notes").insert({ text: "a" })).status).toBe(201);
    await testBackend.engine.transaction((tx) =>
      tx.query("delete from auth.users where id = $1::uuid", [id]),
    );
    // Deleted behind the back of this process: noticed within two seconds.
    testBackend.clock.now += 2000;
    expect((await client.from("notes").select()).status).toBe(401);
  });

  test.each(["everywhere", "GLOBAL", ""])("scope %s is refused and ends nothing", async (scope) => {
    const { client } = await testBackend.member();
    const { data } = await client.auth.getSession();
    const response = await testBackend.fetch(`${SITE}/auth/v1/logout?scope=${scope}`, {
      method: "POST",
      headers: {
        apikey: KEYS.publishableKey,
        authorization: `Bearer ${data.session?.access_token}`,
      },
    });
    expect(response.status).toBe(400);
    expect((await client.auth.getUser()).error).toBeNull();
  });
});
