import { expect, test } from "vitest";
import type { StandingLabel } from "../dose-rules/standing-label.ts";
import { type FridgeBox, fitFridgeBoxes } from "./fridge-boxes.ts";

const fromWeight = (standing: "inside" | "outside" | "unknown"): StandingLabel => ({
  kind: "from-weight",
  least: 3,
  unit: "kg",
  standing,
});

const box = (name: string, label: StandingLabel, isWarned = false): FridgeBox => ({
  id: name,
  name,
  dosage: "",
  location: null,
  label,
  isWarned,
});

test("what the leaflet is for comes first, what is not known last", () => {
  const child = fitFridgeBoxes(
    [
      box("unclassified", { kind: "unclassified" }),
      box("prescription", { kind: "prescription" }),
      box("warned", fromWeight("inside"), true),
      box("outside", fromWeight("outside")),
      box("unknown", fromWeight("unknown")),
      box("b", fromWeight("inside")),
      box("a", { kind: "from-age", months: 72, source: "leaflet", standing: "inside" }),
    ],
    1,
  );
  expect(child.boxes.map(({ name }) => name)).toEqual([
    "a",
    "b",
    "unknown",
    "outside",
    "warned",
    "prescription",
    "unclassified",
  ]);
  expect(child.omitted).toBe(0);
});

test("children share the lines of one sheet, and what has no room is counted", () => {
  const boxes = Array.from({ length: 30 }, (_, nth) => box(`box ${nth}`, fromWeight("inside")));
  const shown = (children: number) => {
    const { boxes: fitting, omitted } = fitFridgeBoxes(boxes, children);
    return [fitting.length, omitted];
  };
  expect(shown(1)).toEqual([10, 20]);
  expect(shown(2)).toEqual([10, 20]);
  expect(shown(3)).toEqual([7, 23]);
  expect(shown(6)).toEqual([2, 28]);
  expect(fitFridgeBoxes([], 2)).toEqual({ boxes: [], omitted: 0 });
});
