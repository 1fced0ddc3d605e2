import type { Day } from "../calendar/day.ts";
import { epochMs } from "../calendar/instant.ts";
import type { Intake } from "../intakes/intake.ts";
import type { Form } from "../inventory/form.ts";
import type { CourseStop } from "../reminders/course.ts";
import { isPausedOn, type Schedule } from "../reminders/schedule.ts";
import type { CardTreatment } from "./card-content.ts";

export interface TreatmentBox {
  readonly id: string;
  readonly name: string;
  readonly dosage: string;
  readonly form: Form;
  readonly schedule: Schedule;
  readonly courseStop: CourseStop | null;
}

/**
 * What a person takes: boxes with hours whose course has begun and goes on, then treatments that were stated by name. A
 * box that is finished or stopped is left out; one that rests says so in its hours.
 * @param intakes of the person, in any order; an older dose may not be among them
 */
export function cardTreatments(
  boxes: readonly TreatmentBox[],
  stated: readonly string[],
  intakes: readonly Intake[],
  today: Day,
): CardTreatment[] {
  const running = boxes.filter(({ schedule, courseStop }) => {
    const { doses, startsOn, endsOn } = schedule;
    const isOver = endsOn !== null && endsOn < today;
    const isComing = startsOn !== null && startsOn > today;
    return doses.length > 0 && courseStop === null && !isOver && !isComing;
  });
  const planned = running.map((box): CardTreatment => {
    const { id, name, dosage, form, schedule } = box;
    const taken = intakes
      .filter(({ medicationId }) => medicationId === id)
      .sort((a, b) => epochMs(b.takenAt) - epochMs(a.takenAt));
    return {
      name,
      planned: {
        dosage,
        form,
        schedule: isPausedOn(today, schedule) ? schedule : unpaused(schedule),
      },
      lastTakenAt: taken[0]?.takenAt ?? null,
    };
  });
  const known = new Set(running.map(({ name }) => name.toLowerCase()));
  const byName = stated
    .filter((name) => !known.has(name.toLowerCase()))
    .map((name): CardTreatment => ({ name, planned: null, lastTakenAt: null }));
  return [...planned, ...byName];
}

const unpaused = (schedule: Schedule): Schedule => ({
  ...schedule,
  pausedAt: null,
  pausedUntil: null,
});
