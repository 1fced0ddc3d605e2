import { expect, test } from "vitest";
import { reminderTimes } from "./reminder.ts";

test.each([
  {
    name: "Ventoline",
    own: ["20:00", "08:00"],
    times: ["08:00", "20:00"],
    because: "it has times",
  },
  { name: "Ventoline", own: ["08:00", "08:00"], times: ["08:00"], because: "one is enough" },
  { name: "Ventoline", own: [], times: [], because: "it has none and no known name" },
  { name: "Paracétamol", own: [], times: ["08:00"], because: "it is one of the four" },
  { name: "IBUPROFENE", own: [], times: ["08:00"], because: "case and accents do not count" },
  { name: "Aspirine 500", own: [], times: ["08:00"], because: "a strength may follow" },
  { name: "Doliprane", own: ["09:30"], times: ["09:30"], because: "its own times come first" },
  { name: "Aspirinette", own: [], times: [], because: "it is another name" },
])("$name with $own is reminded at $times: $because", ({ name, own, times }) => {
  expect(reminderTimes(name, own)).toEqual(times);
});
