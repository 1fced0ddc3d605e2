import type { Zone } from "#domain/calendar/zone.ts";

// Real zones for the tests of every noun, from the law rather than from the machine's zone files, so
// that a test reads the same everywhere. `zone-samples.test.ts` holds them against those files.

const HOUR_MS = 3_600_000;

/** Europe/Paris since 1996: summer time from the last Sunday of March to that of October, 01:00 UTC. */
export const paris: Zone = (at) => {
  const year = new Date(at).getUTCFullYear();
  const summer = at >= lastSunday(year, 3) + HOUR_MS && at < lastSunday(year, 10) + HOUR_MS;
  return summer ? 120 : 60;
};

/** Atlantic/Canary: an hour behind Paris all year, for the clocks of both change at the same moment. */
export const canary: Zone = (at) => paris(at) - 60;

/** America/New_York since 2007: second Sunday of March 07:00 UTC to first of November 06:00 UTC. */
export const newYork: Zone = (at) => {
  const year = new Date(at).getUTCFullYear();
  const begins = sundayOnOrAfter(year, 3, 8) + 7 * HOUR_MS;
  const ends = sundayOnOrAfter(year, 11, 1) + 6 * HOUR_MS;
  return at >= begins && at < ends ? -240 : -300;
};

export const utc: Zone = () => 0;

function sundayOnOrAfter(year: number, month: number, date: number): number {
  const weekday = new Date(Date.UTC(year, month - 1, date)).getUTCDay();
  return Date.UTC(year, month - 1, date + ((7 - weekday) % 7));
}

function lastSunday(year: number, month: 3 | 10): number {
  return sundayOnOrAfter(year, month, 25);
}
