import { expect, test } from "vitest";
import { wayToRestock } from "./way-to-restock.ts";

test.each([
  { needsPrescription: false, way: "order" },
  { needsPrescription: true, way: "prescription" },
  { needsPrescription: null, way: "ask" },
  { needsPrescription: undefined, way: "ask" },
])(
  "with the answer $needsPrescription another box is had by: $way",
  ({ needsPrescription, way }) => {
    expect(wayToRestock(needsPrescription)).toBe(way);
  },
);
