import { browserZone } from "#app/client/time/time-zone.ts";
import { formatShortMoment, formatTime } from "#app/locale/format.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { dayOf } from "#domain/calendar/day.ts";
import { epochMs, type Instant } from "#domain/calendar/instant.ts";
import { relativeTime } from "#domain/intakes/relative-time.ts";

const A_MINUTE = 60_000;

/** When a dose was taken, within a sentence: 'à 20:45', 'le 21/11/2026 20:45'. */
export function useDoseMoment(): (moment: Instant, now: Instant) => string {
  const t = useText();
  const language = useLanguage();
  return (moment, now) =>
    dayOf(moment, browserZone) === dayOf(now, browserZone)
      ? t("intakes.dose.today", { time: formatTime(moment, language) })
      : t("intakes.dose.onDay", { moment: formatShortMoment(moment, language) });
}

/** How long ago that was, to the minute in the first hour: 'il y a 45 minutes'. */
export function useAgoWords(): (moment: Instant, now: Instant) => string {
  const t = useText();
  return (moment, now) => {
    const time = relativeTime(moment, now);
    if (time.unit === "hours") return t("intakes.dose.hoursAgo", { count: time.count });
    if (time.unit === "days") return t("intakes.dose.daysAgo", { count: time.count });
    const minutes = Math.max(0, Math.floor((epochMs(now) - epochMs(moment)) / A_MINUTE));
    return t("intakes.dose.minutesAgo", { count: minutes });
  };
}
