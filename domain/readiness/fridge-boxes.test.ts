import { expect, test } from "vitest";
import { dailyAt } from "#testing/builders/schedule.ts";
import { day } from "../calendar/day.ts";
import type { StandingLabel } from "../dose-rules/standing-label.ts";
import type { CourseStop } from "../reminders/course.ts";
import type { Schedule } from "../reminders/schedule.ts";
import {
  type FridgeBox,
  fitFridgeBoxes,
  isPlannedNow,
  linesOfAdults,
  linesOfBox,
} from "./fridge-boxes.ts";

const today = day("2026-11-29");

const fromWeight = (standing: "inside" | "outside" | "unknown"): StandingLabel => ({
  kind: "from-weight",
  least: 3,
  unit: "kg",
  standing,
});

const box = (name: string, label: StandingLabel, isWarned = false): FridgeBox => ({
  id: name,
  name,
  dosage: "",
  location: null,
  label,
  isWarned,
  planned: [],
  lines: 1,
});

const sheet = (children: number, adultLines = 0) => ({ children, adultLines });

test("what is given now comes first, then what the leaflet is for, and what is not known last", () => {
  const child = fitFridgeBoxes(
    [
      box("unclassified", { kind: "unclassified" }),
      { ...box("course", { kind: "prescription" }), planned: ["every day at 16:10"] },
      box("prescription", { kind: "prescription" }),
      box("warned", fromWeight("inside"), true),
      box("outside", fromWeight("outside")),
      box("unknown", fromWeight("unknown")),
      box("b", fromWeight("inside")),
      box("a", { kind: "from-age", months: 72, source: "leaflet", standing: "inside" }),
    ],
    sheet(1),
  );
  expect(child.boxes.map(({ name }) => name)).toEqual([
    "course",
    "a",
    "b",
    "unknown",
    "outside",
    "warned",
    "prescription",
    "unclassified",
  ]);
  expect(child.omitted).toBe(0);
});

test("children share the lines of one sheet with its adults, and what has no room is counted", () => {
  const boxes = Array.from({ length: 50 }, (_, nth) => box(`box ${nth}`, fromWeight("inside")));
  const shown = (children: number, adultLines: number) => {
    const { boxes: fitting, omitted } = fitFridgeBoxes(boxes, sheet(children, adultLines));
    return [fitting.length, omitted];
  };
  expect(shown(1, 0)).toEqual([44, 6]);
  expect(shown(2, 4)).toEqual([18, 32]);
  expect(shown(6, 4)).toEqual([3, 47]);
  expect(shown(7, 8)).toEqual([2, 48]);
  expect(fitFridgeBoxes([], sheet(2))).toEqual({ boxes: [], omitted: 0 });
});

test("a box of two lines takes the place of two, and what comes after it does not go before", () => {
  const boxes = [
    { ...box("a", fromWeight("inside")), lines: 2 },
    { ...box("b", fromWeight("inside")), lines: 2 },
    box("c", fromWeight("inside")),
  ];
  const { boxes: fitting, omitted } = fitFridgeBoxes(boxes, sheet(7, 0));
  expect(fitting.map(({ name }) => name)).toEqual(["a"]);
  expect(omitted).toBe(2);
});

test("the longest column says how many lines a box takes, and two adults stand side by side", () => {
  expect(linesOfBox(["Doliprane 2,4 %", "Notice : dès 3 kg", "Armoire"])).toBe(1);
  expect(linesOfBox(["Doliprane 2,4 %", "Notice : dès 3 kg", "Armoire de la salle de bains"])).toBe(
    2,
  );
  expect(linesOfBox(["", "n".repeat(43), ""])).toBe(2);
  expect(linesOfAdults([])).toBe(0);
  expect(linesOfAdults(["Claire", "Thomas", "Jacques"])).toBe(2);
  expect(linesOfAdults(["n".repeat(100)])).toBe(2);
});

test("what is planned in these days is given now, what is over, stopped or still to come is not", () => {
  const planned = (changes: Partial<Schedule>, courseStop: CourseStop | null = null) =>
    isPlannedNow({ schedule: { ...dailyAt("16:10"), ...changes }, courseStop }, today);
  expect(planned({})).toBe(true);
  expect(planned({ startsOn: today, endsOn: today })).toBe(true);
  expect(planned({ endsOn: day("2026-11-28") })).toBe(false);
  expect(planned({ startsOn: day("2026-11-30") })).toBe(false);
  expect(planned({ doses: [] })).toBe(false);
  expect(planned({}, { stoppedOn: day("2026-11-28"), reason: "prescriber", note: null })).toBe(
    false,
  );
});
