import { expect, test } from "vitest";
import { firstWeekday } from "./week.ts";

test("a week starts on Monday in French and Spanish, on Sunday in English", () => {
  expect([firstWeekday("fr"), firstWeekday("es"), firstWeekday("en")]).toEqual([
    "monday",
    "monday",
    "sunday",
  ]);
});
