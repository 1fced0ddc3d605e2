import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import type { Challenge } from "altcha-lib/types";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { engines } from "../../../testing/engines/engines.ts";
import type { Engine } from "../database/engine.ts";
import { type CaptchaAction, createCaptcha } from "./captcha.ts";

const jwtSecret = "dKcU1TPbUZ7uYJ3xq0bS0m8rKkJk3G5b2mC9b0l2v8E";
const work = { rounds: 10, fewest: 1, most: 20 };
const clock = { now: Date.now() };
const now = () => clock.now;

describe.each(engines)("on $name", ({ open }) => {
  let engine: Engine;
  let captcha: ReturnType<typeof createCaptcha>;
  beforeAll(async () => {
    engine = await open();
    captcha = createCaptcha({ engine, jwtSecret, now, work });
  });
  afterAll(() => engine.close());

  const encode = (payload: unknown) => Buffer.from(JSON.stringify(payload)).toString("base64");

  async function solved(action: CaptchaAction = "sign-up", from = captcha) {
    const challenge = (await from.challenge(action)) as Challenge;
    const solution = await solveChallenge({ challenge, deriveKey });
    if (!solution) throw new Error("The challenge was not solved.");
    return { challenge, solution };
  }

  test("a solved challenge counts once, for its action", async () => {
    const token = encode(await solved("sign-in"));
    expect(await captcha.verify(token, "sign-up")).toBe(false);
    expect(await captcha.verify(token, "sign-in")).toBe(true);
    expect(await captcha.verify(token, "sign-in")).toBe(false);
  });

  test("of eight that send it at the same moment one gets through, after a restart as well", async () => {
    const token = encode(await solved());
    const again = createCaptcha({ engine, jwtSecret, now, work });
    const results = await Promise.all(
      Array.from({ length: 8 }, (_, turn) => (turn % 2 ? captcha : again).verify(token, "sign-up")),
    );
    expect(results.filter(Boolean)).toHaveLength(1);
  });

  test("it is good for ten minutes", async () => {
    const [early, late] = [encode(await solved()), encode(await solved())];
    clock.now += 598_000;
    expect(await captcha.verify(early, "sign-up")).toBe(true);
    clock.now += 2000;
    expect(await captcha.verify(late, "sign-up")).toBe(false);
  });

  test("used challenges are forgotten once they could not be used anyway", async () => {
    await captcha.verify(encode(await solved()), "sign-up");
    clock.now += 700_000;
    await captcha.verify(encode(await solved()), "sign-up");
    const rows = await engine.transaction((tx) =>
      tx.query("select challenge from backend.used_challenges"),
    );
    expect(rows).toHaveLength(1);
  });

  test("a challenge of another installation is worth nothing here", async () => {
    const elsewhere = createCaptcha({ engine, jwtSecret: `${jwtSecret}x`, now, work });
    expect(await captcha.verify(encode(await solved("sign-up", elsewhere)), "sign-up")).toBe(false);
  });

  type Solved = Awaited<ReturnType<typeof solved>>;
  type Change = (payload: Solved) => unknown;
  const parameters =
    (change: Record<string, unknown>): Change =>
    ({ challenge, solution }) => ({
      challenge: { ...challenge, parameters: { ...challenge.parameters, ...change } },
      solution,
    });

  test.each<{ change: Change; because: string }>([
    { change: parameters({ data: { action: "sign-in" } }), because: "its action was changed" },
    { change: parameters({ expiresAt: 9_999_999_999 }), because: "its end was changed" },
    { change: parameters({ cost: 1 }), because: "its work was changed" },
    { change: parameters({ keyPrefix: "" }), because: "its goal was changed" },
    { change: parameters({ keySignature: undefined }), because: "its proof was taken out" },
    { change: parameters({ expiresAt: undefined }), because: "it has no end" },
    { change: parameters({ nonce: "0".repeat(32) }), because: "it is another challenge" },
    { change: parameters({ algorithm: "SHA-256" }), because: "it asks for easier work" },
    { change: parameters({ cost: 1e9 }), because: "it asks us to work" },
    {
      change: ({ challenge, solution }) => ({
        challenge: { ...challenge, signature: "" },
        solution,
      }),
      because: "nobody signed it",
    },
    {
      change: ({ challenge, solution }) => ({
        challenge: { parameters: challenge.parameters },
        solution,
      }),
      because: "nobody signed it",
    },
    {
      change: ({ challenge }) => ({
        challenge,
        solution: {
          counter: 0,
          derivedKey: challenge.parameters.keyPrefix.padEnd(64, "0"),
        },
      }),
      because: "its solution is made up of what can be seen",
    },
    { change: ({ challenge }) => ({ challenge }), because: "nobody solved it" },
    { change: () => null, because: "it is nothing" },
    { change: () => [], because: "it is a list" },
  ])("case $# is refused: $because", async ({ change }) => {
    const action = "sign-up";
    expect(await captcha.verify(encode(change(await solved(action))), action)).toBe(false);
    expect(await captcha.verify(encode(change(await solved(action))), "sign-in")).toBe(false);
  });

  test.each(["", "token", "e30=", "bnVsbA==", "x".repeat(5000)])("%s is refused", async (token) => {
    expect(await captcha.verify(token, "sign-up")).toBe(false);
  });

  test("the work asked for is the same for nobody, and bounded", async () => {
    const real = createCaptcha({ engine, jwtSecret, now });
    const challenge = (await real.challenge("sign-up")) as Challenge;
    expect(challenge.parameters).toMatchObject({ algorithm: "PBKDF2/SHA-256", cost: 5000 });
    const { counter } = (await solveChallenge({ challenge, deriveKey })) ?? { counter: 0 };
    expect(counter).toBeGreaterThanOrEqual(300);
    expect(counter).toBeLessThanOrEqual(900);
  });
});
