import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { anyEngine } from "../../../../testing/engines/engines.ts";
import { recordTestResult } from "../../../../testing/harness/test-result-rows.ts";
import { type AuthAnswer, createAuthRequests } from "../../testing/auth-requests.ts";
import {
  buildConfirmationFor,
  newIpAddress,
  PASSWORD,
  startTestBackend,
  type TestBackend,
} from "../../testing/test-backend.ts";
import { RATE_LIMITS } from "./rate-limiter.ts";

describe.each(anyEngine)("on $name", ({ open: openEngine }) => {
  let testBackend: TestBackend;
  beforeAll(async () => {
    testBackend = await startTestBackend(await openEngine());
  });
  afterAll(async () => {
    await testBackend.close();
    await testBackend.engine.close();
  });

  const MINUTE = 60_000;

  const { post, signIn, signUp, ask } = createAuthRequests(() => testBackend);

  const LOCKED = {
    status: 429,
    code: "over_request_rate_limit",
    msg: "Too many sign in attempts. Try again in 15 minutes.",
    retryAfter: "900",
  };

  /** However the address is written; all from one network, whose address is answered. */
  async function guess(email: string, from = newIpAddress()) {
    for (let count = 0; count < 5; count++) {
      const written = count % 2 ? email.toUpperCase() : email;
      expect((await signIn(written, `Wrong-${count}000`, from)).code).toBe("invalid_credentials");
    }
    return from;
  }

  test("A1: after five wrong passwords the sixth from there is refused, and so is the right one", async () => {
    const { email } = await testBackend.member();
    const from = await guess(email);
    expect(await signIn(email, "Wrong-6000", from)).toEqual(LOCKED);
    expect(await signIn(email, PASSWORD, from)).toEqual(LOCKED);
    expect(await signIn(email.toUpperCase(), PASSWORD, from)).toEqual(LOCKED);
    expect(await signIn(email, PASSWORD, from.replace("::1", "::2")), "one household").toEqual(
      LOCKED,
    );
  });

  test("A1: an address without an account is locked in the same words", async () => {
    const nobody = testBackend.newEmail();
    const from = await guess(nobody);
    expect(await signIn(nobody, PASSWORD, from)).toEqual(LOCKED);
  });

  test("A1: who guesses from elsewhere locks the owner out of no network of theirs", async () => {
    const { email } = await testBackend.member();
    await guess(email);
    expect((await signIn(email, PASSWORD)).status).toBe(200);
  });

  test("A1: guesses from many networks are fifty in an hour, for an account and for none", async () => {
    const { email } = await testBackend.member();
    for (const address of [email, testBackend.newEmail()]) {
      for (let count = 0; count < 10; count++) await guess(address);
      expect(await signIn(address, PASSWORD)).toEqual({
        ...LOCKED,
        msg: "Too many sign in attempts. Try again in 60 minutes.",
        retryAfter: "3600",
      });
    }
    testBackend.clock.now += 60 * MINUTE;
    expect((await signIn(email, PASSWORD)).status).toBe(200);
  });

  test("A1: neither they nor a whole network keep anybody out of a browser that opened the account", async () => {
    const from = newIpAddress();
    const client = testBackend.client({ from });
    const { email } = await testBackend.member();
    const open = async (password: string) => {
      const captchaToken = await testBackend.solve("sign-in");
      const options = { captchaToken };
      return (await client.auth.signInWithPassword({ email, password, options })).error;
    };
    expect(await open(PASSWORD)).toBeNull();
    for (let count = 0; count < 10; count++) await guess(email);
    for (let count = 0; count < 30; count++)
      await signIn(testBackend.newEmail(), "Wrong-1000", from);
    expect((await signIn(email, PASSWORD, from)).status, "another browser there").toBe(429);
    expect(await open(PASSWORD)).toBeNull();
    for (let count = 0; count < 5; count++) expect((await open("Wrong-1000"))?.status).toBe(400);
    expect((await open(PASSWORD))?.status, "guesses in it are five as well").toBe(429);
    testBackend.clock.now += 15 * MINUTE;
    expect(await open(PASSWORD)).toBeNull();
  });

  test("A1: a browser known to one account is a stranger to another", async () => {
    const { client } = await testBackend.member();
    const { email } = await testBackend.member();
    for (let count = 0; count < 10; count++) await guess(email);
    const options = { captchaToken: await testBackend.solve("sign-in") };
    const { error } = await client.auth.signInWithPassword({ email, password: PASSWORD, options });
    expect(error?.status).toBe(429);
  });

  test("A1: a new password makes strangers of all browsers but the one that chose it", async () => {
    const { client, email } = await testBackend.member();
    const other = testBackend.client();
    const open = async (browser: typeof client, password: string) => {
      const options = { captchaToken: await testBackend.solve("sign-in") };
      return (await browser.auth.signInWithPassword({ email, password, options })).error?.status;
    };
    expect(await open(other, PASSWORD)).toBeUndefined();
    expect(await open(client, PASSWORD)).toBeUndefined();
    await client.auth.updateUser({ password: "Ibuprofen-400", current_password: PASSWORD });
    for (let count = 0; count < 10; count++) await guess(email);
    expect(await open(other, "Ibuprofen-400")).toBe(429);
    expect(await open(client, "Ibuprofen-400")).toBeUndefined();
  });

  test("A1: a right password counts as no guess, at sign-in and within a session", async () => {
    const { client, email } = await testBackend.member();
    const from = newIpAddress();
    for (let count = 0; count < 40; count++) {
      expect((await signIn(email, PASSWORD, from)).status).toBe(200);
    }
    for (let count = 0; count < 7; count++) {
      const password = `Ibuprofen-${count % 2}00`;
      const current_password = count === 0 ? PASSWORD : `Ibuprofen-${(count + 1) % 2}00`;
      expect((await client.auth.updateUser({ password, current_password })).error).toBeNull();
    }
    const waiting = testBackend.newEmail();
    await signUp(waiting, newIpAddress());
    for (let count = 0; count < 7; count++) {
      expect((await signIn(waiting, PASSWORD, from)).code).toBe("email_not_confirmed");
    }
  });

  test("A1: neither a restart nor a second server forgets", async () => {
    const { email } = await testBackend.member();
    const from = await guess(email);
    const other = await startTestBackend(testBackend.engine, { now: () => testBackend.clock.now });
    expect(await signIn(email, PASSWORD, from, other)).toEqual(LOCKED);
    await other.close();
  });

  test("A1: minutes are rounded up, and when they are over the owner is in", async () => {
    const { email } = await testBackend.member();
    const from = await guess(email);
    testBackend.clock.now += 14 * MINUTE + 1000;
    expect(await signIn(email, PASSWORD, from)).toMatchObject({
      msg: "Too many sign in attempts. Try again in 1 minute.",
      retryAfter: "59",
    });
    testBackend.clock.now += MINUTE - 1000;
    expect((await signIn(email, PASSWORD, from)).status).toBe(200);
  });

  test("A1: who waits cannot be kept out by guesses made meanwhile", async () => {
    const { email } = await testBackend.member();
    const from = await guess(email);
    for (let count = 0; count < 3; count++) {
      testBackend.clock.now += 5 * MINUTE - 1;
      await signIn(email, "Wrong-0000", from);
    }
    testBackend.clock.now += 3;
    expect((await signIn(email, PASSWORD, from)).status).toBe(200);
  });

  test("A1: the mail to choose a new password unlocks at once, and its link works once", async () => {
    const { email } = await testBackend.member();
    const from = newIpAddress();
    for (let count = 0; count < 10; count++) await guess(email, count ? newIpAddress() : from);
    expect((await ask("recover", email)).status).toBe(200);
    const link = testBackend.tokenFor(email);
    const client = testBackend.client({ from });
    await client.auth.verifyOtp({ token_hash: link, type: "recovery" });
    expect((await signIn(email, PASSWORD)).status, "opening it is not enough").toBe(429);
    expect((await client.auth.updateUser({ password: "Ibuprofen-400" })).error).toBeNull();
    expect((await signIn(email, "Ibuprofen-400")).status).toBe(200);
    expect((await signIn(email, "Ibuprofen-400", from)).status).toBe(200);
    const again = await testBackend.client().auth.verifyOtp({ token_hash: link, type: "recovery" });
    expect(again.error?.code).toBe("otp_expired");
  });

  test("A1: thirty sign-ins in five minutes are all one network may try", async () => {
    const from = newIpAddress();
    for (let count = 0; count < 30; count++) {
      expect((await signIn(testBackend.newEmail(), "Wrong-1000", from)).status).toBe(400);
    }
    const { email } = await testBackend.member();
    expect(await signIn(email, PASSWORD, from)).toMatchObject({
      status: 429,
      msg: "Too many sign in attempts. Try again in 5 minutes.",
    });
    const neighbour = from.replace("::1", "::2");
    expect((await signIn(email, PASSWORD, neighbour)).status, "the same household").toBe(429);
    expect((await signIn(email, PASSWORD)).status).toBe(200);
    testBackend.clock.now += 5 * MINUTE;
    expect((await signIn(email, PASSWORD, from)).status).toBe(200);
  });

  test("A1: a request without a solved captcha locks nobody out", async () => {
    const { email } = await testBackend.member();
    for (let count = 0; count < 10; count++) {
      const body = { email, password: "Wrong-1000" };
      expect((await post("token?grant_type=password", body)).code).toBe("captcha_failed");
    }
    expect((await signIn(email, PASSWORD)).status).toBe(200);
  });

  test("A2: the fourth sign-up of an hour in one browser is refused; a neighbour's is not", async () => {
    const from = newIpAddress();
    const client = testBackend.client({ from });
    const join = async () => {
      const options = { captchaToken: await testBackend.solve("sign-up") };
      const email = testBackend.newEmail();
      return (await client.auth.signUp({ email, password: PASSWORD, options })).error;
    };
    for (let count = 0; count < 3; count++) expect(await join()).toBeNull();
    expect(await join()).toMatchObject({
      status: 429,
      message: "Too many sign up attempts. Try again in 60 minutes.",
    });
    expect((await signUp(testBackend.newEmail(), from)).status).toBe(200);
    testBackend.clock.now += 60 * MINUTE;
    expect(await join()).toBeNull();
  });

  test("A2: sixty sign-ups in an hour are all one network may send", async () => {
    const from = newIpAddress();
    for (let count = 0; count < 60; count++) {
      expect((await signUp(testBackend.newEmail(), from)).status).toBe(200);
    }
    expect(await signUp(testBackend.newEmail(), from)).toEqual({
      status: 429,
      code: "over_request_rate_limit",
      msg: "Too many sign up attempts. Try again in 60 minutes.",
      retryAfter: "3600",
    });
    expect((await signUp(testBackend.newEmail(), newIpAddress())).status).toBe(200);
    testBackend.clock.now += 60 * MINUTE;
    expect((await signUp(testBackend.newEmail(), from)).status).toBe(200);
  });

  test("A2: a sign-up that could be mended is not counted", async () => {
    const from = newIpAddress();
    for (let count = 0; count < 5; count++) {
      expect((await signUp(testBackend.newEmail(), from, "weak")).status).toBe(422);
      expect((await signUp("no address", from)).status).toBe(400);
    }
    expect((await signUp(testBackend.newEmail(), from)).status).toBe(200);
  });

  test("A2: nobody is written to more than three times an hour, and nobody is refused for it", async () => {
    for (const email of [testBackend.newEmail(), (await testBackend.member()).email]) {
      const before = testBackend.mails.filter(({ to }) => to === email).length;
      for (let count = 0; count < 4; count++) {
        expect((await signUp(email, newIpAddress())).status).toBe(200);
        expect((await ask("resend", email)).status).toBe(200);
        expect((await ask("recover", email)).status).toBe(200);
      }
      const sent = testBackend.mails.filter(({ to }) => to === email).length - before;
      expect(sent).toBeLessThanOrEqual(3);
      expect(sent).toBeGreaterThan(0);
    }
  });

  test("A2: a stranger who asks for recoveries ends none of the owner's links, and keeps no mail from working", async () => {
    const { email } = await testBackend.member();
    expect((await ask("recover", email)).status).toBe(200);
    const first = testBackend.tokenFor(email);
    for (let count = 0; count < 5; count++) expect((await ask("recover", email)).status).toBe(200);
    const last = testBackend.tokenFor(email);
    expect(last).not.toBe(first);
    expect((await ask("recover", email)).status, "hers, for which no mail goes out").toBe(200);
    const client = testBackend.client();
    const { error } = await client.auth.verifyOtp({ token_hash: first, type: "recovery" });
    expect(error).toBeNull();
    const spare = await testBackend.client().auth.verifyOtp({ token_hash: last, type: "recovery" });
    expect(spare.error?.code, "one use ends them all").toBe("otp_expired");
    expect((await ask("recover", email)).status).toBe(200);
    expect(testBackend.tokenFor(email), "who opened one may have another").not.toBe(last);
  });

  test("A2: a stranger's sign-ups keep nobody from asking for another address", async () => {
    const { client, email } = await testBackend.member();
    for (let count = 0; count < 3; count++) await signUp(email, newIpAddress());
    const { error } = await client.auth.updateUser({
      email: testBackend.newEmail(),
      current_password: PASSWORD,
    });
    expect(error).toBeNull();
  });

  test("A1: a stranger who uses up the mails of an account leaves one mail to unlock it", async () => {
    const { email } = await testBackend.member();
    await guess(email);
    for (let count = 0; count < 9; count++) {
      await ask("resend", email);
      await signUp(email, newIpAddress());
    }
    expect((await ask("recover", email)).status).toBe(200);
    const client = testBackend.client();
    await client.auth.verifyOtp({ token_hash: testBackend.tokenFor(email), type: "recovery" });
    await client.auth.updateUser({ password: "Ibuprofen-400" });
    expect((await signIn(email, "Ibuprofen-400")).status).toBe(200);
  });

  test("A2: a change of address cannot be used to fill somebody's mailbox", async () => {
    const victim = testBackend.newEmail();
    const first = await testBackend.member();
    const change = { email: victim, current_password: PASSWORD };
    expect((await first.client.auth.updateUser(change)).error).toBeNull();
    for (let count = 0; count < 3; count++) {
      const options = { captchaToken: await testBackend.solve("resend") };
      await first.client.auth.resend({ type: "email_change", email: first.email, options });
    }
    expect(testBackend.mails.filter(({ to }) => to === victim)).toHaveLength(2);
    const { client } = await testBackend.member();
    const { error } = await client.auth.updateUser(change);
    expect(error?.code).toBe("over_email_send_rate_limit");
  });

  test("A2: an account asks for another address three times an hour", async () => {
    const { client } = await testBackend.member();
    const ask = async () => {
      const change = { email: testBackend.newEmail(), current_password: PASSWORD };
      return (await client.auth.updateUser(change)).error?.code;
    };
    for (let count = 0; count < 3; count++) expect(await ask()).toBeUndefined();
    expect(await ask()).toBe("over_email_send_rate_limit");
  });

  test("A2: one network may ask for thirty mails in five minutes", async () => {
    const from = newIpAddress();
    const answers: AuthAnswer[] = [];
    for (let count = 0; count < 31; count++) {
      answers.push(await ask("resend", testBackend.newEmail(), from));
    }
    expect(answers.map(({ status }) => status)).toEqual([...Array(30).fill(200), 429]);
  });

  test("A5: links are guessed thirty times in five minutes at most, at 256 random bits each", async () => {
    const from = newIpAddress();
    for (let count = 0; count < 30; count++) {
      expect(
        (await post("verify", { token_hash: `guess ${count}`, type: "signup" }, from)).code,
      ).toBe("otp_expired");
    }
    const email = testBackend.newEmail();
    await signUp(email, newIpAddress());
    const token_hash = testBackend.tokenFor(email);
    expect(Buffer.from(token_hash, "base64url")).toHaveLength(32);
    expect(await post("verify", buildConfirmationFor(token_hash), from)).toMatchObject({
      status: 429,
      msg: "Too many requests. Try again in 5 minutes.",
    });
    expect((await post("verify", buildConfirmationFor(token_hash))).status).toBe(200);
    const { attempts, minutes } = RATE_LIMITS["verify-from"];
    const years = 2 ** 255 / attempts / (525_600 / minutes);
    recordTestResult({
      row: "A5",
      what: "guesses until a link is met",
      target: "≥ 10^10 expected",
      measured: `${(2 ** 255).toExponential(0)}, in ${years.toExponential(0)} years from one network`,
      held: 2 ** 255 >= 1e10,
    });
  });

  test("A5: no code of six digits opens anything", async () => {
    const email = testBackend.newEmail();
    await signUp(email, newIpAddress());
    const answer = await post("verify", { email, token: "123456", type: "signup" });
    expect(answer).toMatchObject({ status: 403, code: "otp_expired" });
  });

  test("A6: one network may refresh a hundred and fifty times in five minutes", async () => {
    const from = newIpAddress();
    const refresh = () =>
      post("token?grant_type=refresh_token", { refresh_token: "never issued" }, from);
    for (let count = 0; count < 150; count++) {
      expect((await refresh()).code).toBe("refresh_token_not_found");
    }
    expect(await refresh()).toMatchObject({ status: 429, retryAfter: "300" });
  });
});
