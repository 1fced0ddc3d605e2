import { expect, test } from "vitest";
import { DatabaseError } from "../database/database-error.ts";
import { failureOf } from "./database-failure.ts";

const fail = (code: string, isAnonymous = false, message = "said") =>
  failureOf(new DatabaseError({ code, message, detail: "why", hint: "what" }), isAnonymous);

test.each([
  { code: "22P02", status: 400, because: "a value is of another type" },
  { code: "23502", status: 400, because: "a value is missing" },
  { code: "23503", status: 409, because: "the referenced row does not exist" },
  { code: "23505", status: 409, because: "the row exists already" },
  { code: "23514", status: 400, because: "a check refuses it" },
  { code: "42501", status: 403, because: "the role lacks the permission" },
  { code: "P0001", status: 400, because: "a function of ours refuses it" },
  { code: "PT418", status: 418, because: "and may choose the status" },
  { code: "PT200", status: 400, because: "but not that of a success" },
  { code: "25006", status: 405, because: "a GET must not change rows" },
  { code: "54001", status: 400, because: "the request is too deep" },
  { code: "53100", status: 507, because: "the disk is full" },
  { code: "57014", status: 500, because: "it took too long" },
  { code: "08006", status: 503, because: "the server went away" },
  { code: "40001", status: 500, because: "another transaction came first" },
  { code: "42P17", status: 500, because: "a policy is recursive" },
  { code: "XX001", status: 500, because: "the data is damaged" },
])("$code is $status: $because", ({ code, status }) => {
  expect(fail(code).status).toBe(status);
});

test("a refusal without a session is 401", () => {
  expect(fail("42501", true).status).toBe(401);
});

test("an internal error is not shown", () => {
  expect(JSON.stringify(fail("XX000", false, "lost /var/lib").problem)).not.toMatch(
    /var|why|what/u,
  );
});

test.each(["42P01", "42703", "42883"])("%s hides the names that PostgreSQL suggests", (code) => {
  expect(fail(code).problem.hint).toBeNull();
});

test("a change of an unexpected number of rows returns the number", () => {
  const message = (text: string) => `invalid input syntax for type integer: "${text}"`;
  expect(fail("22P02", false, message("not-one-row:2"))).toMatchObject({
    status: 406,
    problem: { code: "PGRST116", details: "The result contains 2 rows" },
  });
  expect(fail("22P02", false, message("too-many-rows:3")).problem.code).toBe("PGRST124");
  expect(fail("22P02", false, message("two")).problem.code).toBe("22P02");
});
