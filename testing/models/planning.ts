import { addDays, type Day, day, dayOf, daysBetween } from "#domain/calendar/day.ts";
import { epochMs, type Instant } from "#domain/calendar/instant.ts";
import { instantOf, wallTimeOn } from "#domain/calendar/wall-time.ts";
import type { Weekday } from "#domain/calendar/week.ts";
import type { Zone } from "#domain/calendar/zone.ts";
import type { ReminderRule } from "#domain/reminders/rule.ts";

/** One day of a reminder, and the moment it names. */
export interface Occurrence {
  readonly onDay: Day;
  readonly plannedAt: Instant;
}

const A_MONDAY = day("2001-01-01");
const MINUTES_PER_DAY = 1440;
const SHORTEST_WINDOW = 30;
const LONGEST_WINDOW = 180;

/**
 * The doses that a rule asks for from `since` up to, and without, `until`: one on each of its days, also on
 * those on which the clocks skip its hour or show it twice. The database decides the same
 * (`private.compute_planned_doses`), and a test holds the two against each other.
 */
export function occurrences(
  rule: ReminderRule,
  { since, until }: { readonly since: Instant; readonly until: Instant },
  zone: Zone,
): Occurrence[] {
  const found: Occurrence[] = [];
  const last = addDays(dayOf(until, zone), 1);
  for (let onDay = addDays(dayOf(since, zone), -1); onDay <= last; onDay = addDays(onDay, 1)) {
    if (!isScheduledOn(rule, onDay)) continue;
    const plannedAt = instantOf(wallTimeOn(onDay, rule.time), zone);
    const isWithin = epochMs(plannedAt) >= epochMs(since) && epochMs(plannedAt) < epochMs(until);
    if (isWithin && !isPaused(rule, { onDay, plannedAt })) found.push({ onDay, plannedAt });
  }
  return found;
}

/**
 * Minutes after its time for which a dose is still notified: half the way to the next hour of its
 * medicine, but half an hour at least and three hours at most.
 * @param others the other hours `HH:MM` of the medicine
 */
export function windowMinutes(time: string, others: readonly string[]): number {
  const gaps = others.map((other) => {
    const gap = minutesOf(other) - minutesOf(time);
    return gap > 0 ? gap : gap + MINUTES_PER_DAY;
  });
  const half = Math.min(...gaps, MINUTES_PER_DAY) / 2;
  return Math.max(SHORTEST_WINDOW, Math.min(LONGEST_WINDOW, half));
}

function isScheduledOn({ weekdays, startsOn, endsOn }: ReminderRule, onDay: Day): boolean {
  return (
    weekdays.includes(weekdayOf(onDay)) &&
    (startsOn === null || onDay >= startsOn) &&
    (endsOn === null || onDay <= endsOn)
  );
}

function isPaused({ pausedAt, pausedUntil }: ReminderRule, { onDay, plannedAt }: Occurrence) {
  if (pausedAt === null || epochMs(plannedAt) < epochMs(pausedAt)) return false;
  return pausedUntil === null || onDay <= pausedUntil;
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

export function weekdayOf(ofDay: Day): Weekday {
  const since = daysBetween(A_MONDAY, ofDay) % 7;
  return (((since + 7) % 7) + 1) as Weekday;
}
