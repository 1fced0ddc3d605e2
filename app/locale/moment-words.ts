import { dayOf } from "#domain/calendar/day.ts";
import type { Instant } from "#domain/calendar/instant.ts";
import type { Zone } from "#domain/calendar/zone.ts";
import { formatShortDay, formatTime } from "./format.ts";
import { useLanguage, useText } from "./text.tsx";

/**
 * The hour today, the day and the hour otherwise, as they follow "not before", "since" or a verb.
 * @param zone of the reader
 */
export function useMomentWords(
  zone: Zone,
): (after: "before" | "since" | "at" | "of", moment: Instant, now: Instant) => string {
  const t = useText();
  const language = useLanguage();
  return (after, moment, now) => {
    const time = formatTime(moment, language);
    const on = dayOf(moment, zone);
    return on === dayOf(now, zone)
      ? t(`intakes.moment.${after}`, { time })
      : t(`intakes.moment.${after}OnDay`, { day: formatShortDay(on, language), time });
  };
}
