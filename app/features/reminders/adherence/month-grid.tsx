import { formatDayOfYear, formatWeekday, formatWeekdayName } from "#app/locale/format.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { addDays, type Day, day } from "#domain/calendar/day.ts";
import { firstWeekday } from "#domain/calendar/week.ts";
import { type AdherenceDay, shareTaken, weeksOfMonth } from "#domain/reminders/adherence.ts";

/** A Monday. */
const A_MONDAY = day("2001-01-01");
const MONDAY_FIRST = [0, 1, 2, 3, 4, 5, 6];
const SUNDAY_FIRST = [6, 0, 1, 2, 3, 4, 5];

/** A month of days, each with a bar as long as the share that was taken. */
export function MonthGrid({
  month,
  today,
  days,
  chosen,
  onChoose,
}: {
  month: Day;
  today: Day;
  days: ReadonlyMap<Day, AdherenceDay>;
  chosen: Day | null;
  onChoose: (on: Day) => void;
}) {
  const t = useText();
  const language = useLanguage();
  const first = firstWeekday(language);
  const weekdays = first === "monday" ? MONDAY_FIRST : SUNDAY_FIRST;
  return (
    <table className="mb-3 w-full table-fixed text-center tabular-nums">
      <caption className="sr-only">{t("reminders.calendar.title")}</caption>
      <thead>
        <tr className="text-ink-soft text-sm">
          {weekdays.map((nth) => (
            <th
              key={nth}
              scope="col"
              abbr={formatWeekdayName(nth + 1, language)}
              className="truncate py-1 font-normal"
            >
              {formatWeekday(addDays(A_MONDAY, nth), language)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOfMonth(month, first).map((week) => (
          <tr key={week.find((on) => on !== null)}>
            {week.map((on, place) => (
              <td key={on ?? place} className="p-0">
                {on && content(on)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );

  function content(on: Day) {
    const number = Number(on.slice(8));
    const weight = on === today ? "font-bold underline" : "";
    const doses = days.get(on);
    if (!doses) return <span className={`text-ink-soft ${weight}`}>{number}</span>;
    return (
      <button
        type="button"
        aria-label={labelOf(on, doses)}
        aria-pressed={on === chosen}
        aria-current={on === today ? "date" : undefined}
        onClick={() => onChoose(on)}
        className="flex min-h-12 w-full min-w-11 flex-col items-center justify-center gap-1 rounded-control hover:bg-accent-soft aria-pressed:bg-accent-soft"
      >
        <span className={weight}>{number}</span>
        <ShareBar share={shareTaken(doses)} isOver={doses.open === 0} />
      </button>
    );
  }

  function labelOf(on: Day, { taken, missed, skipped, open }: AdherenceDay): string {
    const over = taken + missed + skipped;
    const facts = { day: formatDayOfYear(on, language), taken };
    return open === 0
      ? t("reminders.calendar.day", { ...facts, count: over })
      : t("reminders.calendar.openDay", { ...facts, over, count: open });
  }
}

/** Drawn with SVG, whose colours paper and forced colours keep. Its line is broken while doses of the day are open. */
function ShareBar({ share, isOver }: { share: number | null; isOver: boolean }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 28 8" className="h-2 w-7">
      {share !== null && <rect width={28 * share} height="8" rx="2" className="fill-accent" />}
      <rect
        x="0.5"
        y="0.5"
        width="27"
        height="7"
        rx="2"
        className="fill-none stroke-edge"
        strokeDasharray={isOver ? undefined : "2 2"}
      />
    </svg>
  );
}
