import { useNow } from "#app/client/time/now.ts";
import { browserZone } from "#app/client/time/time-zone.ts";
import { useToday } from "#app/client/time/today.ts";
import { wallTimeOf } from "#domain/calendar/wall-time.ts";
import { type Course, courseOf } from "#domain/reminders/course.ts";
import type { StoredMedication } from "../stored-medication.ts";

/** Where `YYYY-MM-DDTHH:MM` has its hour. */
const HOUR_FROM = 11;

/** The course of a box at this minute; null where its schedule has no last day. */
export function useCourse(medication: StoredMedication): Course | null {
  const today = useToday();
  const hour = wallTimeOf(useNow(), browserZone).slice(HOUR_FROM);
  return courseOf(medication, today, hour);
}
