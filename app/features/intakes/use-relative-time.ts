import { useText } from "#app/locale/text.tsx";
import type { Instant } from "#domain/calendar/instant.ts";
import { relativeTime } from "#domain/intakes/relative-time.ts";

/** How long ago a moment was, as a sentence: 'Il y a plus de 3 h'. */
export function useRelativeTime(now: Instant): (moment: Instant) => string {
  const t = useText();
  return (moment) => {
    const time = relativeTime(moment, now);
    switch (time.unit) {
      case "under-an-hour":
        return t("intakes.ago.underAnHour");
      case "hours":
        return t("intakes.ago.hours", { count: time.count });
      case "days":
        return t("intakes.ago.days", { count: time.count });
    }
  };
}
