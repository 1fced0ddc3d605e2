import { expect, test } from "vitest";
import { day } from "../calendar/day.ts";
import type { Alert } from "./alert.ts";
import { ALL_ALERTS, type AlertFilter, matchesAlertFilter } from "./alert-filter.ts";

const ALERT: Alert = {
  type: "reminder",
  key: "reminder",
  priority: "low",
  status: "active",
  day: day("2026-11-21"),
  medication: null,
};

test.each<{ choice: Partial<AlertFilter>; chosen: boolean }>([
  { choice: {}, chosen: true },
  { choice: { type: "reminder", priority: "low", status: "active" }, chosen: true },
  { choice: { type: "custom" }, chosen: false },
  { choice: { type: "reminder", priority: "high" }, chosen: false },
  { choice: { status: "dismissed" }, chosen: false },
])("an active reminder of low priority is chosen by $choice: $chosen", ({ choice, chosen }) => {
  expect(matchesAlertFilter(ALERT, { ...ALL_ALERTS, ...choice })).toBe(chosen);
});
