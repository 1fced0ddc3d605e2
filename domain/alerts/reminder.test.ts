import { expect, test } from "vitest";
import { isAlwaysReminded, nextReminderTime } from "./reminder.ts";

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

test("a further time is proposed that is not in the list, until every hour is", () => {
  const taken: string[] = [];
  for (let times = 0; times < 24; times += 1) taken.push(nextReminderTime(taken));
  expect(taken.slice(0, 4)).toEqual(["08:00", "20:00", "12:00", "16:00"]);
  expect(new Set(taken).size).toBe(24);
});
