import { expect, test } from "vitest";
import { day } from "../calendar/day.ts";
import { instant } from "../calendar/instant.ts";
import type { DoseState } from "../reminders/dose-state.ts";
import { openUnits } from "./open-units.ts";

const dose = (medicationId: string, at: string, state: DoseState, quantity = 1) => ({
  medicationId,
  plannedAt: instant(at),
  quantity,
  state,
});

test("units of today that are still to be taken, by box", () => {
  const open = openUnits(
    [
      dose("a", "2026-11-25T07:00:00Z", "taken", 2),
      dose("a", "2026-11-25T12:00:00Z", "due", 0.5),
      dose("a", "2026-11-25T20:00:00Z", "planned"),
      dose("a", "2026-11-24T20:00:00Z", "due"),
      dose("a", "2026-11-25T23:30:00Z", "planned"),
      dose("b", "2026-11-25T07:00:00Z", "skipped"),
      dose("b", "2026-11-25T08:00:00Z", "missed"),
    ],
    day("2026-11-25"),
    () => 60,
  );
  expect([...open]).toEqual([["a", 1.5]]);
});
