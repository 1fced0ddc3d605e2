import { expect, test } from "vitest";
import { CIRCUMSTANCES, circumstancesAt } from "./circumstances.ts";

test("a young child is not asked about a pregnancy, nursing or the pill, and about all the rest", () => {
  const left = CIRCUMSTANCES.filter((each) => !circumstancesAt(4).includes(each));
  expect(left).toEqual(["pregnant", "breastfeeding", "hormonal-contraception"]);
  expect(circumstancesAt(95)).toEqual(circumstancesAt(4));
  expect(circumstancesAt("child")).toEqual(circumstancesAt(4));
});

test.each([96, 400, null])("at %s months everything is asked", (ageInMonths) => {
  expect(circumstancesAt(ageInMonths)).toEqual(CIRCUMSTANCES);
});
