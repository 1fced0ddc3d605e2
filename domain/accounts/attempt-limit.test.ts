import fc from "fast-check";
import { expect, test } from "vitest";
import {
  type AttemptLimit,
  type AttemptResult,
  type Attempts,
  NO_ATTEMPTS,
  recordAttempt,
  SIGN_IN_LIMIT,
  SIGN_UP_LIMIT,
  signInKey,
} from "./attempt-limit.ts";

const minute = 60_000;
const noon = Date.UTC(2026, 2, 31, 12);

function after(moments: number[], key = "marie", limit: AttemptLimit = SIGN_IN_LIMIT): Attempts {
  return moments.reduce(
    (attempts, at) => recordAttempt(attempts, key, noon + at, limit).attempts,
    NO_ATTEMPTS,
  );
}

/** The answer in short: yes, or how many minutes to wait. */
const answer = (given: AttemptResult) => (given.allowed ? "yes" : given.minutes);

test.each([
  { at: 0, expected: 15, because: "a whole quarter of an hour is left" },
  { at: 1, expected: 15, because: "minutes are rounded up" },
  { at: minute, expected: 14, because: "one minute is over" },
  { at: minute + 1, expected: 14, because: "rounded up again" },
  { at: 15 * minute - 1, expected: 1, because: "the last millisecond counts as a minute" },
  { at: 15 * minute, expected: "yes", because: "the quarter is over" },
])("after five sign-ins at noon, $at ms later: $expected, because $because", ({ at, expected }) => {
  const five = after([0, 0, 0, 0, 0]);
  expect(answer(recordAttempt(five, "marie", noon + at, SIGN_IN_LIMIT))).toBe(expected);
});

test("the fifth sign-in is allowed and the sixth waits for the first to be a quarter old", () => {
  const four = after([0, minute, 2 * minute, 3 * minute]);
  const fifth = recordAttempt(four, "marie", noon + 4 * minute, SIGN_IN_LIMIT);
  expect(answer(fifth)).toBe("yes");
  expect(answer(recordAttempt(fifth.attempts, "marie", noon + 5 * minute, SIGN_IN_LIMIT))).toBe(10);
  expect(answer(recordAttempt(fifth.attempts, "marie", noon + 15 * minute, SIGN_IN_LIMIT))).toBe(
    "yes",
  );
});

test("three sign-ups an hour", () => {
  const three = after([0, 0, 0], "browser", SIGN_UP_LIMIT);
  expect(answer(recordAttempt(three, "browser", noon, SIGN_UP_LIMIT))).toBe(60);
  expect(answer(recordAttempt(three, "browser", noon + 60 * minute, SIGN_UP_LIMIT))).toBe("yes");
});

test("a refused attempt does not make the wait longer", () => {
  const refused = after([0, 0, 0, 0, 0, minute, 2 * minute, 3 * minute]);
  expect(answer(recordAttempt(refused, "marie", noon + 15 * minute, SIGN_IN_LIMIT))).toBe("yes");
});

test("each account is counted for itself, whatever the case of its address", () => {
  const five = after([0, 0, 0, 0, 0], signInKey("Marie@Exemple.fr"));
  expect(answer(recordAttempt(five, signInKey("MARIE@exemple.fr "), noon, SIGN_IN_LIMIT))).toBe(15);
  expect(answer(recordAttempt(five, signInKey("pierre@exemple.fr"), noon, SIGN_IN_LIMIT))).toBe(
    "yes",
  );
});

test("a clock set back locks nobody out for longer", () => {
  const five = after([0, 0, 0, 0, 0]);
  expect(answer(recordAttempt(five, "marie", noon - 120 * minute, SIGN_IN_LIMIT))).toBe("yes");
});

test("what is over is forgotten, and what came before is never changed", () => {
  const before = after([0]);
  const later = recordAttempt(before, "pierre", noon + 16 * minute, SIGN_IN_LIMIT);
  expect([...later.attempts.keys()]).toEqual(["pierre"]);
  expect([...before.keys()]).toEqual(["marie"]);
  expect(NO_ATTEMPTS.size).toBe(0);
});

test("no window of 15 minutes ever holds more than five, and waiting as told is enough", () => {
  const gaps = fc.array(fc.integer({ min: 0, max: 6 * minute }), { maxLength: 40 });
  fc.assert(
    fc.property(gaps, (waits) => {
      const allowed: number[] = [];
      let attempts = NO_ATTEMPTS;
      let now = noon;
      for (const wait of waits) {
        now += wait;
        const given = recordAttempt(attempts, "marie", now, SIGN_IN_LIMIT);
        attempts = given.attempts;
        if (given.allowed) allowed.push(now);
        else {
          const then = now + given.minutes * minute;
          expect(recordAttempt(attempts, "marie", then, SIGN_IN_LIMIT).allowed).toBe(true);
        }
      }
      for (const [index, at] of allowed.entries()) {
        const sixth = allowed[index + 5];
        if (sixth !== undefined) expect(sixth - at).toBeGreaterThanOrEqual(15 * minute);
      }
    }),
  );
});
