import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { engines } from "../../../../testing/engines/engines.ts";
import type { Mail } from "../../mail/mailer.ts";
import {
  buildConfirmationFor,
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

  async function signUp(
    email: string,
    change: { password?: string; data?: object; to?: string } = {},
  ) {
    return testBackend.client().auth.signUp({
      email,
      password: change.password ?? PASSWORD,
      options: {
        captchaToken: await testBackend.solve("sign-up"),
        data: change.data ?? { first_name: "Zoé", last_name: "L’Hôte", locale: "es-en" },
        ...(change.to && { emailRedirectTo: change.to }),
      },
    });
  }

  async function signIn(email: string, password = PASSWORD) {
    const captchaToken = await testBackend.solve("sign-in");
    return testBackend
      .client()
      .auth.signInWithPassword({ email, password, options: { captchaToken } });
  }

  test("somebody signs up, opens the mail in their language, and is in", async () => {
    const email = testBackend.newEmail();
    const { data, error } = await signUp(email, { to: `${SITE}/es-en/dashboard` });
    expect(error).toBeNull();
    expect(data.session).toBeNull();
    expect(data.user).toMatchObject({
      aud: "authenticated",
      role: "authenticated",
      email,
      user_metadata: { first_name: "Zoé", last_name: "L’Hôte", locale: "es-en" },
      app_metadata: { provider: "email", providers: ["email"] },
      identities: [{ provider: "email", identity_data: { email, email_verified: false } }],
    });

    const mail = testBackend.mails.findLast(({ to }) => to === email);
    expect(mail?.subject).toBe("Confirm your address to open Trousse");
    expect(mail?.text).toContain(`${SITE}/es-en/auth/confirm?token_hash=`);

    const client = testBackend.client();
    const verified = await client.auth.verifyOtp(buildConfirmationFor(testBackend.tokenFor(email)));
    expect(verified.data.user?.id).toBe(data.user?.id);
    expect(verified.data.user?.email_confirmed_at).toBeTruthy();
    expect(verified.data.session).toMatchObject({ token_type: "bearer", expires_in: 600 });
    expect((await client.auth.getUser()).data.user?.email).toBe(email);
  });

  test("the tokens in the database open nothing", async () => {
    const email = testBackend.newEmail();
    await signUp(email);
    const token = testBackend.tokenFor(email);
    const rows = await testBackend.engine.transaction((tx) =>
      tx.query<{ row: string }>(
        "select to_jsonb(t)::text || to_jsonb(u)::text as row from auth.one_time_tokens t join auth.users u on u.id = t.user_id where u.email = $1",
        [email],
      ),
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.row).not.toContain(token);
    expect(rows[0]?.row).not.toContain(PASSWORD);
  });

  test("a confirmation is asked for before signing in, and only of who knows the password", async () => {
    const email = testBackend.newEmail();
    await signUp(email);
    expect((await signIn(email)).error).toMatchObject({ status: 400, code: "email_not_confirmed" });
    expect((await signIn(email, "wrong")).error).toMatchObject({ code: "invalid_credentials" });
  });

  test("the answer is alike for an address that is new, waits, or has an account", async () => {
    const { email: taken } = await testBackend.member();
    const waiting = testBackend.newEmail();
    await signUp(waiting);
    const shape = ({ data, error }: Awaited<ReturnType<typeof signUp>>) => {
      expect(error).toBeNull();
      const text = JSON.stringify(data)
        .replaceAll(data.user?.email ?? "", "EMAIL")
        .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, "ID")
        .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "MOMENT");
      return JSON.parse(text);
    };
    const fresh = shape(await signUp(testBackend.newEmail()));
    expect(shape(await signUp(taken))).toEqual(fresh);
    expect(shape(await signUp(waiting))).toEqual(fresh);
  });

  test("the owner of an existing account gets a mail, and the account does not change", async () => {
    const { email } = await testBackend.member();
    await signUp(email, { password: "Another-1000", data: { first_name: "Eve" } });
    const mail = testBackend.mails.findLast(({ to }) => to === email);
    expect(mail?.subject).toBe("Vous avez déjà un compte Trousse");
    expect(mail?.text).not.toContain("token_hash");
    expect((await signIn(email, "Another-1000")).error?.code).toBe("invalid_credentials");
    expect((await signIn(email)).data.user?.user_metadata).toEqual({ first_name: "Zoé" });
  });

  test("capitals make no second account", async () => {
    const { email } = await testBackend.member();
    const { data } = await signUp(email.toUpperCase());
    expect(data.user?.email).toBe(email);
    expect((await signIn(email.toUpperCase())).error).toBeNull();
    const rows = await testBackend.engine.transaction((tx) =>
      tx.query("select 1 from auth.users where lower(email) = $1", [email]),
    );
    expect(rows).toHaveLength(1);
  });

  test("two sign-ups with one address at the same moment make one account", async () => {
    const email = testBackend.newEmail();
    const answers = await Promise.all(Array.from({ length: 2 }, () => signUp(email)));
    expect(answers.map(({ error }) => error)).toEqual(Array(2).fill(null));
    const { error } = await testBackend
      .client()
      .auth.verifyOtp(buildConfirmationFor(testBackend.tokenFor(email)));
    expect(error).toBeNull();
  });

  const long = (length: number) => `${"a".repeat(60)}@${"b.".repeat((length - 63) / 2)}fr`;

  test.each([
    { email: long(253), because: "253 characters are allowed" },
    { email: "a+b.c_d'e@x-1.example.org", because: "these signs are allowed" },
  ])("$email can sign up: $because", async ({ email }) => {
    expect((await signUp(email)).error).toBeNull();
  });

  test.each([
    { email: long(255), because: "it has 255 characters" },
    { email: "marie", because: "it has no at sign" },
    { email: "marie@", because: "it has no house" },
    { email: "@example.org", because: "it has no name" },
    { email: "a@b@example.org", because: "it has two at signs" },
    { email: "a b@example.org", because: "it holds a space" },
    { email: "a@example.org\r\nBcc: b@example.org", because: "a header could follow" },
    { email: "a@example.org,b@example.org", because: "they are two" },
    { email: "<a@example.org>", because: "it is quoted" },
    { email: "zoé@example.org", because: "another letter could look the same" },
    { email: "a@exаmple.org", because: "the а is Cyrillic" },
    { email: " a@example.org", because: "a space could make it another account" },
  ])("$email is refused: $because", async ({ email }) => {
    expect((await signUp(email)).error).toMatchObject({ status: 400, code: "validation_failed" });
  });

  test.each([
    { password: "aA1!", reasons: ["length"] },
    { password: "aaaaaaaa", reasons: ["characters"] },
  ])("$password is too weak: $reasons", async ({ password, reasons }) => {
    const { error } = await signUp(testBackend.newEmail(), { password });
    expect(error).toMatchObject({ name: "AuthWeakPasswordError", status: 422, reasons });
  });

  test("a password of 10,000 characters is refused quickly", async () => {
    const { error } = await signUp(testBackend.newEmail(), { password: `Aa1!${"x".repeat(9996)}` });
    expect(error).toMatchObject({ status: 422, code: "validation_failed" });
  });

  test("metadata is bounded, for every access token carries it", async () => {
    const data = (bytes: number) => ({ note: "x".repeat(bytes - 11) });
    expect((await signUp(testBackend.newEmail(), { data: data(2048) })).error).toBeNull();
    expect((await signUp(testBackend.newEmail(), { data: data(2049) })).error).toMatchObject({
      code: "validation_failed",
    });
  });

  test.each([
    "https://evil.example/",
    "http://localhost:3001/",
    "http://localhost:3000.evil.example/",
    "//evil.example",
    "javascript:alert(1)",
  ])("a link may not lead to %s", async (to) => {
    const before = testBackend.mails.length;
    expect((await signUp(testBackend.newEmail(), { to })).error).toMatchObject({ status: 400 });
    expect(testBackend.mails).toHaveLength(before);
  });

  test("a mail server that fails is reported without the address, and the account is there", async () => {
    const problems: unknown[] = [];
    const mailer = { send: ({ to }: Mail) => Promise.reject(new Error(`550 no such user ${to}`)) };
    const report = (problem: unknown) => problems.push(problem);
    const broken = await startTestBackend(testBackend.engine, { report, mailer });
    const email = broken.newEmail();
    const captchaToken = await broken.solve("sign-up");
    const { error } = await broken
      .client()
      .auth.signUp({ email, password: PASSWORD, options: { captchaToken } });
    expect(error).toBeNull();
    await broken.backend.close();
    expect(problems).toHaveLength(1);
    expect(String((problems[0] as Error).stack)).not.toContain(email);
    await broken.close();
  });
});
