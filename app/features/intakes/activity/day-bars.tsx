import { formatDayAndMonth, formatNumber, formatWeekday } from "#app/locale/format.ts";
import { useLanguage } from "#app/locale/text.tsx";
import type { DosesOfDay } from "#domain/intakes/doses-per-day.ts";

const WEEK = 7;

/** What a bar takes of the width of its day. */
const BAR = 0.72;

/** Doses at the top of the drawing, or more: one dose a day is not much, and must not look it. */
const LEAST_HEIGHT = 4;

/**
 * A bar a day, as high as its doses. Drawn with SVG, whose colours paper and forced colours keep. Nothing of it is read
 * out: the sentence above and the figures below say it better.
 */
export function DayBars({ days }: { days: readonly DosesOfDay[] }) {
  const language = useLanguage();
  const most = Math.max(LEAST_HEIGHT, ...days.map(({ doses }) => doses));
  const share = 100 / days.length;
  const isWeek = days.length <= WEEK;
  return (
    <div
      aria-hidden="true"
      className="mt-2 grid grid-cols-[auto_1fr] gap-x-2 text-ink-soft text-sm"
    >
      <div className="flex h-24 flex-col justify-between text-right leading-none tabular-nums md:h-32">
        <span>{formatNumber(most, language)}</span>
        <span>0</span>
      </div>
      <svg aria-hidden="true" className="h-24 w-full md:h-32">
        <line x2="100%" className="stroke-line" strokeDasharray="2 4" y1="1" y2="1" />
        {days.map(({ day, doses }, nth) => (
          <rect
            key={day}
            x={`${share * (nth + (1 - BAR) / 2)}%`}
            width={`${share * BAR}%`}
            y={`${100 - (100 * doses) / most}%`}
            height={`${(100 * doses) / most}%`}
            rx="2"
            className="fill-accent"
          />
        ))}
        <line x2="100%" y1="100%" y2="100%" className="stroke-edge" strokeWidth="2" />
      </svg>
      <div className="relative col-start-2 h-7">
        {days.map(({ day }, nth) => {
          const daysAgo = days.length - 1 - nth;
          if (!isWeek && daysAgo % WEEK !== 0) return null;
          return (
            <span
              key={day}
              className={`absolute top-1 whitespace-nowrap ${daysAgo === 0 && !isWeek ? "translate-x-[-75%]" : "-translate-x-1/2"}`}
              style={{ left: `${share * (nth + 0.5)}%` }}
            >
              {isWeek ? formatWeekday(day, language) : formatDayAndMonth(day, language)}
            </span>
          );
        })}
      </div>
    </div>
  );
}
