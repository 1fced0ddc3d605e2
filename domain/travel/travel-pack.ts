import { addDays, type Day } from "../calendar/day.ts";
import type { Medication } from "../inventory/medication.ts";
import { goodUntil, openedRefusal } from "../inventory/opened-life.ts";
import { isPlannedOn } from "../inventory/stock-forecast.ts";
import { roundedQuantity } from "../inventory/thousandths.ts";
import { recallsToMind } from "../notices/recall.ts";
import type { CourseStop } from "../reminders/course.ts";
import type { Schedule } from "../reminders/schedule.ts";
import { packedUntil, type Trip } from "./trip.ts";

/** A box that may be packed. */
export interface TravelBox extends Medication {
  readonly schedule: Schedule;
  readonly courseStop: CourseStop | null;
}

/** Why a box cannot serve for the whole journey. `ends`: its last good day comes before the last packed one. */
export type TravelProblem = "recalled" | "lot-unknown" | "ends";

/** What is to be taken of a box whose doses are planned. Quantities are units of its form. */
export interface PackedTreatment<Box extends TravelBox> {
  readonly box: Box;
  /** Planned from the departure to the return. */
  readonly planned: number;
  /** Planned in the days of the margin. */
  readonly margin: number;
  /** What is left at the departure where every dose until then is taken, those of today included. */
  readonly atDeparture: number;
  /** What is missing at the departure; 0 where the box suffices. */
  readonly isShortBy: number;
  /** What other boxes of the same product hold, of which nothing is planned. */
  readonly elsewhere: number;
  readonly problem: TravelProblem | null;
}

/** The boxes of which doses are planned on the journey, in the order of the list. */
export function packedTreatments<Box extends TravelBox>(
  boxes: readonly Box[],
  trip: Trip,
  today: Day,
): PackedTreatment<Box>[] {
  const until = packedUntil(trip);
  return boxes.flatMap((box) => {
    const planned = plannedUnits(box, trip.leavesOn, trip.returnsOn);
    if (planned === 0) return [];
    const margin = plannedUnits(box, addDays(trip.returnsOn, 1), until);
    const before = plannedUnits(box, today, addDays(trip.leavesOn, -1));
    const atDeparture = Math.max(0, box.currentQuantity - before);
    const elsewhere = boxes
      .filter((other) => other.id !== box.id && isAlike(other, box) && isSpare(other, until))
      .reduce((sum, { currentQuantity }) => sum + currentQuantity, 0);
    return {
      box,
      planned: roundedQuantity(planned),
      margin: roundedQuantity(margin),
      atDeparture: roundedQuantity(atDeparture),
      isShortBy: roundedQuantity(Math.max(0, planned + margin - atDeparture)),
      elsewhere: roundedQuantity(elsewhere),
      problem: problemOf(box, until),
    };
  });
}

/** Boxes that are taken as needed and are good until the last packed day: somebody chooses among them. */
export function asNeededBoxes<Box extends TravelBox>(boxes: readonly Box[], trip: Trip): Box[] {
  const until = packedUntil(trip);
  return boxes.filter((box) => isSpare(box, until));
}

function isSpare(box: TravelBox, until: Day): boolean {
  return (
    box.schedule.doses.length === 0 && box.currentQuantity > 0 && problemOf(box, until) === null
  );
}

function problemOf(box: TravelBox, until: Day): TravelProblem | null {
  const [recall] = recallsToMind(box);
  if (recall) return recall.match;
  return goodUntil(box) < until || openedRefusal(until, box) !== null ? "ends" : null;
}

/** Units planned from one day to another, both included. */
function plannedUnits({ schedule, courseStop }: TravelBox, from: Day, until: Day): number {
  if (courseStop !== null) return 0;
  const ofDay = schedule.doses.reduce((sum, { quantity }) => sum + quantity, 0);
  let days = 0;
  for (let on = from; on <= until; on = addDays(on, 1)) {
    if ((schedule.endsOn === null || on <= schedule.endsOn) && isPlannedOn(on, schedule)) days += 1;
  }
  return days * ofDay;
}

function isAlike(one: TravelBox, other: TravelBox): boolean {
  return one.name === other.name && one.dosage === other.dosage && one.form === other.form;
}
