import { expect, test } from "vitest";
import { AppError, failureOf, orThrow } from "./failure.ts";

function failureFrom(error: { name?: string; message?: string; code?: string }, status?: number) {
  try {
    const reply = { data: null, error: { name: "PostgrestError", message: "", ...error } };
    orThrow(status === undefined ? reply : { ...reply, status });
    return "none";
  } catch (problem) {
    return failureOf(problem);
  }
}

test.each([
  {
    error: { code: "23505" },
    status: 409,
    expected: "conflict",
    because: "the row is there already",
  },
  { error: { code: "42501" }, status: 403, expected: "forbidden", because: "a policy refused" },
  { error: { code: "AccessDenied" }, status: 403, expected: "forbidden", because: "a policy did" },
  { error: { code: "23514" }, status: 400, expected: "bad-value", because: "a bound refused it" },
  { error: { code: "22003" }, status: 400, expected: "bad-value", because: "it is too large" },
  {
    error: {
      code: "23514",
      message:
        'new row for relation "medication_intake_logs" violates check constraint "medication_intake_logs_taken_at_in_bounds"',
    },
    status: 400,
    expected: "future-dose",
    because: "nobody takes a dose tomorrow",
  },
  {
    error: { code: "PGRST116" },
    status: 406,
    expected: "not-found",
    because: "no row was returned",
  },
  {
    error: { code: "PGRST303" },
    status: 401,
    expected: "signed-out",
    because: "the token has expired",
  },
  { error: { code: "" }, status: 0, expected: "offline", because: "there was no response" },
  { error: { code: "" }, status: 502, expected: "offline", because: "only a proxy answered" },
  { error: { code: "PGRST003" }, status: 503, expected: "busy", because: "the server is busy" },
  { error: { code: "57014" }, status: 500, expected: "busy", because: "a statement took too long" },
  { error: { code: "PT402" }, status: 402, expected: "tier-limit", because: "an operator set it" },
  { error: { code: "PT413" }, status: 413, expected: "too-many", because: "a quota is used up" },
  {
    error: { code: "PT428" },
    status: 428,
    expected: "consent-revoked",
    because: "it was taken back",
  },
  { error: { code: "PGRST100" }, status: 413, expected: "too-large", because: "the body is long" },
  { error: { code: "XX000" }, status: 500, expected: "unexpected", because: "the server failed" },
  {
    error: { name: "AuthSessionMissingError" },
    status: 400,
    expected: "signed-out",
    because: "no session",
  },
])("$expected, because $because", ({ error, status, expected }) => {
  expect(failureFrom(error, status)).toBe(expected);
});

test("an error of the auth library carries its own status", () => {
  const error = Object.assign(new Error("fetch failed"), {
    name: "AuthRetryableFetchError",
    status: 0,
  });
  expect(() => orThrow({ data: null, error })).toThrow(new AppError("offline"));
});

test("a reply without an error is its data, null included", () => {
  expect(orThrow({ data: [1], error: null })).toEqual([1]);
  expect(orThrow({ data: null, error: null })).toBeNull();
});

test.each([
  { problem: new TypeError("Failed to fetch"), expected: "offline" },
  {
    problem: new TypeError("Failed to fetch dynamically imported module: /assets/a.js"),
    expected: "offline",
  },
  { problem: new TypeError("x is not a function"), expected: "unexpected" },
  { problem: "nonsense", expected: "unexpected" },
])("$problem is $expected", ({ problem, expected }) => {
  expect(failureOf(problem)).toBe(expected);
});

test("what others typed turns no word but its own", () => {
  const data = [{ name: "Zo\u202e\u00e9\u0007", notes: "one\ntwo", tags: ["\u2066a"] }];
  expect(orThrow({ data, error: null })).toEqual([
    { name: "Zo\u00e9", notes: "one\ntwo", tags: ["a"] },
  ]);
});
