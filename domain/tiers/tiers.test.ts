import { expect, test } from "vitest";
import { PRODUCT_FLAGS } from "../flags/product-flags.ts";
import {
  LIMITED,
  PROTECTED_FEATURES,
  PROTECTED_FLAGS,
  readLimit,
  TIER_FLAGS,
  TIER_LINES,
} from "./tiers.ts";

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
  "report_page",
  "shares",
  "symptom_guidance",
  "typed_prescriptions",
];

test("nothing that protects health is ever behind a tier", () => {
  const switchable = TIER_LINES.filter((line) => line.isSwitchable).map(({ name }) => name);
  expect(switchable.filter((name) => HEALTH.includes(name))).toEqual([]);
  expect([...PROTECTED_FLAGS, ...PROTECTED_FEATURES].toSorted()).toEqual(HEALTH);
});

test("no limit is about what protects health", () => {
  expect(LIMITED.filter((subject) => HEALTH.includes(subject))).toEqual([]);
});

test("each flag of the product is in the table once, and what has no flag is switched by nothing", () => {
  expect([...TIER_FLAGS, ...PROTECTED_FLAGS].toSorted()).toEqual([...PRODUCT_FLAGS].toSorted());
  const names = TIER_LINES.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(TIER_LINES.filter(({ flag, isSwitchable }) => flag === null && isSwitchable)).toEqual([]);
});

test.each([
  { typed: " ", subject: "profiles", most: null, because: "an empty field is no limit" },
  { typed: " 3 ", subject: "profiles", most: 3, because: "spaces mean nothing" },
  { typed: "200", subject: "profiles", most: 200, because: "the quota itself" },
  { typed: "201", subject: "profiles", most: undefined, because: "above every account's quota" },
  { typed: "201", subject: "report_files", most: 201, because: "files have no quota" },
  { typed: "1000", subject: "prescription_pages", most: 1000, because: "the highest number" },
  { typed: "1001", subject: "prescription_pages", most: undefined, because: "above the highest" },
  { typed: "0", subject: "profiles", most: undefined, because: "everybody has their own profile" },
  { typed: "0", subject: "report_files", most: undefined, because: "a limit closes nothing" },
  { typed: "-1", subject: "profiles", most: undefined, because: "no number of profiles" },
  { typed: "2,5", subject: "profiles", most: undefined, because: "half a profile" },
] as const)("$typed $subject is $most: $because", ({ typed, subject, most }) => {
  expect(readLimit(typed, subject)).toBe(most);
});
