import { expect, test } from "vitest";
import { instant } from "../calendar/instant.ts";
import { isFarAhead, lastTakenWithinDay, maybeTaken } from "./far-ahead.ts";

const NOW = instant("2026-11-21T12:00:00Z");

function isFar(plannedAt: string, state: "planned" | "skipped" = "planned"): boolean {
  const hour = instant(plannedAt);
  const expiresAt = instant(new Date(Date.parse(plannedAt) + 3 * 3_600_000).toISOString());
  const dose = { id: "a", medicationName: "Levothyrox", expiresAt, state, snoozedUntil: null };
  return isFarAhead({ ...dose, plannedAt: hour }, NOW);
}

test("a dose is far ahead from more than two hours before its hour on", () => {
  expect(isFar("2026-11-21T14:00:00Z")).toBe(false);
  expect(isFar("2026-11-21T14:00:01Z")).toBe(true);
  expect(isFar("2026-11-21T11:00:00Z")).toBe(false);
  expect(isFar("2026-11-21T20:00:00Z", "skipped")).toBe(false);
});

const BOX = { medicationId: "box", name: "Levothyrox", dosage: "75 µg", form: "Comprimé" };

test("the last dose is one of the box or of its product, within a day", () => {
  const at = (takenAt: string, medicationId: string | null = "box", name = BOX.name) => ({
    ...BOX,
    medicationId,
    name,
    takenAt: instant(takenAt),
    isPlanned: true,
  });
  expect(lastTakenWithinDay([], BOX, NOW)).toBeNull();
  expect(lastTakenWithinDay([at("2026-11-20T11:59:00Z")], BOX, NOW)).toBeNull();
  expect(lastTakenWithinDay([at("2026-11-21T12:01:00Z")], BOX, NOW)).toBeNull();
  expect(
    lastTakenWithinDay([at("2026-11-21T11:00:00Z", "other", "Doliprane")], BOX, NOW),
  ).toBeNull();
  expect(
    lastTakenWithinDay(
      [at("2026-11-20T12:30:00Z"), at("2026-11-21T08:00:00Z", null), at("2026-11-21T07:00:00Z")],
      BOX,
      NOW,
    ),
  ).toBe("2026-11-21T08:00:00Z");
});

test.each([
  { at: "2026-11-21T11:50:00Z", isPlanned: true, isAsked: true },
  { at: "2026-11-21T11:49:59Z", isPlanned: true, isAsked: false },
  { at: "2026-11-21T10:00:00Z", isPlanned: false, isAsked: true },
  { at: "2026-11-21T09:59:59Z", isPlanned: false, isAsked: false },
  // The screen shows the minute, the dose has its second.
  { at: "2026-11-21T12:00:40Z", isPlanned: false, isAsked: true },
])("taken at $at, planned $isPlanned: asked about $isAsked", ({ at, isPlanned, isAsked }) => {
  const takenAt = instant(at);
  const taken = { ...BOX, takenAt, isPlanned };
  expect(maybeTaken([taken], BOX, NOW)).toBe(isAsked ? taken : null);
  expect(maybeTaken([taken], { ...BOX, medicationId: "b", name: "B" }, NOW)).toBeNull();
});
