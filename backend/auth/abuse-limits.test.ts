import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { engines } from "../../testing/engines.ts";
import { noteMeasured } from "../../testing/measured.ts";
import { RATES } from "../gates/rates.ts";
import {
  KEYS,
  newAddress,
  PASSWORD,
  SITE,
  startTestBackend,
  type TestBackend,
} from "../test-backend.ts";

describe.each(engines)("on $name", ({ open: openEngine }) => {
  let house: TestBackend;
  beforeAll(async () => {
    house = await startTestBackend(await openEngine());
  });
  afterAll(async () => {
    await house.close();
    await house.engine.close();
  });

  const MINUTE = 60_000;

  interface Said {
    status: number;
    code: string;
    msg: string;
    retryAfter: string | null;
  }

  async function post(path: string, body: object, from = newAddress(), at = house): Promise<Said> {
    const response = await at.fetch(
      `${SITE}/auth/v1/${path}`,
      { method: "POST", headers: { apikey: KEYS.publishableKey }, body: JSON.stringify(body) },
      from,
    );
    const { error_code: code, msg } = await response.json();
    return { status: response.status, code, msg, retryAfter: response.headers.get("retry-after") };
  }

  async function signIn(email: string, password: string, from = newAddress(), at = house) {
    const captcha_token = await at.solve("sign-in");
    const body = { email, password, gotrue_meta_security: { captcha_token } };
    return post("token?grant_type=password", body, from, at);
  }

  async function signUp(email: string, from: string, password = PASSWORD) {
    const captcha_token = await house.solve("sign-up");
    return post("signup", { email, password, gotrue_meta_security: { captcha_token } }, from);
  }

  async function ask(deed: "recover" | "resend", email: string, from = newAddress()) {
    const captcha_token = await house.solve(deed);
    return post(deed, { email, type: "signup", gotrue_meta_security: { captcha_token } }, from);
  }

  const LOCKED = {
    status: 429,
    code: "over_request_rate_limit",
    msg: "Too many sign in attempts. Try again in 15 minutes.",
    retryAfter: "900",
  };

  /** However the address is written, and from wherever. */
  async function guess(email: string, times = 5) {
    for (let count = 0; count < times; count++) {
      const written = count % 2 ? email.toUpperCase() : email;
      expect((await signIn(written, `Wrong-${count}000`)).code).toBe("invalid_credentials");
    }
  }

  test("A1: after five wrong passwords the sixth is refused, and so is the right one", async () => {
    const { email } = await house.member();
    await guess(email);
    expect(await signIn(email, "Wrong-6000")).toEqual(LOCKED);
    expect(await signIn(email, PASSWORD)).toEqual(LOCKED);
    expect(await signIn(email.toUpperCase(), PASSWORD)).toEqual(LOCKED);
  });

  test("A1: an address without an account is locked in the same words", async () => {
    const nobody = house.newEmail();
    await guess(nobody);
    expect(await signIn(nobody, PASSWORD)).toEqual(LOCKED);
  });

  test("A1: neither a restart nor a second server forgets", async () => {
    const { email } = await house.member();
    await guess(email);
    const other = await startTestBackend(house.engine, { now: () => house.clock.now });
    expect(await signIn(email, PASSWORD, newAddress(), other)).toEqual(LOCKED);
    await other.close();
  });

  test("A1: minutes are rounded up, and when they are over the owner is in", async () => {
    const { email } = await house.member();
    await guess(email);
    house.clock.now += 14 * MINUTE + 1000;
    expect(await signIn(email, PASSWORD)).toMatchObject({
      msg: "Too many sign in attempts. Try again in 1 minutes.",
      retryAfter: "59",
    });
    house.clock.now += MINUTE - 1000;
    expect((await signIn(email, PASSWORD)).status).toBe(200);
  });

  test("A1: who waits cannot be kept out by guesses made meanwhile", async () => {
    const { email } = await house.member();
    await guess(email);
    for (let count = 0; count < 3; count++) {
      house.clock.now += 5 * MINUTE - 1;
      await signIn(email, "Wrong-0000");
    }
    house.clock.now += 3;
    expect((await signIn(email, PASSWORD)).status).toBe(200);
  });

  test("A1: the mail to choose a new password unlocks at once, and its link works once", async () => {
    const { email } = await house.member();
    await guess(email);
    expect((await ask("recover", email)).status).toBe(200);
    const link = house.tokenFor(email);
    const client = house.client();
    await client.auth.verifyOtp({ token_hash: link, type: "recovery" });
    expect(await signIn(email, PASSWORD), "opening it is not enough").toEqual(LOCKED);
    expect((await client.auth.updateUser({ password: "Ibuprofen-400" })).error).toBeNull();
    expect((await signIn(email, "Ibuprofen-400")).status).toBe(200);
    const again = await house.client().auth.verifyOtp({ token_hash: link, type: "recovery" });
    expect(again.error?.code).toBe("otp_expired");
  });

  test("A1: thirty sign-ins in five minutes are all one network may try", async () => {
    const from = newAddress();
    for (let count = 0; count < 30; count++) {
      expect((await signIn(house.newEmail(), "Wrong-1000", from)).status).toBe(400);
    }
    const { email } = await house.member();
    expect(await signIn(email, PASSWORD, from)).toMatchObject({
      status: 429,
      msg: "Too many sign in attempts. Try again in 5 minutes.",
    });
    const neighbour = from.replace("::1", "::2");
    expect((await signIn(email, PASSWORD, neighbour)).status, "the same household").toBe(429);
    expect((await signIn(email, PASSWORD)).status).toBe(200);
    house.clock.now += 5 * MINUTE;
    expect((await signIn(email, PASSWORD, from)).status).toBe(200);
  });

  test("A1: a request without a solved captcha locks nobody out", async () => {
    const { email } = await house.member();
    for (let count = 0; count < 10; count++) {
      const body = { email, password: "Wrong-1000" };
      expect((await post("token?grant_type=password", body)).code).toBe("captcha_failed");
    }
    expect((await signIn(email, PASSWORD)).status).toBe(200);
  });

  test("A2: the fourth sign-up of an hour from one network is refused", async () => {
    const from = newAddress();
    for (let count = 0; count < 3; count++) {
      expect((await signUp(house.newEmail(), from)).status).toBe(200);
    }
    expect(await signUp(house.newEmail(), from)).toEqual({
      status: 429,
      code: "over_request_rate_limit",
      msg: "Too many sign up attempts. Try again in 60 minutes.",
      retryAfter: "3600",
    });
    expect((await signUp(house.newEmail(), newAddress())).status).toBe(200);
    house.clock.now += 60 * MINUTE;
    expect((await signUp(house.newEmail(), from)).status).toBe(200);
  });

  test("A2: a sign-up that could be mended is not counted", async () => {
    const from = newAddress();
    for (let count = 0; count < 5; count++) {
      expect((await signUp(house.newEmail(), from, "weak")).status).toBe(422);
      expect((await signUp("no address", from)).status).toBe(400);
    }
    expect((await signUp(house.newEmail(), from)).status).toBe(200);
  });

  test("A2: nobody is written to more than three times an hour, whatever was asked for", async () => {
    const email = house.newEmail();
    expect((await signUp(email, newAddress())).status).toBe(200);
    expect((await ask("resend", email)).status).toBe(200);
    expect((await ask("recover", email)).status).toBe(200);
    const refused = {
      status: 429,
      code: "over_email_send_rate_limit",
      msg: "Too many emails. Try again in 60 minutes.",
      retryAfter: "3600",
    };
    expect(await ask("resend", email)).toEqual(refused);
    expect(await ask("recover", email)).toEqual(refused);
    expect(await signUp(email, newAddress())).toEqual(refused);
    expect(house.mails.filter(({ to }) => to === email)).toHaveLength(3);
    const nobody = house.newEmail();
    for (let count = 0; count < 3; count++) await ask("recover", nobody);
    expect(await ask("recover", nobody), "an address nobody has says the same").toEqual(refused);
  });

  test("A1: whoever uses up somebody's mails leaves them one to unlock with", async () => {
    const { email } = await house.member();
    await guess(email);
    house.clock.now += 50 * MINUTE;
    await guess(email);
    for (let count = 0; count < 9; count++) {
      await ask("resend", email);
      await signUp(email, newAddress());
    }
    expect((await ask("recover", email)).status).toBe(200);
    const client = house.client();
    await client.auth.verifyOtp({ token_hash: house.tokenFor(email), type: "recovery" });
    await client.auth.updateUser({ password: "Ibuprofen-400" });
    expect((await signIn(email, "Ibuprofen-400")).status).toBe(200);
  });

  test("A2: a change of address cannot be used to fill somebody's mailbox", async () => {
    const victim = house.newEmail();
    for (let count = 0; count < 2; count++) {
      const { client, email } = await house.member();
      const { error } = await client.auth.updateUser({ email: victim, current_password: PASSWORD });
      expect(error).toBeNull();
      const captchaToken = await house.solve("resend");
      await client.auth.resend({ type: "email_change", email, options: { captchaToken } });
    }
    expect(house.mails.filter(({ to }) => to === victim)).toHaveLength(2);
    const { client } = await house.member();
    const { error } = await client.auth.updateUser({ email: victim, current_password: PASSWORD });
    expect(error?.code).toBe("over_email_send_rate_limit");
  });

  test("A2: one network may ask for thirty mails in five minutes", async () => {
    const from = newAddress();
    const answers: Said[] = [];
    for (let count = 0; count < 31; count++) {
      answers.push(await ask("resend", house.newEmail(), from));
    }
    expect(answers.map(({ status }) => status)).toEqual([...Array(30).fill(200), 429]);
  });

  test("A5: links are guessed thirty times in five minutes at most, at 256 random bits each", async () => {
    const from = newAddress();
    for (let count = 0; count < 30; count++) {
      expect(
        (await post("verify", { token_hash: `guess ${count}`, type: "signup" }, from)).code,
      ).toBe("otp_expired");
    }
    const email = house.newEmail();
    await signUp(email, newAddress());
    const token_hash = house.tokenFor(email);
    expect(Buffer.from(token_hash, "base64url")).toHaveLength(32);
    expect(await post("verify", { token_hash, type: "signup" }, from)).toMatchObject({
      status: 429,
      msg: "Too many requests. Try again in 5 minutes.",
    });
    expect((await post("verify", { token_hash, type: "signup" })).status).toBe(200);
    const { attempts, minutes } = RATES["verify-from"];
    const years = 2 ** 255 / attempts / (525_600 / minutes);
    noteMeasured({
      row: "A5",
      what: "guesses until a link is met",
      target: "≥ 10^10 expected",
      measured: `${(2 ** 255).toExponential(0)}, in ${years.toExponential(0)} years from one network`,
      held: 2 ** 255 >= 1e10,
    });
  });

  test("A5: no code of six digits opens anything", async () => {
    const email = house.newEmail();
    await signUp(email, newAddress());
    const answer = await post("verify", { email, token: "123456", type: "signup" });
    expect(answer).toMatchObject({ status: 400, code: "validation_failed" });
  });

  test("A6: one network may refresh a hundred and fifty times in five minutes", async () => {
    const from = newAddress();
    const refresh = () =>
      post("token?grant_type=refresh_token", { refresh_token: "never issued" }, from);
    for (let count = 0; count < 150; count++) {
      expect((await refresh()).code).toBe("refresh_token_not_found");
    }
    expect(await refresh()).toMatchObject({ status: 429, retryAfter: "300" });
  });
});
