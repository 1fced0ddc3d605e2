import { expect, test } from "vitest";
import { FLAG_CASES } from "../../testing/samples/flag-cases.ts";
import { instant } from "../calendar/instant.ts";
import { bucket } from "./bucket.ts";
import { isOn } from "./flag.ts";

test.each(FLAG_CASES)(
  "a $flag.targeting.type flag answers $expected: $because",
  ({ flag, context, moment, expected }) => {
    expect(isOn(flag, context, moment)).toBe(expected);
  },
);

const numbered = (kind: string, n: number) =>
  `${kind}0000000-0000-4000-8000-${String(n).padStart(12, "0")}`;
const people = Array.from({ length: 10_000 }, (_, n) => numbered("a", n));
const moment = instant("2026-11-21T12:00:00Z");

const inside = (flagId: string, percentage: number) =>
  people.filter((id) =>
    isOn(
      { id: flagId, isEnabled: true, targeting: { type: "percentage", percentage } },
      { id, roles: [] },
      moment,
    ),
  );

test.each([1, 10, 25, 50, 75, 99])(
  "of ten thousand accounts, %d in a hundred are in, give or take one",
  (percentage) => {
    for (const flag of [1, 2, 3]) {
      const share = inside(numbered("f", flag), percentage).length / 100;
      expect(Math.abs(share - percentage)).toBeLessThan(1);
    }
  },
);

test("accounts stay included when the percentage grows", () => {
  const [few, more] = [inside(numbered("f", 1), 10), new Set(inside(numbered("f", 1), 30))];
  expect(few.filter((id) => !more.has(id))).toEqual([]);
});

test("the first of one flag are not the first of another", () => {
  const one = inside(numbered("f", 1), 10);
  const other = new Set(inside(numbered("f", 2), 10));
  const both = one.filter((id) => other.has(id)).length;
  expect(both).toBeGreaterThan(40);
  expect(both).toBeLessThan(180);
});

test("a place is a whole number from 0 to 9999", () => {
  const places = people.map((id) => bucket(numbered("f", 1), id));
  expect(Math.min(...places)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...places)).toBeLessThan(10_000);
});
