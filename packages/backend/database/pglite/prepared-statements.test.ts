import { expect, test } from "vitest";
import { PreparedStatements } from "./prepared-statements.ts";

test("a statement is prepared at its second use", () => {
  const statements = new PreparedStatements();
  expect(statements.isWorthNaming("a")).toBe(false);
  expect(statements.isWorthNaming("b")).toBe(false);
  expect(statements.isWorthNaming("a")).toBe(true);
});

test("of 301 statements the least recently used one is replaced", () => {
  const statements = new PreparedStatements();
  for (let n = 0; n < 300; n += 1) expect(statements.add(`text ${n}`, `s${n}`)).toBeUndefined();
  expect(statements.nameOf("text 0")).toBe("s0");
  expect(statements.add("one more", "s300")).toBe("s1");
  expect(statements.nameOf("text 1")).toBeUndefined();
  expect(statements.nameOf("text 0")).toBe("s0");
});

test("statements that are used once do not accumulate", () => {
  const statements = new PreparedStatements();
  expect(statements.isWorthNaming("first")).toBe(false);
  for (let n = 0; n < 2_000; n += 1) statements.isWorthNaming(`text ${n}`);
  expect(statements.isWorthNaming("first")).toBe(false);
});
