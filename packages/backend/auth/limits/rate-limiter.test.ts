import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { engines } from "../../../../testing/engines/engines.ts";
import type { Engine } from "../../database/engine.ts";
import { createRateLimiter, RATE_LIMITS } from "./rate-limiter.ts";

const MINUTE = 60_000;
const clock = { now: Date.parse("2026-11-21T12:00:00Z") };
const options = { secret: "dKcU1TPbUZ7uYJ3xq0bS0m8rKkJk3G5b2mC9b0l2v8E", now: () => clock.now };

describe.each(engines)("on $name", ({ open }) => {
  let engine: Engine;
  let rates: ReturnType<typeof createRateLimiter>;
  beforeAll(async () => {
    engine = await open();
    rates = createRateLimiter({ engine, ...options });
  });
  afterAll(() => engine.close());

  const signIn = (who: string) => rates.attempt([{ rate: "sign-in", who }]);
  const rows = () =>
    engine.transaction((tx) => tx.query<{ key: string }>("select key from backend.attempts"));

  test("five attempts are free; the sixth waits until the first is fifteen minutes old", async () => {
    for (let count = 0; count < 5; count++) {
      expect(await signIn("marie@example.org")).toBe(0);
      clock.now += MINUTE;
    }
    expect(await signIn("marie@example.org")).toBe(10 * 60);
    clock.now += 10 * MINUTE - 1;
    expect(await signIn("marie@example.org"), "a part of a second is a whole one").toBe(1);
    clock.now += 1;
    expect(await signIn("marie@example.org")).toBe(0);
    expect(await signIn("marie@example.org"), "now the second counts").toBe(60);
  });

  test("a refused attempt is not counted, so waiting always helps", async () => {
    for (let count = 0; count < 5; count++) await signIn("zoe@example.org");
    for (let count = 0; count < 50; count++) {
      expect(await signIn("zoe@example.org")).toBeGreaterThan(0);
    }
    clock.now += 15 * MINUTE;
    expect(await signIn("zoe@example.org")).toBe(0);
  });

  test("people do not use up each other's, nor one action another's", async () => {
    for (let count = 0; count < 5; count++) await signIn("paul");
    expect(await signIn("paula")).toBe(0);
    expect(await rates.attempt([{ rate: "mail-to", who: "paul" }])).toBe(0);
  });

  test("of two limits the longer wait is answered, and neither is counted", async () => {
    const both = (who: string, network: string) =>
      rates.attempt([
        { rate: "sign-in", who },
        { rate: "sign-in-from", who: network },
      ]);
    for (let count = 0; count < 5; count++) expect(await both("anna", "home")).toBe(0);
    for (let count = 0; count < 40; count++) expect(await both("anna", "home")).toBe(15 * 60);
    expect(await both("emil", "home"), "the network has 25 left").toBe(0);
  });

  test("of thirty guesses at the same moment, through two servers, five are let through", async () => {
    const other = createRateLimiter({ engine, ...options });
    const waits = await Promise.all(
      Array.from({ length: 30 }, (_, turn) =>
        (turn % 2 ? rates : other).attempt([
          { rate: "sign-in", who: "victim" },
          { rate: "sign-in-from", who: `network ${turn % 7}` },
        ]),
      ),
    );
    expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
  });

  test("what is forgotten is free again, and nothing else is", async () => {
    for (let count = 0; count < 5; count++) await Promise.all([signIn("lea"), signIn("leo")]);
    await engine.transaction((tx) => rates.reset(tx, { rate: "sign-in", who: "lea" }));
    expect(await signIn("lea")).toBe(0);
    expect(await signIn("leo")).toBeGreaterThan(0);
  });

  test("a clock set back locks nobody out for longer", async () => {
    for (let count = 0; count < 5; count++) await signIn("nina");
    clock.now -= 60 * MINUTE;
    expect(await signIn("nina")).toBe(0);
    clock.now += 60 * MINUTE;
  });

  test("the table holds neither accounts nor addresses, and old attempts are deleted", async () => {
    await rates.attempt([{ rate: "sign-up-from", who: "203.0.113.7" }]);
    const before = await rows();
    expect(JSON.stringify(before)).not.toMatch(/203|sign|marie/);
    expect(before.every(({ key }) => /^[\w-]{43}$/.test(key))).toBe(true);
    clock.now += 60 * MINUTE;
    for (let count = 0; count < 3; count++) await signIn(`last ${count}`);
    expect((await rows()).length).toBeLessThanOrEqual(3);
  });

  test("another installation counts for itself: the same name is another key there", async () => {
    const elsewhere = createRateLimiter({ engine, ...options, secret: `${options.secret}x` });
    for (let count = 0; count < 5; count++) await signIn("hugo");
    expect(await elsewhere.attempt([{ rate: "sign-in", who: "hugo" }])).toBe(0);
  });
});

test("the rates are those of the specification", () => {
  expect(RATE_LIMITS).toMatchObject({
    "sign-in": { attempts: 5, minutes: 15 },
    "sign-in-from": { attempts: 30, minutes: 5 },
    "sign-up": { attempts: 3, minutes: 60 },
    "sign-up-from": { attempts: 60, minutes: 60 },
    "mail-to": { attempts: 3, minutes: 60 },
    "verify-from": { attempts: 30, minutes: 5 },
    "refresh-from": { attempts: 150, minutes: 5 },
  });
});
