import { expect, test } from "vitest";
import { addDays, day } from "../calendar/day.ts";
import { instant } from "../calendar/instant.ts";
import { cardTreatments, type TreatmentBox } from "../emergency-card/card-treatments.ts";
import type { IllnessEntry } from "../illness/illness-entry.ts";
import { indexIntakes, listIntakes } from "../intakes/activity.ts";
import type { Intake } from "../intakes/intake.ts";
import { adherence } from "../reminders/adherence.ts";
import { NO_SCHEDULE, type Schedule } from "../reminders/schedule.ts";
import { momentsOf, plannedSpan, type ReportSources, reportContent } from "./report-content.ts";

/** Paris in winter. */
const ZONE = () => 60;
const TODAY = day("2026-11-26");
const WEEK = { from: day("2026-11-20"), to: TODAY };

const dose = (id: string, takenAt: string, more: Partial<Intake> = {}): Intake => ({
  id,
  medicationId: "box",
  medicationName: "Doliprane",
  medicationDosage: "500 mg",
  medicationForm: "Comprimé",
  quantityTaken: 1,
  takenAt: instant(takenAt),
  notes: null,
  ...more,
});

const planned = (on: string, state: "taken" | "missed" | "planned", intakeId: string | null) => ({
  day: day(on),
  hour: "08:00",
  state,
  intakeId,
});

const NOTHING: ReportSources<TreatmentBox, Intake> = {
  boxes: [],
  stated: [],
  doses: [],
  planned: [],
  entries: [],
  weights: [],
};

const box = (name: string, schedule: Partial<Schedule>, stoppedOn?: string): TreatmentBox => ({
  id: name,
  name,
  dosage: "5 mg",
  form: "Comprimé",
  schedule: { ...NO_SCHEDULE, doses: [{ time: "08:00", quantity: 1 }], ...schedule },
  courseStop: stoppedOn ? { stoppedOn: day(stoppedOn), reason: "side-effects", note: null } : null,
});

test("a person of whom nothing is recorded has a report that counts nothing", () => {
  const content = reportContent(NOTHING, WEEK, ZONE);
  expect(content.adherence.days.size).toBe(0);
  expect(content).toMatchObject({ treatments: [], totals: [], recordedDoses: 0, illnesses: [] });
});

test("its figures are those of the calendar and of the list of doses", () => {
  const doses = [
    dose("a", "2026-11-25T07:00:00Z"),
    dose("b", "2026-11-24T23:30:00Z"),
    dose("old", "2026-10-01T07:00:00Z"),
  ];
  const days = [
    planned("2026-11-24", "missed", null),
    planned("2026-11-25", "taken", "a"),
    planned("2026-11-19", "taken", "old"),
    planned("2026-11-27", "planned", null),
  ];
  const boxes = [box("runs", {}), box("over", { endsOn: day("2026-11-22") })];
  const content = reportContent({ ...NOTHING, doses, planned: days, boxes }, WEEK, ZONE);
  expect(content.adherence).toEqual(
    adherence(days.filter(({ day: on }) => on >= WEEK.from && on <= WEEK.to)),
  );
  expect(content.treatments).toEqual(cardTreatments(boxes, [], doses, TODAY));
  const listed = listIntakes(
    indexIntakes(doses),
    { search: "", medication: null, period: "week", order: "newest" },
    instant("2026-11-26T12:00:00Z"),
    ZONE,
  );
  expect(content.recordedDoses).toBe(listed.length);
});

test("a dose that answers a planned one, whenever it was planned, is not an unplanned one", () => {
  const doses = [
    dose("late", "2026-11-20T06:00:00Z"),
    dose("asked", "2026-11-21T06:00:00Z", { notes: "mal de tête" }),
    dose("asked again", "2026-11-22T06:00:00Z"),
    dose("gone", "2026-11-22T05:00:00Z", { medicationId: null }),
  ];
  const days = [planned("2026-11-19", "taken", "late")];
  expect(plannedSpan(WEEK).from <= day("2026-11-19")).toBe(true);
  const content = reportContent({ ...NOTHING, doses, planned: days }, WEEK, ZONE);
  expect(content.unplanned.map(({ id }) => id)).toEqual(["asked again", "gone", "asked"]);
  expect(content.totals.map(({ count }) => count)).toEqual([2, 1]);
  expect(content.ofDeletedBoxes).toBe(1);
});

test("days are those of the clock of the person", () => {
  const moments = momentsOf(WEEK, ZONE);
  expect(moments).toEqual({ from: "2026-11-19T23:00:00.000Z", to: "2026-11-26T23:00:00.000Z" });
  const doses = [
    dose("first moment", moments.from),
    dose("before", "2026-11-19T22:59:59Z"),
    dose("last", "2026-11-26T22:59:59Z"),
    dose("after", moments.to),
  ];
  const { unplanned } = reportContent({ ...NOTHING, doses }, WEEK, ZONE);
  expect(unplanned.map(({ id }) => id)).toEqual(["last", "first moment"]);
});

test("what ended within the period is told apart from what goes on", () => {
  const boxes = [
    box("goes on", {}),
    box("ends today", { endsOn: TODAY }),
    box("ended", { endsOn: day("2026-11-20") }),
    box("ended before", { endsOn: day("2026-11-19") }),
    box("stopped", { endsOn: day("2026-12-20") }, "2026-11-25"),
    box("stopped before", { endsOn: day("2026-12-20") }, "2026-11-10"),
    box("comes", { startsOn: addDays(TODAY, 1), endsOn: addDays(TODAY, 3) }),
    box("as needed", { doses: [], endsOn: day("2026-11-22") }),
  ];
  const content = reportContent({ ...NOTHING, boxes }, WEEK, ZONE);
  expect(content.treatments.map(({ name }) => name)).toEqual(["goes on", "ends today"]);
  expect(content.ended.map(({ name }) => name)).toEqual(["ended", "stopped"]);
});

test("illnesses that touch the period are in it, with the notes of its days alone", () => {
  const at = (moment: string) => ({ notedAt: instant(moment), by: null, byName: null });
  const entries: IllnessEntry[] = [
    { id: "1", kind: "begin", ...at("2026-11-18T08:00:00Z") },
    { id: "2", kind: "temperature", celsius: 39, ...at("2026-11-18T08:00:00Z") },
    { id: "3", kind: "temperature", celsius: 38.2, ...at("2026-11-20T08:00:00Z") },
    { id: "4", kind: "symptom", words: "Toux", ...at("2026-11-20T09:00:00Z") },
    { id: "5", kind: "end", ...at("2026-11-21T08:00:00Z") },
    { id: "6", kind: "note", words: "Mieux", ...at("2026-11-22T08:00:00Z") },
  ];
  const weights = [
    { measuredOn: day("2026-11-01"), weightKg: 16, isConfirmed: false },
    { measuredOn: TODAY, weightKg: 16.5, isConfirmed: false },
  ];
  const content = reportContent({ ...NOTHING, entries, weights }, WEEK, ZONE);
  expect(content.illnesses.map(({ id }) => id)).toEqual(["1"]);
  expect(content.temperatures.map(({ id }) => id)).toEqual(["3"]);
  expect(content.observations.map(({ id }) => id)).toEqual(["6", "4"]);
  expect(content.weights.map(({ weightKg }) => weightKg)).toEqual([16.5]);
});
