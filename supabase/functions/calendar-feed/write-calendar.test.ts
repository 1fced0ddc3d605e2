import ICAL from "ical.js";
import { expect, test } from "vitest";
import { day } from "../../../domain/calendar/day.ts";
import { instant } from "../../../domain/calendar/instant.ts";
import { WEEKDAYS } from "../../../domain/calendar/week.ts";
import { namedZone } from "./named-zone.ts";
import { type FeedReminder, writeCalendar } from "./write-calendar.ts";

const NOW = instant("2026-11-26T12:00:00Z");

const reminder = (change: Partial<FeedReminder> = {}): FeedReminder => ({
  id: "11111111-1111-4111-8111-111111111111",
  time: "08:00",
  weekdays: WEEKDAYS,
  startsOn: null,
  endsOn: null,
  pausedAt: null,
  pausedUntil: null,
  createdAt: instant("2026-03-01T12:00:00Z"),
  zone: "Europe/Paris",
  summary: "Aerius 5 mg",
  ...change,
});

const write = (...reminders: readonly FeedReminder[]) =>
  writeCalendar({ name: "Trousse : Léa", reminders }, NOW, namedZone);

/** The moments of all events as another program of calendars reads them, with nothing but the file. */
function occurrences(file: string, until: string, most = 400): string[] {
  ICAL.TimezoneService.reset();
  const calendar = new ICAL.Component(ICAL.parse(file));
  for (const zone of calendar.getAllSubcomponents("vtimezone")) ICAL.TimezoneService.register(zone);
  const found = calendar.getAllSubcomponents("vevent").flatMap((component) => {
    const iterator = new ICAL.Event(component).iterator();
    const moments: string[] = [];
    for (let next = iterator.next(); next && moments.length < most; next = iterator.next()) {
      const moment = next.toJSDate().toISOString();
      if (moment > until) break;
      moments.push(moment);
    }
    return moments;
  });
  ICAL.TimezoneService.reset();
  return found.sort();
}

test("an hour is the same on the wall before and after the clocks change", () => {
  const found = occurrences(
    write(reminder({ createdAt: instant("2026-03-27T12:00:00Z") })),
    "2026-11-01",
  );
  expect(found.slice(0, 3)).toEqual([
    "2026-03-28T07:00:00.000Z",
    "2026-03-29T06:00:00.000Z",
    "2026-03-30T06:00:00.000Z",
  ]);
  expect(found.slice(-7, -4).concat(found.slice(-1))).toEqual([
    "2026-10-25T07:00:00.000Z",
    "2026-10-26T07:00:00.000Z",
    "2026-10-27T07:00:00.000Z",
    "2026-10-31T07:00:00.000Z",
  ]);
  expect(found).toContain("2026-10-24T06:00:00.000Z");
});

test("south of the equator, and where the clocks never change, the hours hold as well", () => {
  const south = write(
    reminder({ zone: "America/Santiago", startsOn: day("2026-09-05"), endsOn: day("2026-09-07") }),
  );
  expect(occurrences(south, "2027")).toEqual([
    "2026-09-05T12:00:00.000Z",
    "2026-09-06T11:00:00.000Z",
    "2026-09-07T11:00:00.000Z",
  ]);
  const east = write(
    reminder({ zone: "Asia/Kathmandu", startsOn: day("2026-12-01"), endsOn: day("2026-12-01") }),
  );
  expect(occurrences(east, "2027")).toEqual(["2026-12-01T02:15:00.000Z"]);
});

test("a course ends with its last day, on its weekdays alone", () => {
  const course = reminder({
    weekdays: [1, 3, 5],
    startsOn: day("2026-11-24"),
    endsOn: day("2026-12-02"),
  });
  expect(occurrences(write(course), "2028")).toEqual([
    "2026-11-25T07:00:00.000Z",
    "2026-11-27T07:00:00.000Z",
    "2026-11-30T07:00:00.000Z",
    "2026-12-02T07:00:00.000Z",
  ]);
});

test("a pause leaves its days out, and one without an end the rest", () => {
  const paused = { startsOn: day("2026-11-20"), endsOn: day("2026-11-30") };
  const rest = reminder({
    ...paused,
    pausedAt: instant("2026-11-22T12:00:00Z"),
    pausedUntil: day("2026-11-28"),
  });
  expect(occurrences(write(rest), "2028").map((moment) => moment.slice(0, 10))).toEqual([
    "2026-11-20",
    "2026-11-21",
    // Taken at eight, before the pause.
    "2026-11-22",
    "2026-11-29",
    "2026-11-30",
  ]);
  const stopped = reminder({ ...paused, pausedAt: instant("2026-11-22T05:00:00Z") });
  expect(occurrences(write(stopped), "2028")).toHaveLength(2);
  const never = reminder({ ...paused, pausedAt: instant("2026-11-01T05:00:00Z") });
  expect(write(never)).not.toContain("VEVENT");
});

test("nothing is planned before its schedule was made, nor further back than last year", () => {
  const late = reminder({ createdAt: instant("2026-11-26T08:00:00Z"), endsOn: day("2026-11-28") });
  expect(occurrences(write(late), "2028").map((moment) => moment.slice(0, 10))).toEqual([
    "2026-11-27",
    "2026-11-28",
  ]);
  const old = reminder({ createdAt: instant("2019-01-01T00:00:00Z") });
  expect(occurrences(write(old), "2026", 3)[0]).toBe("2025-01-01T07:00:00.000Z");
});

test("an hour that is skipped in spring is the hour after it", () => {
  const night = reminder({ time: "02:30", startsOn: day("2027-03-27"), endsOn: day("2027-03-29") });
  expect(occurrences(write(night), "2028")).toHaveLength(3);
});

test("names hold whatever the format means by their signs, in lines of at most 75 octets", () => {
  const summary = `${"Zoé שרה 😴; ".repeat(12)}a,b\\c\nEND:VEVENT`;
  const file = write(reminder({ summary }));
  for (const line of file.split("\r\n")) {
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  }
  expect(file.endsWith("END:VCALENDAR\r\n")).toBe(true);
  expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  const [event] = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents("vevent");
  expect(event?.getFirstPropertyValue("summary")).toBe(summary);
});

test("a person without planned doses has a calendar without events", () => {
  expect(new ICAL.Component(ICAL.parse(write())).getAllSubcomponents("vevent")).toEqual([]);
});

test("an event keeps its name while its hours are the same", () => {
  const names = (file: string) => file.match(/UID:.*/gu);
  expect(names(write(reminder()))).toEqual(names(write(reminder({ summary: "Other" }))));
  const twice = write(reminder(), reminder({ id: "2" }));
  expect(new Set(names(twice)).size).toBe(2);
  expect(twice.match(/BEGIN:VTIMEZONE/gu)).toHaveLength(1);
});
