import { expect, test } from "vitest";
import { day } from "../calendar/day.ts";
import { instant } from "../calendar/instant.ts";
import type { Intake } from "../intakes/intake.ts";
import { NO_SCHEDULE, type Schedule } from "../reminders/schedule.ts";
import { cardTreatments, type TreatmentBox } from "./card-treatments.ts";

const TODAY = day("2026-11-25");

const box = (id: string, schedule: Partial<Schedule>, more: Partial<TreatmentBox> = {}) => ({
  id,
  name: id,
  dosage: "5 mg",
  form: "Comprimé" as const,
  schedule: { ...NO_SCHEDULE, doses: [{ time: "08:00", quantity: 1 }], ...schedule },
  courseStop: null,
  ...more,
});

const intake = (medicationId: string, takenAt: string): Intake => ({
  id: takenAt,
  medicationId,
  medicationName: medicationId,
  medicationDosage: "5 mg",
  medicationForm: "Comprimé",
  quantityTaken: 1,
  takenAt: instant(takenAt),
  notes: null,
});

const names = (boxes: readonly TreatmentBox[], stated: readonly string[] = []) =>
  cardTreatments(boxes, stated, [], TODAY).map(({ name }) => name);

test("a course that has begun and goes on is a treatment", () => {
  expect(
    names([
      box("runs", {}),
      box("ends today", { endsOn: TODAY }),
      box("begins today", { startsOn: TODAY }),
      box("is over", { endsOn: day("2026-11-24") }),
      box("is to come", { startsOn: day("2026-11-26") }),
      box("has no hour", { doses: [] }),
      box(
        "was stopped",
        {},
        {
          courseStop: { stoppedOn: TODAY, reason: "side-effects", note: null },
        },
      ),
    ]),
  ).toEqual(["runs", "ends today", "begins today"]);
});

test("a treatment that was stated is there by its name, once", () => {
  expect(names([box("Eliquis", {})], ["ELIQUIS", "Lithium"])).toEqual(["Eliquis", "Lithium"]);
  expect(cardTreatments([], ["Lithium"], [], TODAY)).toEqual([
    { name: "Lithium", planned: null, lastTakenAt: null },
  ]);
});

test("the last dose is the latest of that box, and unknown where none is among those read", () => {
  const boxes = [box("Eliquis", {}), box("Kardegic", {})];
  const intakes = [
    intake("Eliquis", "2026-11-24T20:00:00+01:00"),
    intake("Eliquis", "2026-11-25T07:30:00Z"),
    intake("other", "2026-11-25T08:00:00Z"),
  ];
  expect(cardTreatments(boxes, [], intakes, TODAY).map(({ lastTakenAt }) => lastTakenAt)).toEqual([
    "2026-11-25T07:30:00Z",
    null,
  ]);
});

test("a pause that is over is no pause on the card", () => {
  const pausedAt = instant("2026-11-01T08:00:00Z");
  const [over, rests] = cardTreatments(
    [
      box("over", { pausedAt, pausedUntil: day("2026-11-20") }),
      box("rests", { pausedAt, pausedUntil: day("2026-12-01") }),
    ],
    [],
    [],
    TODAY,
  );
  expect(over?.planned?.schedule.pausedAt).toBeNull();
  expect(rests?.planned?.schedule.pausedUntil).toBe("2026-12-01");
});
