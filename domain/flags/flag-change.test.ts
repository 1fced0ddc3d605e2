import { expect, test } from "vitest";
import { flagChange } from "./flag-change.ts";
import type { FlagEntry } from "./flag-draft.ts";

const flag: FlagEntry = {
  name: "new_page",
  description: "Essai",
  isEnabled: false,
  targeting: { type: "percentage", percentage: 10 },
};

test("nothing before and nothing after is no change", () => {
  expect(flagChange(null, null)).toBeNull();
});

test("a flag that was not there was made, and one that is not there is gone", () => {
  expect(flagChange(null, flag)).toEqual({ is: "created", flag });
  expect(flagChange(flag, null)).toEqual({ is: "deleted", flag });
});

test("a flag that was saved as it was has no difference", () => {
  expect(flagChange(flag, { ...flag, targeting: { ...flag.targeting } })).toEqual({
    is: "changed",
    differences: [],
  });
});

test("each part that differs is told, in the order of the form", () => {
  const after: FlagEntry = {
    ...flag,
    isEnabled: true,
    targeting: { type: "role", roles: ["premium"] },
  };
  expect(flagChange(flag, after)).toEqual({
    is: "changed",
    differences: [
      { part: "isEnabled", before: flag, after },
      { part: "targeting", before: flag, after },
    ],
  });
});

test("a larger percentage is another targeting", () => {
  const after: FlagEntry = { ...flag, targeting: { type: "percentage", percentage: 11 } };
  expect(flagChange(flag, after)).toMatchObject({ differences: [{ part: "targeting" }] });
});
