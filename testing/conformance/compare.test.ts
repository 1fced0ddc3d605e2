import { expect, test } from "vitest";
import { compare } from "./compare.ts";
import type { Difference } from "./differences.ts";

const said = (status: string, answer: unknown = "nothing") => ({
  wire: [`POST /auth/v1/signup ${status}`],
  answer,
});

const alike = {
  name: "alike",
  ours: said("200", { a: 1, b: 2 }),
  lite: said("200", { b: 2, a: 1 }),
};
const refused = { name: "refused", ours: said("400 captcha_failed"), lite: said("200") };
const reworded = { name: "reworded", ours: said("200", "one"), lite: said("200", "two") };

const reason = (...cases: string[]): Difference => ({
  side: "lite departs",
  why: "It does not look.",
  source: "https://supabase.com/docs",
  cases,
});

test("a case that both answer alike needs no reason, in whatever order its members come", () => {
  const { table, unexplained, stale } = compare([alike], []);
  expect(table).toContain("alike  200   the same");
  expect({ unexplained, stale }).toEqual({ unexplained: [], stale: [] });
});

test("a difference carries the numbers of its reasons", () => {
  const { table, unexplained } = compare([alike, refused], [reason("other"), reason("refused")]);
  expect(table).toContain("refused  400 captcha_failed  200       2");
  expect(table).toContain("2  lite departs: It does not look.");
  expect(unexplained).toEqual([]);
});

test("a difference without a reason is reported, also with equal statuses", () => {
  const { table, unexplained } = compare([refused, reworded], []);
  expect(table).toContain("reworded  200                 another answer  ?");
  expect(unexplained.map(({ name }) => name)).toEqual(["refused", "reworded"]);
});

test("a reason for equal results, or for an unknown case, is reported", () => {
  expect(compare([alike], [reason("alike", "gone")]).stale).toEqual(["alike", "gone"]);
});
