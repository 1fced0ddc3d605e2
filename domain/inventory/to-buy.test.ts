import { expect, test } from "vitest";
import { day } from "../calendar/day.ts";
import { boxesToBuy } from "./to-buy.ts";

const box = (id: string, name: string, currentQuantity = 4) => ({
  id,
  name,
  dosage: "5 mg",
  currentQuantity,
});
const lasting = (daysLeft: number) => ({ daysLeft, lastDay: day("2026-11-28"), isEmpty: false });

test("a box that is used up within a week is to be bought, the most urgent first", () => {
  const boxes = [
    box("a", "Ramipril"),
    box("b", "Levothyrox"),
    box("c", "Bisoprolol"),
    box("d", "Doliprane"),
  ];
  const forecasts = new Map([
    ["a", lasting(6)],
    ["b", lasting(-1)],
    ["c", lasting(7)],
  ]);
  expect(boxesToBuy(boxes, forecasts).map((each) => each.box.id)).toEqual(["b", "a"]);
});

test.each([
  { other: box("b", "Ramipril", 30), expected: [], because: "another box of it is there" },
  { other: box("b", "Ramipril", 0), expected: ["a"], because: "the other box is empty" },
  {
    other: { ...box("b", "Ramipril", 30), dosage: "10 mg" },
    expected: ["a"],
    because: "another strength is another box",
  },
])("$because", ({ other, expected }) => {
  const found = boxesToBuy([box("a", "Ramipril"), other], new Map([["a", lasting(2)]]));
  expect(found.map((each) => each.box.id)).toEqual(expected);
});
