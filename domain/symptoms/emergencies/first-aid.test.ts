import { expect, test } from "vitest";
import { firstAidFlags } from "./first-aid.ts";
import { isRedFlagId } from "./red-flag.ts";
import { redFlagsIn } from "./red-flags.ts";

test.each([
  "he's not breathing",
  "she isn't breathing",
  "he's unconscious and not breathing",
  "il ne respire plus, il est inconscient",
  "no respira y tiene los labios azules",
])("beside somebody who does not breathe, only what is done for them is said: %s", (text) => {
  const flags = redFlagsIn(text).filter(isRedFlagId);
  expect(flags).toContain("not_breathing");
  expect(firstAidFlags(flags)).toEqual(["not_breathing"]);
});

test("what the scene asks for stays beside it, and everything where somebody breathes", () => {
  expect(firstAidFlags(["not_breathing", "drowning", "breathing"])).toEqual([
    "not_breathing",
    "drowning",
  ]);
  expect(firstAidFlags(["breathing", "blue_lips"])).toEqual(["breathing", "blue_lips"]);
});
