import { expect, test } from "vitest";
import { boxesOfGroup, genericRowOf, ungroupable } from "./generic-group.ts";

const LABEL = "PARACETAMOL 500 mg - TROUSSALGAN 500 mg, comprimé";

test.each([
  ["0", "original"],
  ["1", "generic"],
  ["2", "complementary"],
  ["4", "substitutable"],
])("the code %s is %s, as the file explains it", (code, kind) => {
  expect(genericRowOf(["12", LABEL, "60000001", code])).toEqual({
    group: 12,
    label: LABEL,
    cis: "60000001",
    kind,
  });
});

test.each([
  { because: "a code that the file does not explain", row: ["12", LABEL, "60000001", "3"] },
  { because: "no code", row: ["12", LABEL, "60000001"] },
  { because: "no number", row: ["", LABEL, "60000001", "1"] },
  { because: "no label", row: ["12", "", "60000001", "1"] },
  { because: "a label that is no label", row: ["12", "x".repeat(1001), "60000001", "1"] },
])("a row with $because is none", ({ row }) => {
  expect(genericRowOf(row)).toBeNull();
});

const MEMBERS = [{ referenceId: "reference", cis: "60000001" }];
const box = (change: { referenceId?: string; officialNumber?: string; leaflet?: object }) => ({
  referenceId: null,
  officialNumber: null,
  leaflet: null,
  ...change,
});

test.each([
  { because: "its reference", of: box({ referenceId: "reference", leaflet: {} }), is: true },
  { because: "its number", of: box({ officialNumber: "60000001", leaflet: {} }), is: true },
  { because: "another reference", of: box({ referenceId: "other", leaflet: {} }), is: false },
  { because: "another number", of: box({ officialNumber: "60000002", leaflet: {} }), is: false },
  { because: "nothing", of: box({}), is: false },
])("a box with $because of a group is found: $is", ({ of, is }) => {
  expect(boxesOfGroup(MEMBERS, [of])).toEqual(is ? [of] : []);
});

test("a box without a number is neither in a group nor outside of it", () => {
  const boxes = [box({}), box({ referenceId: "by hand" }), box({ leaflet: {} })];
  expect(ungroupable(boxes)).toEqual(boxes.slice(0, 2));
});
