import { expect, test } from "vitest";
import { factsOf } from "../../testing/builders/symptom-scenario.ts";
import { day } from "../calendar/day.ts";
import { wallTimeOn } from "../calendar/wall-time.ts";
import { guide } from "./guide.ts";
import { isOrderOffered } from "./ordering.ts";

const scenario = {
  because: "",
  who: "adult 35y",
  feels: ["headache"],
  has: [],
  took: [],
  expected: { offers: [], refuses: [], says: [] },
};

test.each([
  { because: "nothing in the house, by day", change: {}, hour: "12:00", offered: true },
  { because: "the first minute of the day", change: {}, hour: "07:00", offered: true },
  { because: "the last minute of the night", change: {}, hour: "06:59", offered: false },
  { because: "the evening", change: {}, hour: "21:00", offered: false },
  { because: "three in the morning", change: {}, hour: "03:00", offered: false },
  {
    because: "something of the house fits",
    change: { has: ["Doliprane 1000 mg"] },
    hour: "12:00",
    offered: false,
  },
  {
    because: "something of the house waits that the list does not name",
    change: { has: ["Aspirine 500 mg"], took: ["Aspirine at 11:00"] },
    hour: "12:00",
    offered: false,
  },
  {
    because: "an emergency",
    change: { feels: ["headache", '"ne respire plus"'] },
    hour: "12:00",
    offered: false,
  },
  {
    because: "an unknown word",
    change: { feels: ["headache", '"picotements étranges"'] },
    hour: "12:00",
    offered: false,
  },
])("$because: $offered", ({ change, hour, offered }) => {
  const guidance = guide(factsOf({ ...scenario, ...change }));
  expect(isOrderOffered(guidance, wallTimeOn(day("2026-11-23"), hour))).toBe(offered);
});
