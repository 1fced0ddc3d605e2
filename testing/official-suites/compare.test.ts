import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { authFailures } from "./auth-failures.ts";
import { compareSuite } from "./compare.ts";
import { postgrestFailures } from "./postgrest-failures.ts";
import { suites, TESTED_COMMIT } from "./suites.ts";

const passed = (name: string) => ({ name, isPassed: true, message: "" });
const failed = (name: string) => ({ name, isPassed: false, message: "not so" });

test("reports a failure without a reason, and a reason without a failure", () => {
  const expected = [{ why: "It is so.", tests: ["expected", "passes", "was not run"] }];
  const results = [passed("passes"), failed("expected"), failed("surprising")];
  expect(compareSuite(results, expected)).toEqual({
    passed: 1,
    failedAsExpected: 1,
    unexpected: [failed("surprising")],
    stale: ["passes", "was not run"],
  });
});

const lists = { "auth-js": authFailures, "postgrest-js": postgrestFailures };

test.each(suites)("no test of $name has two reasons", ({ name, expectedFailures }) => {
  expect(expectedFailures).toBe(lists[name]);
  const tests = expectedFailures.flatMap((group) => group.tests);
  expect(tests).toEqual([...new Set(tests)]);
});

test("docs/conformance.md has each reason with its number of tests", async () => {
  const page = await readFile("docs/conformance.md", "utf8");
  expect(page).toContain(TESTED_COMMIT);
  const rows = suites.flatMap(({ name, expectedFailures }) =>
    expectedFailures.map(({ why, tests }) => `| ${name} | ${tests.length} | ${why} |`),
  );
  expect(
    page.split("\n").filter((line) => /^\| (?:auth|postgrest)-js \| \d+ \|/u.test(line)),
  ).toEqual(rows);
});
