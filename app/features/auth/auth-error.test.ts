import { expect, test } from "vitest";
import { AppError } from "#app/client/errors/failure.ts";
import {
  authErrorOf,
  isCaptchaError,
  passwordWeaknessOf,
  retryAfterMinutes,
} from "./auth-error.ts";

function refused(message: string, code?: string) {
  return new AppError("unexpected", { cause: Object.assign(new Error(message), { code }) });
}

test("what the server said is kept, with its code", () => {
  expect(authErrorOf(refused("User is banned", "user_banned"))).toEqual({
    code: "user_banned",
    message: "User is banned",
    reasons: [],
  });
  expect(authErrorOf(refused("Something else"))).toEqual({
    code: "",
    message: "Something else",
    reasons: [],
  });
});

test.each([
  {
    problem: new AppError("offline", { cause: new Error("fetch failed") }),
    because: "nobody answered",
  },
  {
    problem: new AppError("busy", { cause: new Error("{}") }),
    because: "the server has too much to do",
  },
  { problem: new AppError("unexpected"), because: "nothing was said" },
  { problem: new TypeError("x is undefined"), because: "the fault is ours" },
])("there is no refusal when $because", ({ problem }) => {
  expect(authErrorOf(problem)).toBeNull();
});

test("a refusal is about the captcha by its code or by its words", () => {
  expect(isCaptchaError({ code: "captcha_failed", message: "" })).toBe(true);
  expect(isCaptchaError({ code: "", message: "Captcha verification process failed" })).toBe(true);
  expect(
    isCaptchaError({ code: "invalid_credentials", message: "Invalid login credentials" }),
  ).toBe(false);
});

test.each([
  { reasons: ["pwned"], expected: "leaked" },
  { reasons: ["common"], expected: "common" },
  { reasons: ["context"], expected: "context" },
  { reasons: ["context", "pwned", "common"], expected: "common" },
  { reasons: ["length"], expected: undefined },
])("a password that is weak for $reasons is said to be $expected", ({ reasons, expected }) => {
  const weak = Object.assign(new Error("Password is too weak"), { code: "weak_password", reasons });
  const refusal = authErrorOf(new AppError("unexpected", { cause: weak }));
  expect(refusal && passwordWeaknessOf(refusal)).toBe(expected);
  expect(passwordWeaknessOf({ code: "same_password", reasons })).toBeUndefined();
});

test.each([
  { code: "over_request_rate_limit", message: "Try again in 15 minutes.", expected: 15 },
  { code: "over_email_send_rate_limit", message: "Try again in 1 minute.", expected: 1 },
  { code: "over_request_rate_limit", message: "Slow down", expected: 0 },
  { code: "otp_expired", message: "It was good for 60 minutes", expected: 0 },
])("$code with '$message' asks to wait $expected minutes", ({ expected, ...refusal }) => {
  expect(retryAfterMinutes(refusal)).toBe(expected);
});
