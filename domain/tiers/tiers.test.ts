import { expect, test } from "vitest";
import { PRODUCT_FLAGS } from "../flags/product-flags.ts";
import { PROTECTED_FEATURES, PROTECTED_FLAGS, readLimit, TIER_FLAGS, TIER_LINES } from "./tiers.ts";

/** What people rely on for their health, written out a second time: a line that moves to a tier fails here. */
const HEALTH = [
  "allergies",
  "barcode_scanner",
  "care_sheets",
  "dose_limits",
  "emergency_card",
  "emergency_numbers",
  "expiry",
  "interactions",
  "locale_selection",
  "offline",
  "own_data",
  "push_reminders",
  "recalls",
  "reminders",
  "shares",
  "symptom_guidance",
];

test("nothing that protects health is ever behind a tier", () => {
  const switchable = TIER_LINES.filter((line) => line.isSwitchable).map(({ name }) => name);
  expect(switchable.filter((name) => HEALTH.includes(name))).toEqual([]);
  expect([...PROTECTED_FLAGS, ...PROTECTED_FEATURES].toSorted()).toEqual(HEALTH);
});

test("each flag of the product is in the table once, and what has no flag is switched by nothing", () => {
  expect([...TIER_FLAGS, ...PROTECTED_FLAGS].toSorted()).toEqual([...PRODUCT_FLAGS].toSorted());
  const names = TIER_LINES.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(TIER_LINES.filter(({ flag, isSwitchable }) => flag === null && isSwitchable)).toEqual([]);
});

test.each([
  { typed: " ", most: null, because: "an empty field is no limit" },
  { typed: " 3 ", most: 3, because: "spaces mean nothing" },
  { typed: "200", most: 200, because: "the quota itself" },
  { typed: "201", most: undefined, because: "above the quota of every account" },
  { typed: "0", most: undefined, because: "everybody has a profile of their own" },
  { typed: "-1", most: undefined, because: "no number of profiles" },
  { typed: "2,5", most: undefined, because: "half a profile" },
])("$typed is $most: $because", ({ typed, most }) => {
  expect(readLimit(typed)).toBe(most);
});
