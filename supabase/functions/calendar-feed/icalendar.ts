import { epochMs, type Instant, instantAt } from "../../../domain/calendar/instant.ts";
import { wallTimeOf } from "../../../domain/calendar/wall-time.ts";
import type { Zone } from "../../../domain/calendar/zone.ts";

/** Octets of a line, its end not counted (RFC 5545, 3.1). */
const LINE_OCTETS = 75;
const MS_PER_MINUTE = 60_000;
const MS_PER_DAY = 86_400_000;

/** A text as a value: what has a meaning in the format is escaped (RFC 5545, 3.3.11). */
export function escapeText(text: string): string {
  return text.replace(/[\\;,]/gu, "\\$&").replace(/\r\n|[\r\n]/gu, "\\n");
}

/** Lines as a file: folded between characters, and ended as the format asks. */
export function foldLines(lines: readonly string[]): string {
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

function fold(line: string): string {
  let folded = "";
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > LINE_OCTETS) {
      folded += "\r\n ";
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}

function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}

/** `20261126T070000Z` */
export function utcTime(moment: Instant): string {
  return `${new Date(epochMs(moment)).toISOString().slice(0, 19).replaceAll(/[-:]/gu, "")}Z`;
}

/** `20261126T080000`, by the clock of a zone. */
function localTime(moment: Instant, zone: Zone): string {
  return `${wallTimeOf(moment, zone).replaceAll(/[-:]/gu, "")}00`;
}

interface Change {
  readonly at: number;
  readonly before: number;
  readonly after: number;
}

/**
 * A zone as a program reads it that has no list of zones of its own: what its clocks show at first, and each change until
 * the last moment.
 */
export function zoneLines(name: string, zone: Zone, from: Instant, to: Instant): string[] {
  const changes = changesOf(zone, epochMs(from), epochMs(to));
  const first = zone(epochMs(from));
  const least = Math.min(first, ...changes.map(({ after }) => after));
  return [
    "BEGIN:VTIMEZONE",
    `TZID:${name}`,
    ...observance(least, { at: 0, before: first, after: first }),
    ...changes.flatMap((change) => observance(least, change)),
    "END:VTIMEZONE",
  ];
}

/** From a moment on, by the clock before it. @param standard minutes east of UTC while no summer time is kept */
function observance(standard: number, { at, before, after }: Change): string[] {
  const kind = after > standard ? "DAYLIGHT" : "STANDARD";
  return [
    `BEGIN:${kind}`,
    `DTSTART:${localTime(instantAt(at), () => before)}`,
    `TZOFFSETFROM:${offset(before)}`,
    `TZOFFSETTO:${offset(after)}`,
    `END:${kind}`,
  ];
}

function changesOf(zone: Zone, from: number, to: number): Change[] {
  const changes: Change[] = [];
  for (let day = from; day < to; day += MS_PER_DAY) {
    const [before, after] = [zone(day), zone(day + MS_PER_DAY)];
    if (before !== after) changes.push({ at: minuteOfChange(zone, day, before), before, after });
  }
  return changes;
}

/** The first minute at which the clocks show something else than before. */
function minuteOfChange(zone: Zone, day: number, before: number): number {
  let [early, late] = [0, MS_PER_DAY / MS_PER_MINUTE];
  while (late - early > 1) {
    const middle = Math.floor((early + late) / 2);
    if (zone(day + middle * MS_PER_MINUTE) === before) early = middle;
    else late = middle;
  }
  return day + late * MS_PER_MINUTE;
}

/** `+0530`, `-0400` */
function offset(minutes: number): string {
  const size = Math.abs(minutes);
  const digits = (count: number) => String(count).padStart(2, "0");
  return `${minutes < 0 ? "-" : "+"}${digits(Math.floor(size / 60))}${digits(size % 60)}`;
}
