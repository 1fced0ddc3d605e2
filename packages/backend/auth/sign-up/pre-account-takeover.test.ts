import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { anyEngine } from "../../../../testing/engines/engines.ts";
import {
  buildConfirmationFor,
  KEYS,
  PASSWORD,
  SITE,
  startTestBackend,
  type TestBackend,
} from "../../testing/test-backend.ts";

const HOUR = 3_600_000;

/** A stranger's, who signs up with an address that is not theirs. */
const HIS = "Squatter-1000";

describe.each(anyEngine)("on $name", ({ open: openEngine }) => {
  let testBackend: TestBackend;
  beforeAll(async () => {
    testBackend = await startTestBackend(await openEngine());
  });
  afterAll(async () => {
    await testBackend.close();
    await testBackend.engine.close();
  });

  type Client = ReturnType<TestBackend["client"]>;

  async function signUp(email: string, password = PASSWORD, client = testBackend.client()) {
    const { error, data } = await client.auth.signUp({
      email,
      password,
      options: {
        captchaToken: await testBackend.solve("sign-up"),
        data: { first_name: password === HIS ? "Eve" : "Zoé", locale: "fr-fr" },
      },
    });
    expect(error).toBeNull();
    return { client, id: data.user?.id };
  }

  async function signIn(email: string, password: string) {
    const captchaToken = await testBackend.solve("sign-in");
    return testBackend
      .client()
      .auth.signInWithPassword({ email, password, options: { captchaToken } });
  }

  /** Opens a link without typing anything, as in the browser that signed up. */
  const press = (token_hash: string, client: Client) =>
    client.auth.verifyOtp({ token_hash, type: "signup" });
  const type = (token_hash: string, password: string, client = testBackend.client()) =>
    client.auth.verifyOtp(buildConfirmationFor(token_hash, password));

  async function bothSignUp() {
    const email = testBackend.newEmail();
    const her = await signUp(email);
    const herLink = testBackend.tokenFor(email);
    const him = await signUp(email, HIS);
    const hisLink = testBackend.tokenFor(email);
    expect(hisLink).not.toBe(herLink);
    return { email, her, herLink, him, hisLink };
  }

  test("her link goes on after a stranger signed up with her address, and confirms her password", async () => {
    const { email, her, herLink, hisLink } = await bothSignUp();
    const { data, error } = await press(herLink, her.client);
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ id: her.id, user_metadata: { first_name: "Zoé" } });
    expect((await signIn(email, PASSWORD)).error).toBeNull();
    expect((await signIn(email, HIS)).error?.code).toBe("invalid_credentials");
    expect((await type(hisLink, HIS)).error?.code, "his ended with hers").toBe("otp_expired");
  });

  test("the link that he had sent confirms nothing of his in her browser, nor in another", async () => {
    const { email, her, hisLink } = await bothSignUp();
    const elsewhere = await press(hisLink, testBackend.client());
    expect(elsewhere.error).toMatchObject({ status: 400, code: "reauthentication_needed" });
    const { data } = await press(hisLink, her.client);
    expect(data.user?.id).toBe(her.id);
    expect((await signIn(email, HIS)).error?.code).toBe("invalid_credentials");
  });

  test("he signed up first: she becomes the account, and nothing of his stays", async () => {
    const email = testBackend.newEmail();
    const him = await signUp(email, HIS);
    const her = await signUp(email);
    const { data } = await press(testBackend.tokenFor(email), her.client);
    expect(data.user).toMatchObject({ id: her.id, user_metadata: { first_name: "Zoé" } });
    expect((await signIn(email, HIS)).error?.code).toBe("invalid_credentials");
    const rows = await testBackend.engine.transaction((tx) =>
      tx.query("select from auth.users where id = $1::uuid", [him.id]),
    );
    expect(rows).toEqual([]);
  });

  test("on another device the password chosen at sign-up opens it", async () => {
    const { email, her, herLink } = await bothSignUp();
    expect((await press(herLink, testBackend.client())).error?.code).toBe(
      "reauthentication_needed",
    );
    expect((await type(herLink, "Wrong-1000")).error).toMatchObject({
      status: 400,
      code: "invalid_credentials",
    });
    const { data } = await type(herLink, PASSWORD);
    expect(data.user?.id).toBe(her.id);
    expect((await signIn(email, PASSWORD)).error).toBeNull();
  });

  test("a client that keeps no cookie shows the verifier of its challenge", async () => {
    const email = testBackend.newEmail();
    const storage = new Map<string, string>();
    await signUp(email, PASSWORD, testBackend.client({ storage }));
    const kept = [...storage].find(([name]) => name.endsWith("-code-verifier"))?.[1] ?? "";
    const [code_verifier = ""] = JSON.parse(kept).split("/");
    const link = { token_hash: testBackend.tokenFor(email), type: "signup" as const };
    const wrong = { ...link, code_verifier: "x".repeat(112) };
    expect((await testBackend.client().auth.verifyOtp(wrong)).error?.code).toBe(
      "reauthentication_needed",
    );
    const right = { ...link, code_verifier };
    expect((await testBackend.client().auth.verifyOtp(right)).error).toBeNull();
  });

  test("two passwords chosen in one browser: the browser alone does not identify the sign-up of the link", async () => {
    const email = testBackend.newEmail();
    const { client } = await signUp(email);
    const herLink = testBackend.tokenFor(email);
    await signUp(email, HIS, client);
    expect((await press(herLink, client)).error?.code).toBe("reauthentication_needed");
    expect((await type(herLink, PASSWORD, client)).error).toBeNull();
  });

  test("after five wrong passwords a link takes none any more, and her browser still opens it", async () => {
    const { her, herLink, hisLink } = await bothSignUp();
    for (let count = 0; count < 5; count++) {
      expect((await type(hisLink, `Wrong-${count}000`)).error?.code).toBe("invalid_credentials");
    }
    expect((await type(hisLink, PASSWORD)).error?.code).toBe("otp_expired");
    expect(
      (await type(herLink, "Wrong-1000")).error?.code,
      "the other link has tries of its own",
    ).toBe("invalid_credentials");
    expect((await press(hisLink, her.client)).data.user?.id).toBe(her.id);
  });

  test("however many mails a stranger uses up, she signs up, and a link in her mailbox confirms it", async () => {
    const email = testBackend.newEmail();
    for (let count = 0; count < 3; count++) await signUp(email, HIS);
    const hisLink = testBackend.tokenFor(email);
    expect(testBackend.mails.filter(({ to }) => to === email)).toHaveLength(2);
    const her = await signUp(email);
    expect(testBackend.mails.filter(({ to }) => to === email)).toHaveLength(2);
    const { data } = await type(hisLink, PASSWORD);
    expect(data.user?.id).toBe(her.id);
    expect((await signIn(email, PASSWORD)).error).toBeNull();
  });

  test("a recovery of a pending address confirms no password and no name", async () => {
    const { email } = await bothSignUp();
    const captchaToken = await testBackend.solve("recover");
    const client = testBackend.client();
    await client.auth.resetPasswordForEmail(email, { captchaToken });
    const { data } = await client.auth.verifyOtp({
      token_hash: testBackend.tokenFor(email),
      type: "recovery",
    });
    expect(data.user?.user_metadata).toEqual({ locale: "fr-fr" });
    for (const password of [PASSWORD, HIS]) {
      expect((await signIn(email, password)).error?.code).toBe("invalid_credentials");
    }
    expect((await client.auth.updateUser({ password: "Ibuprofen-400" })).error).toBeNull();
    expect((await signIn(email, "Ibuprofen-400")).error).toBeNull();
  });

  test("everybody who signed up learns that the address is pending, and nobody else", async () => {
    const { email } = await bothSignUp();
    expect((await signIn(email, PASSWORD)).error?.code).toBe("email_not_confirmed");
    expect((await signIn(email, HIS)).error?.code).toBe("email_not_confirmed");
    expect((await signIn(email, "Wrong-1000")).error?.code).toBe("invalid_credentials");
  });

  test("two who sign up at the very same moment both wait", async () => {
    const email = testBackend.newEmail();
    const [her] = await Promise.all([signUp(email), signUp(email, HIS)]);
    const { data } = await type(testBackend.tokenFor(email), PASSWORD);
    expect(data.user?.id).toBe(her.id);
  });

  test("an account that waited without a sign-up of its own is confirmed by its password", async () => {
    const email = testBackend.newEmail();
    const { id } = await signUp(email);
    await testBackend.engine.transaction((tx) =>
      tx.query("delete from backend.sign_ups where user_id = $1::uuid", [id]),
    );
    const { data } = await type(testBackend.tokenFor(email), PASSWORD);
    expect(data.user?.id).toBe(id);
  });

  test("a sign-up is forgotten after a week, although its address is asked for every day", async () => {
    const email = testBackend.newEmail();
    const { id } = await signUp(email, HIS);
    for (let day = 0; day < 8; day++) {
      testBackend.clock.now += 24 * HOUR - 1;
      await signUp(email, HIS);
      await testBackend.backend.cleanUp();
    }
    const rows = await testBackend.engine.transaction((tx) =>
      tx.query<{ count: number }>(
        "select count(*)::int from backend.sign_ups where user_id = $1::uuid",
        [id],
      ),
    );
    expect(rows).toEqual([{ count: 8 }]);
  });

  test("the cookie is for this server alone, and no script reads it", async () => {
    const body = { email: testBackend.newEmail(), password: PASSWORD };
    const post = async (backend: TestBackend, cookie?: string) => {
      const captcha_token = await backend.solve("sign-up");
      const response = await backend.fetch(`${SITE}/auth/v1/signup`, {
        method: "POST",
        headers: { apikey: KEYS.publishableKey, ...(cookie && { cookie }) },
        body: JSON.stringify({ ...body, gotrue_meta_security: { captcha_token } }),
      });
      return response.headers.get("set-cookie") ?? "";
    };
    const cookie = await post(testBackend);
    expect(cookie).toMatch(
      /^trousse-device=[\w-]{43}; Path=\/; Max-Age=34560000; HttpOnly; SameSite=Strict$/,
    );
    const [shown = ""] = cookie.split(";");
    expect(await post(testBackend, `theme=dark; ${shown}`)).toBe(cookie);
    expect(await post(testBackend, "trousse-device=short")).not.toContain("=short;");
    const secure = await startTestBackend(testBackend.engine, {
      publicUrl: "https://trousse.example",
    });
    expect(await post(secure, shown)).toMatch(/^__Host-trousse-device=[\w-]{43};.*; Secure$/);
    await secure.close();
    const rows = await testBackend.engine.transaction((tx) =>
      tx.query<{ text: string }>("select to_jsonb(s)::text as text from backend.sign_ups s"),
    );
    expect(rows.map(({ text }) => text).join()).not.toContain(shown.split("=")[1]);
  });
});
