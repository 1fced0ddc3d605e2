import { expect, test } from "vitest";
import { day } from "../calendar/day.ts";
import type { Alert } from "./alert.ts";
import { ALL_ALERTS, type AlertFilter, COMMON, matchesAlertFilter } from "./alert-filter.ts";

const ALERT: Alert = {
  type: "low-stock",
  key: "low-stock-m1",
  priority: "medium",
  status: "active",
  day: day("2026-11-21"),
  medication: { id: "m1", name: "Spasfon", dosage: "80 mg" },
  left: 1,
  form: "Comprimé",
};

test.each<{ choice: Partial<AlertFilter>; chosen: boolean }>([
  { choice: {}, chosen: true },
  { choice: { type: "low-stock", priority: "medium", status: "active" }, chosen: true },
  { choice: { type: "custom" }, chosen: false },
  { choice: { type: "low-stock", priority: "high" }, chosen: false },
  { choice: { status: "dismissed" }, chosen: false },
  { choice: { person: "hugo" }, chosen: true },
  { choice: { person: "lea" }, chosen: false },
  { choice: { person: COMMON }, chosen: false },
])("an active low stock of Hugo is chosen by $choice: $chosen", ({ choice, chosen }) => {
  const alert = { alert: ALERT, profileId: "hugo", isCommon: false };
  expect(matchesAlertFilter(alert, { ...ALL_ALERTS, ...choice })).toBe(chosen);
});

test("a box of the whole home belongs to no profile, also once an alert about it is dismissed for one", () => {
  const alert = { alert: ALERT, profileId: "hugo", isCommon: true };
  expect(matchesAlertFilter(alert, { ...ALL_ALERTS, person: "hugo" })).toBe(false);
  expect(matchesAlertFilter(alert, { ...ALL_ALERTS, person: COMMON })).toBe(true);
});
