import type { Zone } from "../../../domain/calendar/zone.ts";

const MS_PER_MINUTE = 60_000;

/** A zone by its name, as `Europe/Paris`. @throws RangeError for one that this runtime does not know */
export function namedZone(name: string): Zone {
  const wall = new Intl.DateTimeFormat("en-US", {
    timeZone: name,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
  });
  return (at) => {
    const minute = Math.floor(at / MS_PER_MINUTE) * MS_PER_MINUTE;
    const parts = new Map(
      wall.formatToParts(minute).map(({ type, value }) => [type, Number(value)] as const),
    );
    const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
    const shown = Date.UTC(
      part("year"),
      part("month") - 1,
      part("day"),
      part("hour"),
      part("minute"),
    );
    return Math.round((shown - minute) / MS_PER_MINUTE);
  };
}
