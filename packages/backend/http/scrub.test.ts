import { expect, test } from "vitest";
import { scrub } from "./scrub.ts";

test("a failure is reported by its kind, its code and its place", () => {
  const problem = Object.assign(new TypeError("no"), { code: "57P01" });
  const { message, stack } = scrub(problem, "POST /auth/v1/signup");
  expect(message).toBe("TypeError 57P01 at POST /auth/v1/signup");
  expect(stack).toContain("scrub.test.ts");
});

test.each([
  new Error("Doliprane 1000 mg"),
  Object.assign(new Error("x"), { code: "Doliprane 1000" }),
  new Error("first\n    Doliprane\nlast"),
  "Doliprane",
  { name: "Doliprane" },
])("no value of anybody's is in it: case $#", (problem) => {
  const { message, stack } = scrub(problem, "GET /rest/v1/medications");
  expect(message + stack).not.toContain("Doliprane");
});
