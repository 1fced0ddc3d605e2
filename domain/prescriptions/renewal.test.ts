import { expect, test } from "vitest";
import { RENEWAL_CASES } from "#testing/samples/renewal-cases.ts";
import { renewalDaysLeft } from "./renewal.ts";

test.each(RENEWAL_CASES)("$because: $left on $today, told $renewalDays days before", (asked) => {
  expect(renewalDaysLeft(asked.today, asked)).toBe(asked.left);
});
