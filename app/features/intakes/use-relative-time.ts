import { browserZone } from "#app/client/time/time-zone.ts";
import { formatTime } from "#app/locale/format.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { addDays, dayOf } from "#domain/calendar/day.ts";
import type { Instant } from "#domain/calendar/instant.ts";
import { relativeTime } from "#domain/intakes/relative-time.ts";

const A_DAY = 24;

/** How long ago a moment was, as a sentence: 'Il y a plus de 3 h', 'Hier à 08:37'. */
export function useRelativeTime(now: Instant): (moment: Instant) => string {
  const t = useText();
  const language = useLanguage();
  const yesterday = addDays(dayOf(now, browserZone), -1);
  const isYesterday = (moment: Instant) => dayOf(moment, browserZone) === yesterday;
  return (moment) => {
    const time = relativeTime(moment, now);
    switch (time.unit) {
      case "under-an-hour":
        return t("intakes.ago.underAnHour");
      case "hours":
        if (time.count >= A_DAY && isYesterday(moment)) {
          return t("intakes.ago.yesterday", { time: formatTime(moment, language) });
        }
        return t("intakes.ago.hours", { count: time.count });
      case "days":
        return t("intakes.ago.days", { count: time.count });
    }
  };
}
