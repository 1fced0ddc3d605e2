import { type Day, isDay } from "./day.ts";
import { epochMs, type Instant, instantAt } from "./instant.ts";
import type { Zone } from "./zone.ts";

declare const brand: unique symbol;

/**
 * What calendar and clock on the wall show, `YYYY-MM-DDTHH:MM`, as `<input type="datetime-local">`
 * writes it. It names a moment only together with a zone. Later ones sort later as plain text.
 */
export type WallTime = string & { readonly [brand]: "WallTime" };

const MS_PER_MINUTE = 60_000;
const MS_PER_DAY = 86_400_000;

/** Whether `text` is `YYYY-MM-DDTHH:MM` with an existing day and an hour from 00:00 to 23:59. */
export function isWallTime(text: string): text is WallTime {
  return isDay(text.slice(0, 10)) && /^T(?:[01]\d|2[0-3]):[0-5]\d$/.test(text.slice(10));
}

/** @throws RangeError when `text` is not a wall time. */
export function wallTime(text: string): WallTime {
  if (!isWallTime(text)) throw new RangeError(`Not a wall time: ${text}`);
  return text;
}

/** The wall time at an hour `HH:MM` of a day. @throws RangeError when there is no such hour. */
export function wallTimeOn(onDay: Day, hour: string): WallTime {
  return wallTime(`${onDay}T${hour}`);
}

/** What the wall shows in `zone` at `moment`; seconds are cut off. */
export function wallTimeOf(moment: Instant, zone: Zone): WallTime {
  return new Date(wallMs(moment, zone)).toISOString().slice(0, 16) as WallTime;
}

/**
 * Wall time as if it were UTC, in milliseconds: differences of it are what a calendar counts, so
 * seven of its days are seven days even when one of them has 23 or 25 hours.
 */
export function wallMs(moment: Instant, zone: Zone): number {
  const ms = epochMs(moment);
  return ms + zone(ms) * MS_PER_MINUTE;
}

/**
 * The moment a wall time names. Skipped in spring, 02:30 is 03:30; shown twice in autumn, it is the
 * first of the two, as browsers decide it (PostgreSQL alone would take the second).
 */
export function instantOf(shown: WallTime, zone: Zone): Instant {
  const asUtc = Date.parse(`${shown}:00Z`);
  // One day away on either side both offsets around a change of the clocks are seen.
  const before = zone(asUtc - MS_PER_DAY);
  const after = zone(asUtc + MS_PER_DAY);
  const candidates = [before, after]
    .map((offset) => ({ offset, ms: asUtc - offset * MS_PER_MINUTE }))
    .filter(({ offset, ms }) => zone(ms) === offset)
    .map(({ ms }) => ms);
  return instantAt(
    candidates.length > 0 ? Math.min(...candidates) : asUtc - before * MS_PER_MINUTE,
  );
}

/** The first moment of a day: 00:00, or 01:00 where the clocks skip midnight itself. */
export function startOfDay(ofDay: Day, zone: Zone): Instant {
  return instantOf(wallTimeOn(ofDay, "00:00"), zone);
}
