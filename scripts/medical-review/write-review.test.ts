import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { day } from "#domain/calendar/day.ts";
import { withReview } from "./write-review.ts";

const FILE = readFileSync(
  join(import.meta.dirname, "../../domain/interactions/reviews.ts"),
  "utf8",
);
const on = (reviewedAt: string) => ({ reviewedBy: 'A. "B" C', reviewedAt: day(reviewedAt) });

test("a review is written into the table, and the next one beside it in the order of the ids", () => {
  const first = withReview(FILE, {}, { id: "10", ...on("2027-01-31") });
  expect(first).toContain(
    '= {\n  "10": { reviewedBy: "A. \\"B\\" C", reviewedAt: day("2027-01-31") },\n};',
  );
  expect(first).toContain('import { type Day, day } from "../calendar/day.ts";');
  const second = withReview(first, { "10": on("2027-01-31") }, { id: "2", ...on("2027-02-01") });
  expect(second.indexOf('"2": {')).toBeLessThan(second.indexOf('"10": {'));
  expect(second.indexOf('"2": {')).toBeGreaterThan(0);
});

test("a later review of a rule takes the place of the former", () => {
  const written = withReview(FILE, { P1: on("2027-01-31") }, { id: "P1", ...on("2028-01-31") });
  expect(written.match(/"P1"/gu)).toHaveLength(1);
  expect(written).toContain("2028-01-31");
});

test("a file without the table is not written", () => {
  expect(() => withReview("", {}, { id: "1", ...on("2027-01-31") })).toThrow(SyntaxError);
});
