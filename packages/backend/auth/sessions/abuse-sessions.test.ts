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

  const NEW_PASSWORD = "Ibuprofen-400";
  const DAY = 86_400_000;

  async function signIn(email: string, password = PASSWORD) {
    const client = testBackend.client();
    const captchaToken = await testBackend.solve("sign-in");
    const { data, error } = await client.auth.signInWithPassword({
      email,
      password,
      options: { captchaToken },
    });
    if (error) throw error;
    return { client, token: data.session.refresh_token, access: data.session.access_token };
  }

  /** Straight to the endpoint: the client's own memory of tokens plays no part. */
  async function refresh(token: string) {
    const response = await testBackend.fetch(`${SITE}/auth/v1/token?grant_type=refresh_token`, {
      method: "POST",
      headers: { apikey: KEYS.publishableKey },
      body: JSON.stringify({ refresh_token: token }),
    });
    const body = await response.json();
    return { status: response.status, code: body.error_code, token: body.refresh_token as string };
  }

  const read = async (access: string) => {
    const headers = { apikey: KEYS.publishableKey, authorization: `Bearer ${access}` };
    return (await testBackend.fetch(`${SITE}/rest/v1/notes`, { headers })).status;
  };

  test("A6: a grandparent ends the whole family, the youngest included", async () => {
    const { email } = await testBackend.member();
    const { token, access } = await signIn(email);
    const child = await refresh(token);
    testBackend.clock.now += 11_000;
    const grandchild = await refresh(child.token);
    testBackend.clock.now += 11_000;
    expect(await refresh(token)).toMatchObject({ status: 400, code: "refresh_token_already_used" });
    for (const relative of [token, child.token, grandchild.token]) {
      expect(await refresh(relative)).toMatchObject({ code: "refresh_token_not_found" });
    }
    expect(await read(access)).toBe(401);
  });

  test("A6: eight refreshes at the same moment give one successor, and it works", async () => {
    const { email } = await testBackend.member();
    const { token } = await signIn(email);
    const answers = await Promise.all(Array.from({ length: 8 }, () => refresh(token)));
    const successors = new Set(answers.map((answer) => answer.token));
    expect(successors.size).toBe(1);
    testBackend.clock.now += 11_000;
    expect((await refresh(answers[0]?.token ?? "")).status).toBe(200);
  });

  test("A6: within ten seconds a token that was used gives the same session, which lives on", async () => {
    const { email } = await testBackend.member();
    const { token } = await signIn(email);
    const first = await refresh(token);
    testBackend.clock.now += 9_000;
    const again = await refresh(token);
    expect(again).toMatchObject({ status: 200, token: first.token });
    testBackend.clock.now += 600_000;
    expect((await refresh(again.token)).status).toBe(200);
  });

  test("A6: after them it ends the session where its successor was used", async () => {
    const { email } = await testBackend.member();
    const { token } = await signIn(email);
    const { token: child } = await refresh(token);
    testBackend.clock.now += 11_000;
    const { token: grandchild } = await refresh(child);
    testBackend.clock.now += 11_000;
    expect(await refresh(token)).toMatchObject({ code: "refresh_token_already_used" });
    expect(await refresh(grandchild)).toMatchObject({ code: "refresh_token_not_found" });
  });

  test("A6: a reply that never arrived signs nobody out, however often and however late", async () => {
    const { email } = await testBackend.member();
    const { token } = await signIn(email);
    const given = new Set<string>();
    for (let lost = 0; lost < 4; lost++) {
      const answer = await refresh(token);
      expect(answer.status).toBe(200);
      given.add(answer.token);
      testBackend.clock.now += 3_600_000;
    }
    expect(given.size).toBe(4);
    const last = [...given].at(-1) ?? "";
    const next = await refresh(last);
    expect(next.status).toBe(200);
    // One that got lost comes back: somebody else has it.
    expect(await refresh([...given][0] ?? "")).toMatchObject({
      code: "refresh_token_already_used",
    });
    expect(await refresh(next.token)).toMatchObject({ code: "refresh_token_not_found" });
  });

  test("A6: a thief with the token before is noticed when its owner comes back", async () => {
    const { email } = await testBackend.member();
    const { token } = await signIn(email);
    const owner = await refresh(token);
    testBackend.clock.now += 600_000;
    const thief = await refresh(token);
    expect(thief.status).toBe(200);
    testBackend.clock.now += 11_000;
    expect(await refresh(owner.token)).toMatchObject({ code: "refresh_token_already_used" });
    expect(await refresh(thief.token)).toMatchObject({ code: "refresh_token_not_found" });
  });

  test.each([
    { because: "signing out", scope: "global" as const },
    { because: "signing out here", scope: "local" as const },
  ])("A6: after $because nothing refreshes and nothing is read", async ({ scope }) => {
    const { email } = await testBackend.member();
    const { client, token, access } = await signIn(email);
    await client.auth.signOut({ scope });
    expect(await refresh(token)).toMatchObject({ code: "refresh_token_not_found" });
    expect(await read(access)).toBe(401);
  });

  test("A6: a new password ends every other session at once, and keeps this one", async () => {
    const { email } = await testBackend.member();
    const [here, there] = [await signIn(email), await signIn(email)];
    await here.client.auth.updateUser({ password: NEW_PASSWORD, current_password: PASSWORD });
    expect(await refresh(there.token)).toMatchObject({ code: "refresh_token_not_found" });
    expect(await read(there.access)).toBe(401);
    expect(await read(here.access)).toBe(200);
    expect((await refresh(here.token)).status).toBe(200);
  });

  test("A6: a recovered password ends every session there was", async () => {
    const { email } = await testBackend.member();
    const before = await signIn(email);
    const captchaToken = await testBackend.solve("recover");
    await testBackend.client().auth.resetPasswordForEmail(email, { captchaToken });
    const client = testBackend.client();
    await client.auth.verifyOtp({ token_hash: testBackend.tokenFor(email), type: "recovery" });
    expect((await client.auth.updateUser({ password: NEW_PASSWORD })).error).toBeNull();
    expect(await refresh(before.token)).toMatchObject({ code: "refresh_token_not_found" });
    expect(await read(before.access)).toBe(401);
  });

  test("A6: a session whose row is gone, or whose account is banned, does not refresh", async () => {
    const { email, id } = await testBackend.member();
    const [gone, banned] = [await signIn(email), await signIn(email)];
    await testBackend.engine.transaction(async (tx) => {
      const { session_id } = decodeJwt(gone.access);
      await tx.query("delete from auth.sessions where id = $1::uuid", [session_id]);
      await tx.query("update auth.users set banned_until = 'infinity' where id = $1::uuid", [id]);
    });
    expect(await refresh(gone.token)).toMatchObject({ code: "refresh_token_not_found" });
    expect(await refresh(banned.token)).toMatchObject({ code: "user_banned" });
    testBackend.clock.now += 2000;
    expect(await read(banned.access)).toBe(401);
  });

  test("A7: an access token lasts ten minutes, and a session thirty days however it is used", async () => {
    const { email } = await testBackend.member();
    let { token, access } = await signIn(email);
    const { iat = 0, exp = 0 } = decodeJwt(access);
    expect(exp - iat).toBe(600);
    testBackend.clock.now += 600_000;
    expect(await read(access)).toBe(401);
    for (let day = 1; day < 30; day++) {
      testBackend.clock.now += DAY;
      ({ token } = await refresh(token));
      expect(token, `day ${day}`).toBeTruthy();
    }
    testBackend.clock.now += DAY - 600_000;
    expect(await refresh(token)).toMatchObject({ status: 400, code: "session_expired" });
  });

  test("A7: one's other sessions can be ended from here", async () => {
    const { email } = await testBackend.member();
    const [here, there] = [await signIn(email), await signIn(email)];
    await here.client.auth.signOut({ scope: "others" });
    expect([await read(here.access), await read(there.access)]).toEqual([200, 401]);
  });

  const CHANGES = [
    { change: { password: NEW_PASSWORD }, what: "a password" },
    { change: { email: "thief@example.org" }, what: "an address" },
    { change: { email: "thief@example.org", password: NEW_PASSWORD }, what: "both" },
  ];

  test.each(
    CHANGES.flatMap((one) => [
      { ...one, current: undefined, code: "reauthentication_needed" },
      { ...one, current: "", code: "reauthentication_needed" },
      { ...one, current: "Wrong-1000", code: "invalid_credentials" },
    ]),
  )("A12: $what changes with the current password only, not with '$current'", async (wrong) => {
    const { client, email } = await testBackend.member();
    const mails = testBackend.mails.length;
    const { error } = await client.auth.updateUser({
      ...wrong.change,
      ...(wrong.current !== undefined && { current_password: wrong.current }),
    });
    expect(error?.code).toBe(wrong.code);
    expect(testBackend.mails).toHaveLength(mails);
    const { data } = await client.auth.getUser();
    expect(data.user).toMatchObject({ email });
    expect(data.user?.new_email).toBeUndefined();
    await signIn(email);
  });

  test("A12: a stolen session guesses the password five times in fifteen minutes", async () => {
    const { client } = await testBackend.member();
    const guess = (current_password: string) =>
      client.auth.updateUser({ password: NEW_PASSWORD, current_password });
    for (let count = 0; count < 5; count++) {
      expect((await guess(`Wrong-${count}000`)).error?.code).toBe("invalid_credentials");
    }
    expect((await guess(PASSWORD)).error).toMatchObject({
      status: 429,
      message: "Too many password attempts. Try again in 15 minutes.",
    });
    testBackend.clock.now += 900_000;
    await client.auth.refreshSession();
    expect((await guess(PASSWORD)).error).toBeNull();
  });

  test("A12: a session opened by a recovery mail chooses a password, and moves no address", async () => {
    const { email } = await testBackend.member();
    const captchaToken = await testBackend.solve("recover");
    await testBackend.client().auth.resetPasswordForEmail(email, { captchaToken });
    const client = testBackend.client();
    await client.auth.verifyOtp({ token_hash: testBackend.tokenFor(email), type: "recovery" });
    const thief = { email: "thief@example.org", password: NEW_PASSWORD };
    expect((await client.auth.updateUser(thief)).error?.code).toBe("reauthentication_needed");
    expect((await client.auth.updateUser({ password: NEW_PASSWORD })).error).toBeNull();
  });

  test("A12: a change of address is sent to both addresses, and both must confirm", async () => {
    const { client, email } = await testBackend.member();
    const newEmail = testBackend.newEmail();
    await client.auth.updateUser({ email: newEmail, current_password: PASSWORD });
    for (const to of [email, newEmail]) {
      const mail = testBackend.mails.findLast((candidate) => candidate.to === to);
      expect(mail?.text).toContain(email);
      expect(mail?.text).toContain(newEmail);
    }
    const open = (token_hash: string) => {
      const link = { token_hash, type: "email_change" as const, password: PASSWORD };
      return testBackend.client().auth.verifyOtp(link);
    };
    const links = [testBackend.tokenFor(newEmail), testBackend.tokenFor(email)];
    expect((await open(links[0] ?? "")).data.user).toBeNull();
    expect((await open(links[1] ?? "")).data.user?.email).toBe(newEmail);
  });
});
