import { formatTime } from "#app/locale/format.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import type { DayLine as Line } from "#domain/reminders/day-line.ts";
import { DOSE_STATE_COLOUR, DOSE_STATE_ICON } from "./dose-state-badge.tsx";

const MINUTES_PER_DAY = 1440;
const HOURS = [0, 6, 12, 18, 24];
const LANE_PX = 22;

/**
 * The planned doses of a day on 24 hours. Each mark is the icon that the list names below; nothing of the drawing is read out, for the
 * sentence above it and the list say the same.
 */
export function DayLine({ line, name }: { line: Line; name: string | null }) {
  const t = useText();
  const language = useLanguage();
  const { marks, lanes, nowMinutes, answered, all, nextAt } = line;
  const said = t("reminders.line.answered", { count: all, answered });
  return (
    <figure className="break-inside-avoid">
      <figcaption className="text-sm tabular-nums">
        {name !== null && <span className="font-semibold text-accent">{name} · </span>}
        {nextAt === null
          ? said
          : t("reminders.line.next", { said, time: formatTime(nextAt, language) })}
      </figcaption>
      <div aria-hidden="true" className="mx-3 mt-1 text-ink-soft text-sm">
        <div className="relative border-edge border-b-2" style={{ height: lanes * LANE_PX + 4 }}>
          <span
            className="absolute inset-y-0 w-0 border-focus border-l-2 border-dotted"
            style={{ left: at(nowMinutes) }}
          />
          {marks.map(({ minutes, state, count, lane }) => {
            const Icon = DOSE_STATE_ICON[state];
            return (
              <span
                key={`${minutes} ${state}`}
                className={`absolute flex -translate-x-1/2 items-center rounded-full bg-paper-raised font-bold text-[min(0.75rem,15px)] leading-none ${DOSE_STATE_COLOUR[state]}`}
                style={{ left: at(minutes), bottom: lane * LANE_PX + 2 }}
              >
                <Icon className="size-[20px]" strokeWidth={2.5} />
                {count > 1 && count}
              </span>
            );
          })}
        </div>
        <div className="relative h-[1.5em]">
          {HOURS.map((hour) => (
            <span
              key={hour}
              className="absolute top-0.5 -translate-x-1/2 whitespace-nowrap text-[min(0.75rem,15px)] tabular-nums"
              style={{ left: at(hour * 60) }}
            >
              {t("reminders.line.hour", { hour })}
            </span>
          ))}
        </div>
      </div>
    </figure>
  );
}

const at = (minutes: number) => `${(100 * minutes) / MINUTES_PER_DAY}%`;
