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

test.each([
  "my baby is burning up and won't wake up",
  "mon fils est inconscient et brûlant",
  "mi bebé no despierta y está morado",
])(
  "beside somebody who does not respond, nothing is said that waits until they do not: %s",
  (text) => {
    const flags = redFlagsIn(text).filter(isRedFlagId);
    expect(flags).toContain("unconscious");
    const said = firstAidFlags(flags);
    expect(said).toContain("unconscious");
    expect(said).not.toContain("baby_drowsy");
    expect(said).not.toContain("blue_lips");
  },
);

test("nobody who does not respond or breathe is to be fed", () => {
  const fed = ["baby_fever", "newborn_jaundice", "dehydration"] as const;
  expect(firstAidFlags(["unconscious", ...fed])).toEqual(["unconscious"]);
  expect(firstAidFlags(["not_breathing", ...fed])).toEqual(["not_breathing"]);
  expect(firstAidFlags([...fed])).toEqual(fed);
});
