import { expect, test } from "vitest";
import { groupRecoveryCode, readSecondFactorCode } from "./second-factor-code.ts";

test.each([
  ["authenticator", "123456", "123456"],
  ["authenticator", " 123 456 ", "123456"],
  ["authenticator", "12345", null],
  ["authenticator", "1234567", null],
  ["authenticator", "12345a", null],
  ["authenticator", "", null],
  ["recovery", "k4m9-x7qp-2ab8-ht3z", "k4m9x7qp2ab8ht3z"],
  ["recovery", "K4M9 X7QP 2AB8 HT3Z", "k4m9x7qp2ab8ht3z"],
  ["recovery", "k4m9-x7qp-2ab8-ht3z-n5cd-w6ef", "k4m9x7qp2ab8ht3zn5cdw6ef"],
  ["recovery", "k4m9-x7qp-2ab8-ht3z-n5cd", null],
  ["recovery", "k4m9-x7qp-2ab8", null],
  ["recovery", "k4m9-x7qp-2ab8-ht3é", null],
  ["recovery", "123456", null],
] as const)("%s code '%s' is read as %s", (kind, typed, code) => {
  expect(readSecondFactorCode(kind, typed)).toEqual(code === null ? null : { kind, code });
});

test("a recovery code is shown in groups of four, and read back", () => {
  const shown = groupRecoveryCode("k4m9x7qp2ab8ht3z");
  expect(shown).toBe("k4m9-x7qp-2ab8-ht3z");
  expect(readSecondFactorCode("recovery", shown)?.code).toBe("k4m9x7qp2ab8ht3z");
});
