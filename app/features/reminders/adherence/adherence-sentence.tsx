import { formatHour } from "#app/locale/format.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import type { Adherence } from "#domain/reminders/adherence.ts";

/** What the calendar shows, in words. */
export function AdherenceSentence({
  adherence: { days, overDays, completeDays, skipped, mostMissed },
}: {
  adherence: Adherence;
}) {
  const t = useText();
  const language = useLanguage();
  return <p className="text-ink-soft text-sm tabular-nums">{sentences().join(" ")}</p>;

  function sentences(): string[] {
    if (days.size === 0) return [t("reminders.calendar.none")];
    if (overDays === 0) return [t("reminders.calendar.notOver")];
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
    ];
  }
}
