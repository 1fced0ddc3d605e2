import { addDays, type Day, dayOf } from "../../../domain/calendar/day.ts";
import { epochMs, type Instant, instantAt } from "../../../domain/calendar/instant.ts";
import { instantOf, startOfDay, wallTimeOn } from "../../../domain/calendar/wall-time.ts";
import { WEEKDAYS, type Weekday, weekdayOf } from "../../../domain/calendar/week.ts";
import type { Zone } from "../../../domain/calendar/zone.ts";
import type { ReminderRule } from "../../../domain/reminders/rule.ts";
import { escapeText, foldLines, utcTime, zoneLines } from "./icalendar.ts";

/** An hour at which a medicine is to be taken, as a calendar shows it. */
export interface FeedReminder extends ReminderRule {
  readonly id: string;
  readonly createdAt: Instant;
  /** The name of the zone whose clock counts. */
  readonly zone: string;
  /** What stands in the calendar. */
  readonly summary: string;
}

/** Days after today in which the changes of the clocks are written down: a program asks again long before. */
const ZONE_DAYS = 5 * 366;
/** No calendar is read further back: the years before last are left out. */
const YEARS_BACK = 1;

const WEEKDAY_CODES = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"] as const;

/**
 * The planned doses of a person as a calendar to subscribe to (RFC 5545). Each hour is one event that is repeated, by the
 * clock of its zone, up to the end of its course; a pause splits it in two.
 * @param zoneOf a zone by its name
 */
export function writeCalendar(
  { name, reminders }: { readonly name: string; readonly reminders: readonly FeedReminder[] },
  at: Instant,
  zoneOf: (name: string) => Zone,
): string {
  const zones = new Map(
    [...new Set(reminders.map(({ zone }) => zone))].map((id) => [id, zoneOf(id)]),
  );
  const earliest = `${Number(at.slice(0, 4)) - YEARS_BACK}-01-01` as Day;
  const last = instantAt(epochMs(at) + ZONE_DAYS * 86_400_000);
  return foldLines([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Trousse//Planned doses//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    `X-WR-CALNAME:${escapeText(name)}`,
    "REFRESH-INTERVAL;VALUE=DURATION:PT1H",
    "X-PUBLISHED-TTL:PT1H",
    ...[...zones].flatMap(([id, zone]) => zoneLines(id, zone, startOfDay(earliest, zone), last)),
    ...reminders.flatMap((reminder) => {
      const zone = zones.get(reminder.zone);
      return zone ? eventsOf(reminder, { at, earliest, zone }) : [];
    }),
    "END:VCALENDAR",
  ]);
}

/** Days on which an hour counts, both included; without a last one it goes on. */
interface Span {
  readonly from: Day;
  readonly to: Day | null;
}

function eventsOf(
  reminder: FeedReminder,
  { at, earliest, zone }: { readonly at: Instant; readonly earliest: Day; readonly zone: Zone },
): string[] {
  return spansOf(reminder, earliest, zone).flatMap(({ from, to }, nth) => {
    const first = firstDay(from, reminder.weekdays);
    if (first === null || (to !== null && first > to)) return [];
    const until = to && momentOn(to, reminder.time, zone);
    return [
      "BEGIN:VEVENT",
      `UID:${reminder.id}-${nth + 1}@trousse`,
      `DTSTAMP:${utcTime(at)}`,
      `DTSTART;TZID=${reminder.zone}:${first.replaceAll("-", "")}T${reminder.time.replace(":", "")}00`,
      "DURATION:PT10M",
      `RRULE:${ruleOf(reminder.weekdays)}${until ? `;UNTIL=${utcTime(until)}` : ""}`,
      `SUMMARY:${escapeText(reminder.summary)}`,
      "CLASS:PRIVATE",
      "TRANSP:TRANSPARENT",
      "END:VEVENT",
    ];
  });
}

/** From the day of its first dose to that of its last one, without the days of a pause. */
function spansOf(reminder: FeedReminder, earliest: Day, zone: Zone): Span[] {
  const { time, startsOn, endsOn, createdAt, pausedAt, pausedUntil } = reminder;
  const made = dayOf(createdAt, zone);
  const firstPlanned =
    epochMs(momentOn(made, time, zone)) < epochMs(createdAt) ? addDays(made, 1) : made;
  const from = latest(startsOn ?? earliest, firstPlanned, earliest);
  if (pausedAt === null) return [{ from, to: endsOn }];
  const paused = dayOf(pausedAt, zone);
  const isTakenFirst = epochMs(momentOn(paused, time, zone)) < epochMs(pausedAt);
  const before = isTakenFirst ? paused : addDays(paused, -1);
  const after = pausedUntil && addDays(pausedUntil, 1);
  return [
    { from, to: endsOn !== null && endsOn < before ? endsOn : before },
    // A pause that ended before it began changes nothing.
    ...(after ? [{ from: latest(from, after, addDays(before, 1)), to: endsOn }] : []),
  ];
}

function firstDay(from: Day, weekdays: readonly Weekday[]): Day | null {
  for (let nth = 0; nth < WEEKDAYS.length; nth += 1) {
    const day = addDays(from, nth);
    if (weekdays.includes(weekdayOf(day))) return day;
  }
  return null;
}

function ruleOf(weekdays: readonly Weekday[]): string {
  if (weekdays.length === WEEKDAYS.length) return "FREQ=DAILY";
  const codes = WEEKDAYS.filter((weekday) => weekdays.includes(weekday)).map(
    (weekday) => WEEKDAY_CODES[weekday - 1],
  );
  return `FREQ=WEEKLY;WKST=MO;BYDAY=${codes.join()}`;
}

/** The last of some days. */
const latest = (...days: readonly [Day, ...Day[]]): Day => [...days].sort().at(-1) ?? days[0];

const momentOn = (day: Day, time: string, zone: Zone): Instant =>
  instantOf(wallTimeOn(day, time), zone);
