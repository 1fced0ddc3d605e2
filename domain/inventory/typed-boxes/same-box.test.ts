import { expect, test } from "vitest";
import { day } from "../../calendar/day.ts";
import { maySameBox } from "./same-box.ts";

const BOX = {
  referenceId: null,
  name: "Doliprane",
  dosage: "1000 mg",
  expiresOn: day("2027-06-30"),
  lot: null,
};

test.each([
  { other: {}, same: true, because: "nothing tells them apart" },
  {
    other: { name: "DOLIPRANE", dosage: "1000mg" },
    same: true,
    because: "spelling does not count",
  },
  {
    other: { expiresOn: day("2027-06-01") },
    same: true,
    because: "the month is what a box prints",
  },
  {
    other: { expiresOn: day("2027-07-31") },
    same: false,
    because: "it is good until another month",
  },
  { other: { dosage: "500 mg" }, same: false, because: "it is another strength" },
  { other: { name: "Efferalgan" }, same: false, because: "it is another medicine" },
  { other: { referenceId: "a" }, same: true, because: "one of them was typed by hand" },
])("$because: $same", ({ other, same }) => {
  expect(maySameBox(BOX, { ...BOX, ...other })).toBe(same);
});

test("the list and the batch tell boxes apart that are called the same", () => {
  expect(maySameBox({ ...BOX, referenceId: "a" }, { ...BOX, referenceId: "b" })).toBe(false);
  expect(maySameBox({ ...BOX, referenceId: "a" }, { ...BOX, referenceId: "a", name: "X" })).toBe(
    true,
  );
  expect(maySameBox({ ...BOX, lot: "A1" }, { ...BOX, lot: "B2" })).toBe(false);
  expect(maySameBox({ ...BOX, lot: "A1" }, { ...BOX, lot: "a 1" })).toBe(true);
  expect(maySameBox({ ...BOX, lot: "A1" }, BOX)).toBe(true);
});
