import { type Day, dayOf } from "../calendar/day.ts";
import { epochMs, type Instant } from "../calendar/instant.ts";
import { wallMs } from "../calendar/wall-time.ts";
import type { Zone } from "../calendar/zone.ts";
import type { DoseState } from "./dose-state.ts";
import { type FetchedDose, stateAt } from "./today.ts";

/** The planned doses of one hour that stand alike, on a line of 24 hours. */
export interface DayMark {
  /** Since midnight, as the clock on the wall shows it. */
  readonly minutes: number;
  readonly state: DoseState;
  readonly count: number;
  /** Marks that would lie on one another stand in lanes. */
  readonly lane: number;
}

/** The planned doses of one person's day at a glance. */
export interface DayLine {
  /** By hour. */
  readonly marks: readonly DayMark[];
  readonly lanes: number;
  readonly nowMinutes: number;
  /** Taken or skipped. */
  readonly answered: number;
  readonly all: number;
  /** The next one whose hour has not come; null after the last. */
  readonly nextAt: Instant | null;
}

const MS_PER_MINUTE = 60_000;
const MINUTES_PER_DAY = 1440;
/** What a mark takes of the line on a narrow phone. */
const MARK_MINUTES = 100;

/** Null on a day for which nothing is planned. Doses that were not planned are not on it: it says how the plan went. */
export function dayLine(
  doses: readonly FetchedDose[],
  today: Day,
  now: Instant,
  zone: Zone,
): DayLine | null {
  const ofToday = doses
    .filter(({ plannedAt }) => dayOf(plannedAt, zone) === today)
    .sort((a, b) => epochMs(a.plannedAt) - epochMs(b.plannedAt));
  if (ofToday.length === 0) return null;
  const counts = new Map<string, { minutes: number; state: DoseState; count: number }>();
  for (const dose of ofToday) {
    const minutes = minutesOf(dose.plannedAt, zone);
    const state = stateAt(dose, now);
    const key = `${minutes} ${state}`;
    const count = (counts.get(key)?.count ?? 0) + 1;
    counts.set(key, { minutes, state, count });
  }
  const ends: number[] = [];
  const marks = [...counts.values()].map((mark) => {
    const free = ends.findIndex((end) => end <= mark.minutes);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = mark.minutes + MARK_MINUTES;
    return { ...mark, lane };
  });
  const states = ofToday.map((dose) => stateAt(dose, now));
  return {
    marks,
    lanes: ends.length,
    nowMinutes: minutesOf(now, zone),
    answered: states.filter((state) => state === "taken" || state === "skipped").length,
    all: ofToday.length,
    nextAt: ofToday.find((_, index) => states[index] === "planned")?.plannedAt ?? null,
  };
}

function minutesOf(moment: Instant, zone: Zone): number {
  return Math.floor(wallMs(moment, zone) / MS_PER_MINUTE) % MINUTES_PER_DAY;
}
