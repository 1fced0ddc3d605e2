import type { Adherence } from "#domain/reminders/adherence.ts";
import { formatHour } from "./format.ts";
import { useLanguage, useText } from "./text.tsx";

/** How planned doses were taken, in words: the same below the calendar and in the report for the doctor. */
export function useAdherenceWords(): (adherence: Adherence) => string {
  const t = useText();
  const language = useLanguage();
  return ({ days, overDays, completeDays, skipped, mostMissed }) => {
    if (days.size === 0) return t("reminders.calendar.none");
    if (overDays === 0) return t("reminders.calendar.notOver");
    return [
      t("reminders.calendar.complete", { count: completeDays, days: overDays }),
      ...(mostMissed
        ? [
            t("reminders.calendar.mostMissed", {
              count: mostMissed.count,
              hour: formatHour(mostMissed.hour, language),
            }),
          ]
        : []),
      ...(skipped > 0 ? [t("reminders.calendar.skipped", { count: skipped })] : []),
    ].join(" ");
  };
}
