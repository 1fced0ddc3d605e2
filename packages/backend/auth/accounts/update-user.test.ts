import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { anyEngine } from "../../../../testing/engines/engines.ts";
import {
  KEYS,
  PASSWORD,
  SITE,
  startTestBackend,
  type TestBackend,
} from "../../testing/test-backend.ts";

describe.each(anyEngine)("on $name", ({ open: openEngine }) => {
  let testBackend: TestBackend;
  beforeAll(async () => {
    testBackend = await startTestBackend(await openEngine());
  });
  afterAll(async () => {
    await testBackend.close();
    await testBackend.engine.close();
  });

  const NEW_PASSWORD = "Ibuprofen-400";

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

  const open = (token: string, client = testBackend.client(), password = PASSWORD) => {
    const link = { token_hash: token, type: "email_change" as const, password };
    return client.auth.verifyOtp(link);
  };

  test("a change of address is confirmed in a browser that opened the account, or by its password", async () => {
    const { client, email } = await testBackend.member();
    const newEmail = testBackend.newEmail();
    await client.auth.updateUser({ email: newEmail, current_password: PASSWORD });
    const token_hash = testBackend.tokenFor(newEmail);
    const bare = { token_hash, type: "email_change" } as const;
    // Somebody who never heard of this account finds the mail in their box and presses the button.
    const surprised = await testBackend.client().auth.verifyOtp(bare);
    expect(surprised.error).toMatchObject({ status: 400, code: "reauthentication_needed" });
    const guessed = await open(token_hash, testBackend.client(), "Wrong-1000");
    expect(guessed.error?.code).toBe("invalid_credentials");
    expect((await client.auth.verifyOtp(bare)).error).toBeNull();
    expect((await open(testBackend.tokenFor(email))).data.user?.email).toBe(newEmail);
  });

  test("the browser that asked for a change of address is known from then on", async () => {
    const { client, email } = await testBackend.member();
    const newEmail = testBackend.newEmail();
    await testBackend.engine.transaction((tx) => tx.query("delete from backend.devices"));
    await client.auth.updateUser({ email: newEmail, current_password: PASSWORD });
    const press = (token_hash: string) =>
      client.auth.verifyOtp({ token_hash, type: "email_change" });
    expect((await press(testBackend.tokenFor(newEmail))).error).toBeNull();
    expect((await press(testBackend.tokenFor(email))).data.user?.email).toBe(newEmail);
  });

  test("a new password asks for the current one and ends the other sessions", async () => {
    const { client, email } = await testBackend.member();
    const other = await signIn(email);
    const { error } = await client.auth.updateUser({
      password: NEW_PASSWORD,
      current_password: PASSWORD,
    });
    expect(error).toBeNull();
    expect((await client.from("notes").select()).data).toEqual([]);
    expect((await other.client.from("notes").select()).status).toBe(401);
    expect((await signIn(email)).error?.code).toBe("invalid_credentials");
    expect((await signIn(email, NEW_PASSWORD)).error).toBeNull();
  });

  test.each([
    { change: { password: NEW_PASSWORD }, code: "reauthentication_needed" },
    { change: { password: NEW_PASSWORD, current_password: "" }, code: "reauthentication_needed" },
    {
      change: { password: NEW_PASSWORD, current_password: "Wrong-1000" },
      code: "invalid_credentials",
    },
    { change: { password: PASSWORD, current_password: PASSWORD }, code: "same_password" },
    { change: { password: "short", current_password: PASSWORD }, code: "weak_password" },
    {
      change: { password: `Aa1!${"x".repeat(69)}`, current_password: PASSWORD },
      code: "validation_failed",
    },
    { change: { phone: "0612345678" }, code: "validation_failed" },
    { change: { email: "no address" }, code: "validation_failed" },
  ])("case $# is refused and changes nothing: $code", async ({ change, code }) => {
    const { client, email } = await testBackend.member();
    expect((await client.auth.updateUser(change)).error?.code).toBe(code);
    expect((await signIn(email)).error).toBeNull();
  });

  test("the session that changed the password goes on refreshing", async () => {
    const { client } = await testBackend.member();
    await client.auth.updateUser({ password: NEW_PASSWORD, current_password: PASSWORD });
    expect((await client.auth.refreshSession()).error).toBeNull();
  });

  test("metadata is merged, and a null takes a name away", async () => {
    const { client } = await testBackend.member();
    await client.auth.updateUser({ data: { last_name: "L’Hôte", locale: "fr-fr" } });
    const { data } = await client.auth.updateUser({ data: { locale: null, first_name: "Zoë" } });
    expect(data.user?.user_metadata).toEqual({ first_name: "Zoë", last_name: "L’Hôte" });
    await client.auth.refreshSession();
    expect((await client.auth.getUser()).data.user?.user_metadata).toEqual(
      data.user?.user_metadata,
    );
  });

  test("metadata stays bounded however it is put together", async () => {
    const { client } = await testBackend.member();
    const half = "x".repeat(1200);
    expect((await client.auth.updateUser({ data: { a: half } })).error).toBeNull();
    expect((await client.auth.updateUser({ data: { b: half } })).error?.code).toBe(
      "validation_failed",
    );
  });

  test("nobody makes themselves more than they are", async () => {
    const { client } = await testBackend.member();
    const { data } = await client.auth.getSession();
    await testBackend.fetch(`${SITE}/auth/v1/user`, {
      method: "PUT",
      headers: {
        apikey: KEYS.publishableKey,
        authorization: `Bearer ${data.session?.access_token}`,
      },
      body: JSON.stringify({
        app_metadata: { role: "admin" },
        role: "service_role",
        email_confirmed_at: "2026-01-01",
        id: "00000000-0000-4000-8000-000000000000",
        data: { first_name: "Eve" },
      }),
    });
    const { data: after } = await client.auth.getUser();
    expect(after.user).toMatchObject({
      id: data.session?.user.id,
      role: "authenticated",
      app_metadata: { provider: "email", providers: ["email"] },
      user_metadata: { first_name: "Eve" },
    });
  });

  test("an address changes once both have confirmed, in either order", async () => {
    for (const isNewFirst of [true, false]) {
      const { client, email, id } = await testBackend.member();
      const newEmail = testBackend.newEmail();
      const { data, error } = await client.auth.updateUser(
        { email: newEmail.toUpperCase(), current_password: PASSWORD },
        { emailRedirectTo: `${SITE}/fr-fr/settings` },
      );
      expect(error).toBeNull();
      expect(data.user).toMatchObject({ email, new_email: newEmail });
      const links = [testBackend.tokenFor(newEmail), testBackend.tokenFor(email)];
      const [first = "", second = ""] = isNewFirst ? links : links.reverse();

      const half = await open(first);
      expect(half).toMatchObject({ data: { session: null }, error: null });
      expect((await signIn(newEmail)).error?.code).toBe("invalid_credentials");

      const whole = await open(second);
      expect(whole.data.user).toMatchObject({ id, email: newEmail });
      expect(whole.data.user?.new_email).toBeUndefined();
      expect(whole.data.user?.identities?.[0]?.identity_data).toMatchObject({ email: newEmail });
      expect((await signIn(email)).error?.code).toBe("invalid_credentials");
      expect((await signIn(newEmail)).error).toBeNull();
    }
  });

  test("the mails name both addresses and say that it may be somebody else", async () => {
    const { client, email } = await testBackend.member();
    const newEmail = testBackend.newEmail();
    await client.auth.updateUser({ email: newEmail, current_password: PASSWORD });
    for (const to of [email, newEmail]) {
      const mail = testBackend.mails.findLast((candidate) => candidate.to === to);
      expect(mail?.text).toContain(email);
      expect(mail?.text).toContain(newEmail);
      expect(mail?.text).toContain("changez votre mot de passe");
    }
  });

  test("one address alone cannot finish the change, even with its link twice", async () => {
    const { client, email } = await testBackend.member();
    const newEmail = testBackend.newEmail();
    await client.auth.updateUser({ email: newEmail, current_password: PASSWORD });
    const link = testBackend.tokenFor(newEmail);
    expect((await open(link)).error).toBeNull();
    expect((await open(link)).error?.code).toBe("otp_expired");
    expect((await signIn(email)).error).toBeNull();
  });

  test("moving to an address that has an account looks the same and leads nowhere", async () => {
    const { email: taken } = await testBackend.member();
    const { client, email } = await testBackend.member();
    const count = testBackend.mails.length;
    const { data, error } = await client.auth.updateUser({
      email: taken,
      current_password: PASSWORD,
    });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email, new_email: taken });
    expect(testBackend.mails.slice(count).map(({ to }) => to)).toEqual([email]);
    await open(testBackend.tokenFor(email));
    expect((await signIn(email)).error).toBeNull();
  });

  test("an address taken while the links were on their way stays with who took it", async () => {
    const { client, email } = await testBackend.member();
    const newEmail = testBackend.newEmail();
    await client.auth.updateUser({ email: newEmail, current_password: PASSWORD });
    const links = [testBackend.tokenFor(email), testBackend.tokenFor(newEmail)];
    const { id } = await testBackend.member(newEmail);
    await open(links[0] ?? "");
    expect((await open(links[1] ?? "")).error).toMatchObject({ status: 422, code: "email_exists" });
    const taken = await signIn(newEmail);
    expect((await taken.client.auth.getUser()).data.user?.id).toBe(id);
  });

  test("a change can be sent again", async () => {
    const { client, email } = await testBackend.member();
    const newEmail = testBackend.newEmail();
    await client.auth.updateUser({ email: newEmail, current_password: PASSWORD });
    const captchaToken = await testBackend.solve("resend");
    await client.auth.resend({ type: "email_change", email, options: { captchaToken } });
    await open(testBackend.tokenFor(email));
    expect((await open(testBackend.tokenFor(newEmail))).data.user?.email).toBe(newEmail);
  });

  test("a foreign redirect is refused here too", async () => {
    const { client, email } = await testBackend.member();
    const { error } = await client.auth.updateUser(
      { email: testBackend.newEmail(), current_password: PASSWORD },
      { emailRedirectTo: "https://evil.example/" },
    );
    expect(error?.code).toBe("redirect_not_allowed");
    expect(testBackend.mails.findLast(({ to }) => to === email)?.subject).not.toMatch(/changement/);
  });

  test.each(["GET", "PUT"])("%s /user is for people who are signed in", async (method) => {
    const response = await testBackend.fetch(`${SITE}/auth/v1/user`, {
      method,
      headers: { apikey: KEYS.publishableKey },
      ...(method === "PUT" && { body: "{}" }),
    });
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ error_code: "no_authorization" });
  });
});
