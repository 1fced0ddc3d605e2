import type { Zone } from "#domain/calendar/zone.ts";

/** The time zone of this browser. */
export const browserZone: Zone = (at) => -new Date(at).getTimezoneOffset();

/** Its name, as `Europe/Paris`. */
export function browserZoneName(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Minutes east of UTC in a zone, now; those of this browser in a zone it does not know. */
export function utcOffsetMinutes(zone: string): number {
  const now = Date.now();
  try {
    const wall = new Intl.DateTimeFormat("sv-SE", {
      timeZone: zone,
      dateStyle: "short",
      timeStyle: "medium",
    }).format(now);
    return Math.round((Date.parse(`${wall.replace(" ", "T")}Z`) - now) / 60_000);
  } catch {
    return browserZone(now);
  }
}
