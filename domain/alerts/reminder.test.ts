import { expect, test } from "vitest";
import { isAlwaysReminded } from "./reminder.ts";

test.each([
  { name: "Ventoline", isAsked: false, because: "it has no known name" },
  { name: "Paracétamol", isAsked: true, because: "it is one of the four" },
  { name: "IBUPROFENE", isAsked: true, because: "case and accents do not count" },
  { name: "Aspirine 500", isAsked: true, because: "a strength may follow" },
  { name: "Doliprane", isAsked: true, because: "a brand is one of the four" },
  { name: "Aspirinette", isAsked: false, because: "it is another name" },
])("$name: $isAsked, because $because", ({ name, isAsked }) => {
  expect(isAlwaysReminded(name)).toBe(isAsked);
});
