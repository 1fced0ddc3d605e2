import { expect, test } from "vitest";
import { instant } from "../calendar/instant.ts";
import type { NextDose } from "./leaflet.ts";
import { soonestOf } from "./soonest.ts";

const NOTHING: NextDose = {
  notBefore: null,
  preferred: null,
  maximum: null,
  isOver: false,
  isOverStop: false,
};
const at = (hour: string) => instant(`2026-11-21T${hour}:00Z`);
const from = (hour: string): NextDose => ({
  ...NOTHING,
  notBefore: { ...({} as NonNullable<NextDose["notBefore"]>), moment: at(hour) },
});

test("nothing known is no moment", () => {
  expect(soonestOf([])).toEqual({ moment: null, isOver: false });
  expect(soonestOf([NOTHING])).toEqual({ moment: null, isOver: false });
});

test("of several substances, and of an interval and a maximum, the latest counts", () => {
  expect(soonestOf([from("06:00"), from("09:00")]).moment).toBe(at("09:00"));
  const full: NextDose = { ...from("06:00"), maximum: { until: at("11:00"), reason: "count" } };
  expect(soonestOf([full]).moment).toBe(at("11:00"));
});

test("more than a maximum is said of any substance", () => {
  expect(soonestOf([from("06:00"), { ...NOTHING, isOverStop: true }]).isOver).toBe(true);
});
