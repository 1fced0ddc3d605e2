import { addDays, type Day, dayOf } from "../calendar/day.ts";
import { epochMs, type Instant, instantAt } from "../calendar/instant.ts";
import { startOfDay } from "../calendar/wall-time.ts";
import type { Zone } from "../calendar/zone.ts";
import type { DoseState } from "./dose-state.ts";

/** A planned dose as it was read; the clock has gone on since. */
export interface FetchedDose {
  readonly id: string;
  readonly medicationName: string;
  readonly plannedAt: Instant;
  /** The end of its window. */
  readonly expiresAt: Instant;
  readonly state: DoseState;
  readonly snoozedUntil: Instant | null;
}

/**
 * How long before its hour a dose of the next day is in the list of today: the longest advance of a reminder, so that what
 * is told of can be answered. A dose that is recorded by hand answers it from then on (`private.find_dose_of`).
 */
const BEFORE_MIDNIGHT_MS = 3_600_000;

/**
 * What to ask the database for: today, the evening before, whose doses may still be open, and the first hour of the night
 * after it.
 */
export function spanOfToday(today: Day, zone: Zone): { from: Instant; until: Instant } {
  const midnight = epochMs(startOfDay(addDays(today, 1), zone));
  return {
    from: startOfDay(addDays(today, -1), zone),
    until: instantAt(midnight + BEFORE_MIDNIGHT_MS),
  };
}

/** The state of a dose by now: nobody has to ask the database for its hour to come, or for its window to close. */
export function stateAt({ state, plannedAt, expiresAt }: FetchedDose, now: Instant): DoseState {
  if (state !== "planned" && state !== "due") return state;
  if (epochMs(expiresAt) <= epochMs(now)) return "missed";
  return epochMs(plannedAt) <= epochMs(now) ? "due" : "planned";
}

/** Whether a dose is to be asked for at this moment: due, and not put off until later. */
export function needsAnswer(dose: FetchedDose, now: Instant): boolean {
  return (
    stateAt(dose, now) === "due" &&
    (dose.snoozedUntil === null || epochMs(dose.snoozedUntil) <= epochMs(now))
  );
}

export interface DoseGroup<Dose extends FetchedDose> {
  readonly plannedAt: Instant;
  readonly doses: readonly Dose[];
}

/**
 * The list of a day, by hour, then by name: all doses of today, those of yesterday that nobody answered, and late in the
 * evening those of just after midnight. Of an answered yesterday the history tells.
 */
export function doseGroups<Dose extends FetchedDose>(
  doses: readonly Dose[],
  today: Day,
  now: Instant,
  zone: Zone,
): DoseGroup<Dose>[] {
  const groups = new Map<number, Dose[]>();
  for (const dose of doses) {
    if (!isOfToday(dose, today, now, zone)) continue;
    const moment = epochMs(dose.plannedAt);
    groups.set(moment, [...(groups.get(moment) ?? []), dose]);
  }
  return [...groups.entries()]
    .sort(([a], [b]) => a - b)
    .flatMap(([, group]) => {
      const [first] = group.sort((a, b) => compare(nameOf(a), nameOf(b)));
      return first ? [{ plannedAt: first.plannedAt, doses: group }] : [];
    });
}

function isOfToday(dose: FetchedDose, today: Day, now: Instant, zone: Zone): boolean {
  const on = dayOf(dose.plannedAt, zone);
  if (on === today) return true;
  if (on > today) {
    return on === addDays(today, 1) && epochMs(dose.plannedAt) <= epochMs(now) + BEFORE_MIDNIGHT_MS;
  }
  const state = stateAt(dose, now);
  return on === addDays(today, -1) && (state === "due" || state === "missed");
}

function nameOf({ medicationName, id }: FetchedDose): string {
  return `${medicationName} ${id}`;
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
