import { expect, test } from "vitest";
import { plannedDoses } from "./planned-dose.ts";

const levothyrox = { id: "l", name: "Levothyrox", reminderTimes: ["07:30"] };
const ventoline = { id: "v", name: "Ventoline", reminderTimes: ["20:00", "08:00"] };

test.each([
  { now: "07:29", state: "later", because: "its minute has not come" },
  { now: "07:30", state: "due", because: "its minute has come" },
  { now: "23:59", state: "due", because: "it is asked for until the day ends" },
])("at $now a dose of 07:30 is $state: $because", ({ now, state }) => {
  expect(plannedDoses([levothyrox], [], now)).toEqual([
    { medicationId: "l", time: "07:30", state },
  ]);
});

test.each([
  { taken: [], states: ["due", "later"], because: "nothing was logged" },
  { taken: ["v"], states: ["taken", "later"], because: "the first dose answers the first time" },
  { taken: ["v", "v"], states: ["taken", "taken"], because: "an early dose is a dose" },
  {
    taken: ["v", "v", "v"],
    states: ["taken", "taken"],
    because: "one more than planned changes nothing",
  },
  {
    taken: ["l", null],
    states: ["due", "later"],
    because: "another box, or a deleted one, is not this one",
  },
])("$taken.length doses logged leave $states: $because", ({ taken, states }) => {
  expect(plannedDoses([ventoline], taken, "12:00").map(({ state }) => state)).toEqual(states);
});

test("doses stand in the order of the day, those of one minute by name", () => {
  const zyrtec = { id: "z", name: "Zyrtec", reminderTimes: ["08:00"] };
  const order = plannedDoses([zyrtec, ventoline, levothyrox], [], "06:00");
  expect(order.map(({ medicationId, time }) => `${time} ${medicationId}`)).toEqual([
    "07:30 l",
    "08:00 v",
    "08:00 z",
    "20:00 v",
  ]);
});

test("a box without reminder times plans nothing", () => {
  expect(plannedDoses([{ ...levothyrox, reminderTimes: [] }], [], "12:00")).toEqual([]);
});
