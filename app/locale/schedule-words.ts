import type { Day } from "#domain/calendar/day.ts";
import { WEEKDAYS } from "#domain/calendar/week.ts";
import type { Form } from "#domain/inventory/form.ts";
import { isDivisible } from "#domain/inventory/unit-fraction.ts";
import { isPausedOn, type Schedule } from "#domain/reminders/schedule.ts";
import { formatDay, formatHour, formatList, formatWeekdayName } from "./format.ts";
import { useQuantityWords } from "./quantity-words.ts";
import { useLanguage, useText } from "./text.tsx";

/**
 * A schedule as one says it: 'Tous les jours à 08:00 (½ comprimé) et 20:00', and whether it rests today. One unit goes
 * without saying to who has the box; `all` says it as well, to a doctor who has not.
 */
export function useScheduleWords(): (
  schedule: Schedule,
  form: Form | null,
  today: Day,
  quantities?: "unusual" | "all",
) => string[] {
  const t = useText();
  const language = useLanguage();
  const quantityWords = useQuantityWords();
  return (schedule, form, today, quantities = "unusual") => {
    const { doses, weekdays, startsOn, endsOn, pausedUntil } = schedule;
    if (doses.length === 0) return [];
    const days = weekdays.map((weekday) => formatWeekdayName(weekday, language));
    const facts = {
      hours: formatList(
        doses.map(({ time, quantity }) => {
          const hour = formatHour(time, language);
          const isUsual = quantities === "unusual" && quantity === 1;
          return form === null || (isUsual && isDivisible(form))
            ? hour
            : `${hour} (${quantityWords(form, quantity)})`;
        }),
        language,
      ),
      when:
        weekdays.length === WEEKDAYS.length
          ? t("reminders.schedule.everyDay")
          : t("reminders.schedule.onDays", { days: formatList(days, language) }),
      from: startsOn ? formatDay(startsOn, language) : "",
      until: endsOn ? formatDay(endsOn, language) : "",
    };
    const said = t(`reminders.schedule.${spanOf(schedule)}`, facts);
    if (!isPausedOn(today, schedule)) return [said];
    const pause = pausedUntil
      ? t("reminders.schedule.pausedUntil", { until: formatDay(pausedUntil, language) })
      : t("reminders.schedule.paused");
    return [said, pause];
  };
}

function spanOf({ startsOn, endsOn }: Schedule): "always" | "from" | "until" | "span" {
  if (startsOn && endsOn) return "span";
  if (startsOn) return "from";
  return endsOn ? "until" : "always";
}
