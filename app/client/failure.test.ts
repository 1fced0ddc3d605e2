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
  { error: { code: "PGRST116" }, status: 406, expected: "not-found", because: "no row came" },
  {
    error: { code: "PGRST303" },
    status: 401,
    expected: "signed-out",
    because: "the token has expired",
  },
  { error: { code: "" }, status: 0, expected: "offline", because: "nobody answered" },
  { error: { code: "" }, status: 502, expected: "offline", because: "only a proxy answered" },
  { error: { code: "PGRST003" }, status: 503, expected: "busy", because: "the server is busy" },
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
