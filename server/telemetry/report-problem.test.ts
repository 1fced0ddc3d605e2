import { expect, test } from "vitest";
import { describeProblem } from "./report-problem.ts";

test("a problem is reported by its kind, its code and its location", () => {
  const text = describeProblem(Object.assign(new RangeError("no"), { code: "22003" }));
  expect(text).toMatch(/^Problem: RangeError 22003\n {4}at .*problem\.test\.ts/);
});

test.each([
  { problem: new Error("Key (name)=(Doliprane) exists"), because: "PostgreSQL quotes the row" },
  { problem: new Error("first\nDoliprane"), because: "a message may have lines" },
  { problem: Object.assign(new Error(), { code: "Doliprane 1000 mg" }), because: "not a code" },
  {
    problem: new Error("outside", { cause: new Error("Doliprane") }),
    because: "causes have messages",
  },
  { problem: "Doliprane", because: "anything can be thrown" },
  { problem: { name: "Doliprane" }, because: "anything, really" },
])("nothing a family wrote reaches the log: $because", ({ problem }) => {
  expect(describeProblem(problem)).not.toContain("Doliprane");
});
