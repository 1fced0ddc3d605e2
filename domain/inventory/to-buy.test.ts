import { expect, test } from "vitest";
import { type Day, day } from "../calendar/day.ts";
import { boxesToBuy } from "./to-buy.ts";

const box = (id: string, name: string, currentQuantity = 4) => ({
  id,
  name,
  dosage: "5 mg",
  form: "Comprimé",
  currentQuantity,
  goodUntil: day("2030-01-31"),
});
const isUsable = (one: ReturnType<typeof box>, on: Day) =>
  one.currentQuantity > 0 && on <= one.goodUntil;
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
  expect(boxesToBuy(boxes, forecasts, isUsable).map((each) => each.box.id)).toEqual(["b", "a"]);
});

test.each([
  { other: box("b", "Ramipril", 30), expected: [], because: "another box of it is there" },
  { other: box("b", "Ramipril", 0), expected: ["a"], because: "the other box is empty" },
  {
    other: { ...box("b", "Ramipril", 30), dosage: "10 mg" },
    expected: ["a"],
    because: "another strength is another box",
  },
  {
    other: { ...box("b", "Ramipril", 30), form: "Gélule" },
    expected: ["a"],
    because: "another form is another box",
  },
  {
    other: { ...box("b", "Ramipril", 30), goodUntil: day("2020-01-31") },
    expected: ["a"],
    because: "the other one expired long ago",
  },
  {
    other: { ...box("b", "Ramipril", 30), goodUntil: day("2026-11-28") },
    expected: ["a"],
    because: "the other one expires on the day on which this one is used up",
  },
  {
    other: { ...box("b", "Ramipril", 30), goodUntil: day("2026-11-29") },
    expected: [],
    because: "the other one is good on the day after",
  },
])("$because", ({ other, expected }) => {
  const found = boxesToBuy([box("a", "Ramipril"), other], new Map([["a", lasting(2)]]), isUsable);
  expect(found.map((each) => each.box.id)).toEqual(expected);
});
