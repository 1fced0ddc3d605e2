import { createHash } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createPasswordProblems } from "../../../../server/accounts/password-problems.ts";
import { openEmbedded } from "../../../../testing/engines/pglite-template.ts";
import {
  buildConfirmationFor,
  KEYS,
  PASSWORD,
  SITE,
  startTestBackend,
  type TestBackend,
} from "../../testing/test-backend.ts";

const LEAKED = "Vent-du-Nord7";
const UNANSWERED = "Vent-du-Sud8";
const digestOf = (text: string) => createHash("sha1").update(text).digest("hex").toUpperCase();

/** Knows one password, and never answers for another. */
const list = createServer((request, response) => {
  if (request.url?.endsWith(`/${digestOf(UNANSWERED).slice(0, 5)}`)) return;
  response.end(`${digestOf(LEAKED).slice(5)}:3\n`);
});

let testBackend: TestBackend;
beforeAll(async () => {
  await new Promise<void>((listening) => list.listen(0, "127.0.0.1", listening));
  testBackend = await startTestBackend(await openEmbedded(), {
    passwordProblems: createPasswordProblems({
      host: new URL(SITE).hostname,
      namesOf: async () => ["Ségolène"],
    }),
    pwnedPasswordsUrl: `http://127.0.0.1:${(list.address() as AddressInfo).port}/range/`,
  });
});
afterAll(async () => {
  list.closeAllConnections();
  list.close();
  await testBackend.close();
  await testBackend.engine.close();
});

async function signUp(password: string) {
  const email = testBackend.newEmail();
  const captchaToken = await testBackend.solve("sign-up");
  const data = { first_name: "Ségolène" };
  const { error } = await testBackend
    .client()
    .auth.signUp({ email, password, options: { captchaToken, data } });
  return { email, error };
}

/** The three ways to a new password. */
const WAYS: Record<string, (password: string) => Promise<unknown>> = {
  "signing up": async (password) => (await signUp(password)).error,
  "changing it": async (password) => {
    const { client } = await testBackend.member();
    return (await client.auth.updateUser({ password, current_password: PASSWORD })).error;
  },
  "recovering it": async (password) => {
    const { email } = await testBackend.member();
    const client = testBackend.client();
    const captchaToken = await testBackend.solve("recover");
    await client.auth.resetPasswordForEmail(email, { captchaToken });
    await client.auth.verifyOtp({ token_hash: testBackend.tokenFor(email), type: "recovery" });
    return (await client.auth.updateUser({ password })).error;
  },
};

const CASES = [
  { password: "Aa1!aaa", reasons: ["length"], because: "it has seven characters" },
  { password: "doliprane-1000", reasons: ["characters"], because: "it has no capital" },
  { password: "DOLIPRANE-1000", reasons: ["characters"], because: "it has no small letter" },
  { password: "Doliprane-mille", reasons: ["characters"], because: "it has no digit" },
  { password: "Doliprane1000", reasons: ["characters"], because: "it has no other sign" },
  { password: "Password1!", reasons: ["common"], because: "everybody takes it" },
  { password: "Motdepasse1!", reasons: ["common"], because: "everybody in France takes it" },
  {
    password: "Sunfl0wer-2026",
    reasons: ["common"],
    because: "it is such a word, spelt otherwise",
  },
  { password: "Trou$$e-2026", reasons: ["context"], because: "it is the name of the product" },
  { password: "Segolene&1975", reasons: ["context"], because: "it is their own name" },
  { password: LEAKED, reasons: ["pwned"], because: "it is on the list of leaked ones" },
];

test.each(Object.keys(WAYS).flatMap((way) => CASES.map((one) => ({ ...one, way }))))(
  "A13: $way to $password is refused: $because",
  async ({ way, password, reasons }) => {
    expect(await WAYS[way]?.(password)).toMatchObject({
      status: 422,
      code: "weak_password",
      reasons,
    });
  },
);

test.each(Object.keys(WAYS))("A13: %s takes 72 bytes and not 73", async (way) => {
  const longest = `Aa1!${"é".repeat(34)}`;
  expect(await WAYS[way]?.(longest)).toBeNull();
  expect(await WAYS[way]?.(`${longest}a`)).toMatchObject({
    status: 422,
    code: "validation_failed",
  });
});

test("A13: 64 characters and more are welcome, and the last of them counts", async () => {
  const password = `Aa1!${"x".repeat(67)}`;
  const { email, error } = await signUp(`${password}y`);
  expect(error).toBeNull();
  await testBackend
    .client()
    .auth.verifyOtp(buildConfirmationFor(testBackend.tokenFor(email), `${password}y`));
  const signIn = async (attempt: string) => {
    const captchaToken = await testBackend.solve("sign-in");
    return testBackend
      .client()
      .auth.signInWithPassword({ email, password: attempt, options: { captchaToken } });
  };
  expect((await signIn(`${password}z`)).error?.code).toBe("invalid_credentials");
  expect((await signIn(`${password}y`)).error).toBeNull();
});

test("A13: a list that does not answer keeps nobody out, and is reported without the password", async () => {
  expect((await signUp(UNANSWERED)).error).toBeNull();
  const [problem] = testBackend.problems.splice(0) as Error[];
  expect(problem?.message).toBe("TimeoutError at looking up a new password");
  expect(problem?.stack).not.toContain(UNANSWERED);
});

test("the settings say that passwords are looked up", async () => {
  const headers = { apikey: KEYS.publishableKey };
  const answer = await testBackend.fetch(`${SITE}/auth/v1/settings`, { headers });
  expect(await answer.json()).toMatchObject({ password_hibp_enabled: true });
});
