import { expect, test } from "vitest";
import { day } from "../calendar/day.ts";
import { checkDatedWeight } from "./dated-weight.ts";
import { typedMeasure, WEIGHT } from "./typed-measure.ts";

const TODAY = day("2026-11-23");
const check = (text: string, weighedOn: string, unit: "kg" | "lbs" = "kg") =>
  checkDatedWeight({ weight: typedMeasure(WEIGHT, text, unit), weighedOn }, TODAY);

test.each([
  { text: "16,5", on: "2026-11-23", weightKg: 16.5 },
  { text: "16.5", on: "2020-01-02", weightKg: 16.5 },
])("$text on $on is $weightKg kg", ({ text, on, weightKg }) => {
  const value = { weightKg, measuredOn: on, isConfirmed: false };
  expect(check(text, on)).toEqual({ ok: true, value });
});

test.each([
  { text: "", on: "2026-11-23", wrong: { weight: "weight-required" } },
  { text: "seize", on: "2026-11-23", wrong: { weight: "not-a-number" } },
  { text: "3,250", on: "2026-11-23", wrong: { weight: "two-readings" } },
  { text: "0,1", on: "2026-11-23", wrong: { weight: "below-minimum" } },
  { text: "16", on: "", wrong: { weighedOn: "not-a-day" } },
  { text: "16", on: "2026-02-30", wrong: { weighedOn: "not-a-day" } },
  { text: "16", on: "2026-11-24", wrong: { weighedOn: "in-the-future" } },
])("$text on $on is asked for again", ({ text, on, wrong }) => {
  expect(check(text, on)).toEqual({ ok: false, wrong });
});
